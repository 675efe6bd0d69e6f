import { expect, it } from "vitest";
import type * as z from "zod";
import { decideItemSchema } from "#domain/admin/review-suppliers.ts";

const CERTIFICATE = { document: "doc_1", certification: "iso-9001" } as const;

/** What a reviewer's decision is refused for. */
function refusedFor(decided: Partial<z.input<typeof decideItemSchema>>): string[] {
  const input = { id: "sup_1", version: 1, item: "trade_licence", decision: "accepted", note: null, ...decided };
  const { error } = decideItemSchema.safeParse(input);
  return (error?.issues ?? []).map((issue) => {
    const code = issue.code === "custom" ? issue.params?.code : issue.code;
    return `${issue.path.join(".")}:${code}`;
  });
}

it("what is rejected or waived needs a note for the owner", () => {
  expect(refusedFor({ decision: "accepted" })).toEqual([]);
  expect(refusedFor({ decision: "rejected" })).toEqual(["note:required"]);
  expect(refusedFor({ decision: "waived" })).toEqual(["note:required"]);
  expect(refusedFor({ decision: "rejected", note: "The scan is cut off." })).toEqual([]);
});

it("only an accepted licence has a last day", () => {
  const licenceEnd = "2027-03-31";
  expect(refusedFor({ licenceEnd })).toEqual([]);
  expect(refusedFor({ licenceEnd, decision: "rejected", note: "Expired." })).toEqual(["licenceEnd:not_asked"]);
  expect(refusedFor({ licenceEnd, item: "certificates" })).toEqual(["licenceEnd:not_asked"]);
});

it("only accepted certificates prove anything, each paper one thing", () => {
  const item = "certificates";
  expect(refusedFor({ item, certificates: [CERTIFICATE] })).toEqual([]);
  expect(refusedFor({ certificates: [CERTIFICATE] })).toEqual(["certificates:not_asked"]);
  expect(refusedFor({ item, certificates: [CERTIFICATE], decision: "rejected", note: "Blurred." })).toEqual([
    "certificates:not_asked",
  ]);
  expect(refusedFor({ item, certificates: [CERTIFICATE, CERTIFICATE] })).toEqual(["certificates:repeated"]);
});

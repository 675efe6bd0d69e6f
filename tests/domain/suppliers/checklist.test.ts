import { describe, expect, it } from "vitest";
import { canDecide, mayPrepare, mayRemove, openItems } from "#domain/suppliers/checklist.ts";
import { checklistAnswerSchema } from "#domain/suppliers/checklist-answer.ts";

describe("the checklist", () => {
  it("lists what still stands in the way of an approval", () => {
    expect(openItems({})).toEqual(["trade_licence", "trn", "addresses"]);
    expect(openItems({ trade_licence: "accepted", trn: "waived", addresses: "provided" })).toEqual(["addresses"]);
    expect(openItems({ trade_licence: "waived", trn: "accepted", addresses: "waived" })).toEqual(["trade_licence"]);
  });

  it("lets only what was provided be accepted or rejected", () => {
    expect(canDecide("missing", "accepted")).toBe(false);
    expect(canDecide("provided", "rejected")).toBe(true);
    expect(canDecide("missing", "waived")).toBe(true);
    expect(canDecide("accepted", "waived")).toBe(false);
  });

  it("reads a tax number however it is written, and no other", () => {
    expect(checklistAnswerSchema.parse({ item: "trn", trn: "١٠٠ ١٢٣٤ ٥٦٧٨ ٩٠١٢" })).toEqual({
      item: "trn",
      trn: "100123456789012",
    });
    expect(checklistAnswerSchema.safeParse({ item: "trn", trn: "10012345678901" }).success).toBe(false);
    expect(checklistAnswerSchema.safeParse({ item: "trn", trn: "100123456789012", extra: 1 }).success).toBe(false);
  });
});

it.each([
  ["pending", null, 5, true],
  ["rejected", 9, 5, true],
  ["approved", 9, 5, false],
  ["approved", 9, 10, true],
  ["suspended", 9, 10, true],
  ["terminated", null, 10, false],
] as const)(
  "a file of a %s company, decided at %s, that came at %i: may be taken back is %s",
  (status, decidedAt, createdAt, may) => {
    expect(mayRemove({ status, decidedAt }, createdAt)).toBe(may);
  },
);

it("leads a company to prepare products until it is approved, and none that is closed", () => {
  const states = ["pending", "info_requested", "rejected", "approved", "suspended", "terminated"] as const;
  expect(states.filter(mayPrepare)).toEqual(["pending", "info_requested", "rejected"]);
});

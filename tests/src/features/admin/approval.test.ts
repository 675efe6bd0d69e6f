import { describe, expect, it } from "vitest";
import { CHECKLIST_ITEMS, type ItemState } from "#domain/suppliers/checklist.ts";
import { approvalOf } from "#src/features/admin/approval.ts";
import { type Application, inTheWay } from "#src/features/admin/in-the-way.ts";

const NOW = Date.UTC(2026, 10, 21);

/** An application with all of its items in a state, and a licence of two files. */
function applicationOf(state: ItemState, validUntil: number | null = NOW + 1): Application {
  const documents = ["newest", "older"].map((id) => ({ id, validUntil }));
  const checklist = CHECKLIST_ITEMS.map((item) => ({
    item,
    state,
    documents: item === "trade_licence" ? documents : [],
  }));
  // What the functions look at; the rest of an application is not their affair.
  return { checklist, openItems: ["trade_licence", "trn", "addresses"] } as unknown as Application;
}
const acceptedOf = (application: Application, ...seen: string[]) =>
  approvalOf(application, new Set(seen), NOW).accept.map(({ item }) => item);

describe("what an approval accepts", () => {
  it("is what the page shows and what has files once all of them were opened, but no certificates", () => {
    const application = applicationOf("provided");
    expect(acceptedOf(application)).toEqual(["trn", "bank_letter", "logo", "addresses", "markets"]);
    expect(acceptedOf(application, "older")).not.toContain("trade_licence");
    expect(acceptedOf(application, "newest")).not.toContain("trade_licence");
    expect(approvalOf(application, new Set(["newest", "older"]), NOW).accept).toContainEqual({
      item: "trade_licence",
      document: "newest",
    });
    expect(approvalOf(application, new Set(), NOW).unopened.map(({ item }) => item)).toEqual(["trade_licence"]);
  });

  it.each(["missing", "accepted", "rejected", "waived"] as const)("is nothing that is %s", (state) => {
    const { accept, unopened } = approvalOf(applicationOf(state), new Set(["newest"]), NOW);
    expect([accept, unopened]).toEqual([[], []]);
  });

  it("is no licence whose last day is over, or not said", () => {
    expect(acceptedOf(applicationOf("provided", NOW), "newest", "older")).not.toContain("trade_licence");
    expect(acceptedOf(applicationOf("provided", null), "newest", "older")).not.toContain("trade_licence");
    expect(acceptedOf(applicationOf("provided", NOW + 1), "newest", "older")).toContain("trade_licence");
  });

  it("no longer stands in its way", () => {
    const application = applicationOf("provided");
    const left = inTheWay(application, "approve", NOW, acceptedOf(application));
    expect(left).toEqual({ openItems: ["trade_licence"], isLicenceEnded: false });
    expect(inTheWay(application, "approve", NOW, acceptedOf(application, "newest", "older"))).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { readCursor, readSavedSearch, writeCursor } from "#src/features/catalogue/saved/saved-search.ts";

describe("the address of the saved list", () => {
  it("names behind which entry a page begins", () => {
    const cursor = { at: 1_732_700_000_000, id: "prd_a.b" };
    expect(writeCursor(cursor)).toBe("1732700000000.prd_a.b");
    expect(readCursor(writeCursor(cursor))).toEqual(cursor);
    expect(writeCursor(null)).toBeUndefined();
    expect(readSavedSearch({ kind: "supplier", after: "5.sup_a" })).toEqual({ kind: "supplier", after: "5.sup_a" });
  });

  it("drops what it cannot read", () => {
    const broken = ["", ".", "5.", ".prd_a", "x.prd_a", "-5.prd_a", "1e400.prd_a", `5.${"p".repeat(61)}`, 5, ["5.a"]];
    for (const after of broken) expect(readSavedSearch({ after }).after).toBeUndefined();
    expect(readSavedSearch({ kind: "product" }).kind).toBeUndefined();
  });
});

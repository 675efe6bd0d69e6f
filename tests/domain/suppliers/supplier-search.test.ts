import { describe, expect, it } from "vitest";
import { supplierSearchWords } from "#domain/suppliers/supplier-search.ts";

describe("words of a search for suppliers", () => {
  it.each([
    ["أُفُق  الذكاء", ["افق", "الذكاء"]],
    ["ÉQUIPEMENTS", ["equipements"]],
    ["Bina & Steel", ["bina", "steel"]],
    ["٥٠٠", ["500"]],
    ["%", []],
    [" ", []],
  ])("of %j are %j", (query, words) => expect(supplierSearchWords(query)).toEqual(words));

  it("are eight at most", () => expect(supplierSearchWords("a b c d e f g h i j")).toHaveLength(8));
});

import { describe, expect, it } from "vitest";
import { readSupplierSearch, supplierListInput } from "#src/features/suppliers/supplier-search.ts";
import { speak } from "../../../support/in-locale.ts";

describe("search of the company lists", () => {
  it("reads words, country and page as an address holds them", () => {
    expect(readSupplierSearch({ q: " دبي ", country: "AE", page: "2" })).toEqual({ q: "دبي", country: "AE", page: 2 });
  });

  it.each([
    { q: ["a", "b"] },
    { country: "UAE" },
    { country: "ae" },
    { page: "0" },
    { page: "-1" },
    { page: "1.5" },
    { page: "501" },
    { page: "x" },
    { page: {} },
  ])("drops what it can't read: %j", (raw) => {
    expect(readSupplierSearch(raw)).toEqual({ q: undefined, country: undefined, page: undefined });
  });

  it("cuts words at a hundred", () => {
    expect(readSupplierSearch({ q: "x".repeat(10_000) }).q).toHaveLength(100);
  });

  it("asks the API only for what is set", () => {
    speak("fr");
    expect(supplierListInput("manufacturers", {})).toEqual({ kind: "manufacturers", page: 1, locale: "fr" });
  });
});

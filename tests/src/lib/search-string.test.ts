import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "#src/lib/search-string.ts";

describe("search string", () => {
  it("keeps numbers, truth values and JSON as the text that was typed", () => {
    expect(parseSearch("?q=500&page=2&x=true&y=%5B1%5D")).toEqual({ q: "500", page: "2", x: "true", y: "[1]" });
  });

  it("gathers repeated names into a list, as a form of check boxes sends them", () => {
    expect(parseSearch("?origin=AE&origin=SA&origin=OM")).toEqual({ origin: ["AE", "SA", "OM"] });
  });

  it("keeps the order of a name that is repeated thousands of times", () => {
    const values = Array.from({ length: 4000 }, (_, at) => String(at));
    expect(parseSearch(values.map((value) => `a=${value}`).join("&"))).toEqual({ a: values });
  });

  it("writes what it reads, Arabic and quotes included", () => {
    const record = { q: 'تمر "سكري" & كو', origin: ["AE", "SA"] };
    expect(parseSearch(stringifySearch(record))).toEqual(record);
  });

  it("leaves out what is empty", () => {
    expect(stringifySearch({ q: "", page: undefined, origin: [] })).toBe("");
  });

  it.each(["?q=%E0%A4%A", "?q=%", "?=&&", "?q=\ud800", "?__proto__=1"])("does not throw on %s", (query) => {
    expect(() => stringifySearch(parseSearch(query))).not.toThrow();
  });
});

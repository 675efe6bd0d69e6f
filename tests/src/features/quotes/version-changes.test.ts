import { expect, test } from "vitest";
import { changedTerms, droppedLines, lineChange } from "#src/features/quotes/version-changes.ts";
import { LINE, VERSION } from "./a-version.ts";

test("a first version changes nothing", () => {
  expect(changedTerms(VERSION, undefined)).toEqual(new Set());
  expect(lineChange(LINE, undefined)).toBeNull();
  expect(droppedLines(VERSION, undefined)).toEqual([]);
});

test.each([
  [{ place: "Jebel Ali" }, ["delivery"]],
  [{ place: "رأس الخيمة" }, []],
  [{ incoterm: "CIF", freightMinor: 90_000, totalMinor: 1_110_425 }, ["total", "delivery", "freight"]],
  [{ currency: "EUR" }, ["total"]],
  [{ leadTimeDaysMax: 25 }, ["lead_time"]],
  [{ vatRate: 500, vatMinor: 51_021, totalMinor: 1_071_446 }, ["total", "vat"]],
  [{ notes: "One shade lot" }, ["notes"]],
  [{ version: 2, side: "buyer", createdAt: 1 }, []],
] as const)("%j is told as %j", (changes, told) => {
  expect([...changedTerms({ ...VERSION, ...changes }, VERSION)]).toEqual(told);
});

test("an offer is told as new, as of another price, as otherwise changed, or not at all", () => {
  const before = { ...VERSION, lines: [LINE, { ...LINE, offer: 2 }] };
  expect(lineChange({ ...LINE, line: 2 }, before)).toBe("new");
  expect(lineChange({ ...LINE, unitPriceMinor: 800, quantityMilli: 1000 }, before)).toBe("price");
  expect(lineChange({ ...LINE, quantityMilli: 1000 }, before)).toBe("other");
  expect(lineChange({ ...LINE, isSubstitute: true }, before)).toBe("other");
  expect(lineChange(LINE, before)).toBeNull();
  expect(droppedLines(VERSION, before)).toEqual([{ ...LINE, offer: 2 }]);
});

import { expect, test } from "vitest";
import { partnershipYears } from "#src/features/content/partners/partner-card.tsx";

const NOVEMBER_2026 = Date.UTC(2026, 10, 21);

test.each([
  [2017, 9],
  [2025, 1],
  [2026, 0],
])("a partnership that began in %i has lasted %i years", (since, years) => {
  expect(partnershipYears(since, NOVEMBER_2026)).toBe(years);
});

test("a year to come counts as none", () => {
  expect(partnershipYears(2030, NOVEMBER_2026)).toBe(0);
});

test("the year changes for server and browser at the same moment", () => {
  expect(partnershipYears(2020, Date.UTC(2026, 11, 31, 23, 59))).toBe(6);
  expect(partnershipYears(2020, Date.UTC(2027, 0, 1))).toBe(7);
});

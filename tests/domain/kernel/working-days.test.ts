import { expect, it } from "vitest";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";

/** 2026-11-16 is a Monday; times of the clock in Dubai. */
const at = (day: number, hour = 10) => Date.UTC(2026, 10, day, hour - 4);

it("counts from Monday to Friday, in Dubai's days", () => {
  expect(workingDaysBetween(at(16), at(16, 23))).toBe(0);
  expect(workingDaysBetween(at(16), at(17, 1))).toBe(1);
  expect(workingDaysBetween(at(16), at(19))).toBe(3);
  expect(workingDaysBetween(at(20), at(22))).toBe(0);
  expect(workingDaysBetween(at(20), at(23))).toBe(1);
  expect(workingDaysBetween(at(21), at(24))).toBe(2);
  expect(workingDaysBetween(at(16), at(30))).toBe(10);
});

it("does not take midnight in Greenwich for midnight in Dubai", () => {
  expect(workingDaysBetween(at(16, 23), at(17, 0))).toBe(1);
});

import { describe, expect, it } from "vitest";
import {
  addDays,
  DAY_MS,
  dayInDubai,
  dayNumberInDubai,
  endOfDay,
  isSoon,
  startOfDay,
  yearInDubai,
} from "#domain/kernel/time.ts";

describe("the market's clock", () => {
  const lastOfYear = Date.UTC(2026, 11, 31, 19, 59, 59, 999);

  it("begins a day and a year four hours before UTC does", () => {
    expect([dayInDubai(lastOfYear), dayInDubai(lastOfYear + 1)]).toEqual(["2026-12-31", "2027-01-01"]);
    expect([yearInDubai(lastOfYear), yearInDubai(lastOfYear + 1)]).toEqual([2026, 2027]);
    expect(dayNumberInDubai(lastOfYear + 1) - dayNumberInDubai(lastOfYear)).toBe(1);
  });

  it("ends a day where the next one begins", () => {
    expect(endOfDay("2026-12-31")).toBe(lastOfYear);
    expect(startOfDay("2027-01-01")).toBe(lastOfYear + 1);
    expect(endOfDay("2026-02-28") - startOfDay("2026-02-28")).toBe(DAY_MS - 1);
  });

  it("counts days over months and leap years, to either side", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("knows no such day", () => {
    expect(startOfDay("")).toBeNaN();
    expect(endOfDay("2026-13-01")).toBeNaN();
  });

  it("presses two days before a deadline, and once it is over", () => {
    const deadline = lastOfYear;
    const presses = (left: number) => isSoon(deadline, deadline - left);
    expect([2 * DAY_MS, 2 * DAY_MS - 1, 0, -DAY_MS].map(presses)).toEqual([false, true, true, true]);
  });
});

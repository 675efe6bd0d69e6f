import { workingDaysBetween } from "#domain/kernel/working-days.ts";

const DAY_MS = 24 * 3_600_000;
/** Dubai is four hours ahead of UTC all year round. */
const OFFSET_MS = 4 * 3_600_000;

/**
 * The end of the day in Dubai on which so many working days have passed since a moment; its own day is not counted.
 * @param from milliseconds
 */
export function afterWorkingDays(from: number, days: number): number {
  let day = Math.floor((from + OFFSET_MS) / DAY_MS);
  const noonOf = (number: number) => number * DAY_MS - OFFSET_MS + DAY_MS / 2;
  while (workingDaysBetween(from, noonOf(day)) < days) day += 1;
  return (day + 1) * DAY_MS - OFFSET_MS;
}

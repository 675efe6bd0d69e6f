import { DAY_MS, dayInDubai, endOfDay } from "#domain/kernel/time.ts";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";

/**
 * The end of the day in Dubai on which so many working days have passed since a moment; its own day is not counted.
 * @param from milliseconds
 */
export function afterWorkingDays(from: number, days: number): number {
  let end = endOfDay(dayInDubai(from));
  while (workingDaysBetween(from, end) < days) end += DAY_MS;
  return end + 1;
}

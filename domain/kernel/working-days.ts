import { dayNumberInDubai } from "./time.ts";

const SATURDAY = 6;
const SUNDAY = 0;

/** Days of the week in Dubai since the epoch began, a Thursday. */
function weekday(dayNumber: number): number {
  return (dayNumber + 4) % 7;
}

/**
 * Working days that have begun between two moments, the day of `from` not counted: Monday to Friday, as the Emirates
 * work since 2022. Public holidays follow the moon and are announced late; they are not counted out.
 * @param from milliseconds
 * @param to milliseconds, not before `from`
 */
export function workingDaysBetween(from: number, to: number): number {
  const [first, last] = [dayNumberInDubai(from), dayNumberInDubai(to)];
  const weeks = Math.floor((last - first) / 7);
  let days = weeks * 5;
  for (let day = first + weeks * 7 + 1; day <= last; day += 1) {
    if (weekday(day) !== SATURDAY && weekday(day) !== SUNDAY) days += 1;
  }
  return days;
}

/** Dubai is four hours ahead all year. */
const AHEAD_MS = 4 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The day in Dubai at a time in milliseconds, as the counters know it (drizzle/schema/analytics.ts). */
export function dubaiDay(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 10);
}

/** First millisecond of a day in Dubai. */
export function startOfDubaiDay(day: string): number {
  return Date.parse(day) - AHEAD_MS;
}

/** The day that many days later; earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a period has, its first and its last one counted. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** First day of the month that lies `months` after the one of a day; before it where the number is negative. */
export function firstOfMonth(day: string, months = 0): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

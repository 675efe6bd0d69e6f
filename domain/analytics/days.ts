import { DAY_MS } from "#domain/kernel/time.ts";

/** How many days a period has, its first and its last one counted. */
export function daysIn({ from, to }: { from: string; to: string }): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** First day of the month that lies `months` after the one of a day; before it where the number is negative. */
export function firstOfMonth(day: string, months = 0): string {
  const date = new Date(day);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

/*
 * The market's clock: Dubai's, four hours ahead of UTC all year round. Times are milliseconds since the epoch, days of the
 * calendar `2026-11-21`.
 */
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const AHEAD_MS = 4 * HOUR_MS;

/** The day that the calendar in Dubai shows. */
export function dayInDubai(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 10);
}

/** The year that the calendar in Dubai shows. */
export function yearInDubai(time: number): number {
  return new Date(time + AHEAD_MS).getUTCFullYear();
}

/** The number of a day in Dubai, counted from the epoch. */
export function dayNumberInDubai(time: number): number {
  return Math.floor((time + AHEAD_MS) / DAY_MS);
}

/** First millisecond of a day in Dubai; NaN for what is no day. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000+04:00`);
}

/** Last millisecond of a day in Dubai; NaN for what is no day. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999+04:00`);
}

/** The day that many days later; earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

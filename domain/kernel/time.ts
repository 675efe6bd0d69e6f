/*
 * The market's clock: Dubai's, four hours ahead of UTC all year round. Times are milliseconds since the epoch, days of the
 * calendar `2026-11-21`.
 */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
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

/** Whether a deadline presses: within two days, or over. */
export function isSoon(deadline: number, now: number): boolean {
  return deadline - now < 2 * DAY_MS;
}

/** A time that is left, as it is told. */
interface Left {
  unit: "day" | "hour" | "minute" | "second";
  count: number;
}

/**
 * How long something still runs, the same wherever it is told: from two days on the days of the calendar in Dubai until its own,
 * so that who counts them from today comes to its date; below that full hours, at last full minutes; less than a minute is no second.
 * @param until a moment, as `now` in milliseconds since 1970
 */
export function leftOf(until: number, now: number): Left {
  const left = until - now;
  if (left >= 2 * DAY_MS) return { unit: "day", count: dayNumberInDubai(until) - dayNumberInDubai(now) };
  if (left >= HOUR_MS) return { unit: "hour", count: Math.floor(left / HOUR_MS) };
  return left >= MINUTE_MS ? { unit: "minute", count: Math.floor(left / MINUTE_MS) } : { unit: "second", count: 0 };
}

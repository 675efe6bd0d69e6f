import { dayInDubai, endOfDay } from "#domain/kernel/time.ts";

/** What a field of a day holds as the end of that day, in milliseconds; null for no day. @param day `YYYY-MM-DD` or empty */
export function lastMoment(day: string): number | null {
  const end = endOfDay(day);
  return Number.isNaN(end) ? null : end;
}

/** What a field of a day shows of a moment; empty for none. */
export function dayOf(moment: number | null): string {
  return moment === null ? "" : dayInDubai(moment);
}

const DUBAI_MS = 4 * 3_600_000;

/** The end of a day in Dubai, in milliseconds; null for no day. @param day `YYYY-MM-DD` or empty */
export function endOfDay(day: string): number | null {
  const end = Date.parse(`${day}T23:59:59.999+04:00`);
  return Number.isNaN(end) ? null : end;
}

/** The day in Dubai of a moment, as `YYYY-MM-DD`; empty for none. */
export function dayOf(moment: number | null): string {
  return moment === null ? "" : new Date(moment + DUBAI_MS).toISOString().slice(0, 10);
}

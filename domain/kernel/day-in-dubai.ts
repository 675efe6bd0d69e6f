const DUBAI_OFFSET_MS = 4 * 3_600_000;

/** The day that the calendar in Dubai shows, as yyyy-mm-dd. */
export function dayInDubai(time: number): string {
  return new Date(time + DUBAI_OFFSET_MS).toISOString().slice(0, 10);
}

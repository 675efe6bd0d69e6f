/** A moment for `dateTime`; none where it is no time, so that one odd row can't take its list down. */
export function dateTimeOf(time: number): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** A time in ISO 8601; empty for none. */
export function isoTime(time: number | null): string {
  return time === null ? "" : (dateTimeOf(time) ?? "");
}

import type { Locale } from "#domain/kernel/locale.ts";

/**
 * A moment by its format, where a month stands in words: French counts its first day as the first, "1er décembre 2026", which
 * no format of the platform does.
 */
export function inWords(format: Intl.DateTimeFormat, time: number, locale: Locale): string {
  // The half of the day stays with its hour.
  if (locale !== "fr") return format.format(time).replace(/(:\d\d) (?=\S)/, "$1\u00a0");
  return format
    .formatToParts(time)
    .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
    .join("");
}

import type { Locale } from "#domain/kernel/locale.ts";
import { inWords } from "./first-of-month.ts";

const TAGS: Record<Locale, string> = {
  ar: "ar-AE-u-nu-latn-ca-gregory",
  en: "en-AE-u-nu-latn-ca-gregory",
  fr: "fr-FR-u-nu-latn-ca-gregory",
};
const PARTS = {
  day: { day: "numeric", month: "short" },
  month: { month: "short", year: "numeric" },
  full: { day: "numeric", month: "short", year: "numeric" },
} as const;

/**
 * A day of the calendar for axes and tables: "21 Nov", "Nov 2026", "21 Nov 2026".
 * @param day yyyy-mm-dd
 */
export function formatCalendarDay(day: string, kind: keyof typeof PARTS, locale: Locale): string {
  const time = Date.parse(day);
  // What is no day stays as it is written: a format would throw.
  if (Number.isNaN(time)) return day || "–";
  const format = new Intl.DateTimeFormat(TAGS[locale], { ...PARTS[kind], timeZone: "UTC" });
  return inWords(format, time, locale);
}

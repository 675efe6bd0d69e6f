import type { Locale } from "#domain/kernel/locale.ts";
import { DAY_MS, dayNumberInDubai, HOUR_MS, leftOf, MINUTE_MS } from "#domain/kernel/time.ts";

/** Latin digits, as everywhere (i18n/formats.ts). */
const TAGS: Record<Locale, string> = { ar: "ar-AE-u-nu-latn", en: "en-AE", fr: "fr-FR" };

/** What stands for a time that is none. */
const NO_TIME = "–";

const STEPS = [
  ["minute", MINUTE_MS],
  ["hour", HOUR_MS],
  ["day", DAY_MS],
  ["month", 30 * DAY_MS],
] as const;

/** How long ago, in words: "now", "5 minutes ago", "yesterday", days by Dubai's calendar. A clock that runs ahead reads "now". */
export function formatTimeAgo(time: number, now: number, locale: Locale): string {
  const words = new Intl.RelativeTimeFormat(TAGS[locale], { numeric: "auto" });
  const passed = Math.max(0, now - time);
  if (!Number.isFinite(passed)) return NO_TIME;
  const [unit, length] =
    STEPS.findLast(([, length]) => passed >= length) ?? (["second", Number.POSITIVE_INFINITY] as const);
  const count = unit === "day" ? dayNumberInDubai(now) - dayNumberInDubai(time) : Math.floor(passed / length);
  return words.format(-count || 0, unit);
}

/** How long until then, in words: "in 3 days", "in 30 hours", counted to the date that it names. What is over reads "now". */
export function formatTimeLeft(time: number, now: number, locale: Locale): string {
  if (!Number.isFinite(time - now)) return NO_TIME;
  const { unit, count } = leftOf(time, now);
  return new Intl.RelativeTimeFormat(TAGS[locale], { numeric: "auto" }).format(count, unit);
}

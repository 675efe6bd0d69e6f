import type { Locale } from "#domain/kernel/locale.ts";

/** The spec's Arabic of Saudi Arabia for the times of a chat, in Latin digits and the Gregorian calendar (rulings). */
const TAGS: Record<Locale, string> = {
  ar: "ar-SA-u-nu-latn-ca-gregory",
  en: "en-AE-u-nu-latn-ca-gregory",
  fr: "fr-FR-u-nu-latn-ca-gregory",
};
const TIME_ZONE = "Asia/Dubai";

/** Hour and minute of a message. */
export function chatTime(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { hour: "2-digit", minute: "2-digit", timeZone: TIME_ZONE }).format(at);
}

/** The day of a message in words, for the line between two days. */
export function chatDay(at: number, locale: Locale): string {
  const parts = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  return new Intl.DateTimeFormat(TAGS[locale], { ...parts, timeZone: TIME_ZONE }).format(at);
}

/** yyyy-mm-dd of a moment in Dubai: messages of one day have one. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE }).format(at);
}

/** When the last message of a conversation came: its hour today, its day before. */
export function listTime(at: number, now: number, locale: Locale): string {
  if (dayOf(at) === dayOf(now)) return chatTime(at, locale);
  return new Intl.DateTimeFormat(TAGS[locale], { day: "numeric", month: "short", timeZone: TIME_ZONE }).format(at);
}

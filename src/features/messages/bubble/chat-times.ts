import type { Locale } from "#domain/kernel/locale.ts";
import { inWords } from "#i18n/first-of-month.ts";

/** The spec's Arabic of Saudi Arabia for the times of a chat, in Latin digits and the Gregorian calendar (rulings: chat times). */
const TAGS: Record<Locale, string> = {
  ar: "ar-SA-u-nu-latn-ca-gregory",
  en: "en-AE-u-nu-latn-ca-gregory",
  fr: "fr-FR-u-nu-latn-ca-gregory",
};
const TIME_ZONE = "Asia/Dubai";

const SHAPES = {
  time: { timeStyle: "short" },
  day: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  shortDay: { day: "numeric", month: "short" },
  date: {},
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** To make a formatter costs a hundred times what it costs to use one, and a chat uses hundreds. */
function formatter(shape: keyof typeof SHAPES, tag: string): Intl.DateTimeFormat {
  const key = `${shape} ${tag}`;
  const made = formatters.get(key) ?? new Intl.DateTimeFormat(tag, { ...SHAPES[shape], timeZone: TIME_ZONE });
  formatters.set(key, made);
  return made;
}

/** Hour and minute of a message. */
export function chatTime(at: number, locale: Locale): string {
  return shown("time", at, locale);
}

/** The day of a message in words, for the line between two days. */
export function chatDay(at: number, locale: Locale): string {
  return shown("day", at, locale);
}

/** yyyy-mm-dd of a moment in Dubai: messages of one day have one. */
export function dayOf(at: number): string {
  return isTime(at) ? formatter("date", "en-CA").format(at) : NO_TIME;
}

/** When the last message of a conversation came: its hour today, its day before. */
export function listTime(at: number, now: number, locale: Locale): string {
  if (dayOf(at) === dayOf(now)) return chatTime(at, locale);
  return shown("shortDay", at, locale);
}

/** What is no time is a dash: one odd message must not take a conversation down. */
const NO_TIME = "–";

function isTime(at: number): boolean {
  return !Number.isNaN(new Date(at).getTime());
}

function shown(shape: Parameters<typeof formatter>[0], at: number, locale: Locale): string {
  return isTime(at) ? inWords(formatter(shape, TAGS[locale]), at, locale) : NO_TIME;
}

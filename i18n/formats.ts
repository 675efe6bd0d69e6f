import { CURRENCY_DECIMALS, type Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { inWords } from "./first-of-month.ts";

/** One digit policy: Latin digits and the Gregorian calendar in every language (rulings: chat times). */
export const TAGS: Record<Locale, string> = {
  ar: "ar-AE-u-nu-latn-ca-gregory",
  en: "en-AE-u-nu-latn-ca-gregory",
  fr: "fr-FR-u-nu-latn-ca-gregory",
};

const TIME_ZONE = "Asia/Dubai";
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames | Intl.ListFormat>();

/** What stands for a time that is none. */
const NO_TIME = "–";
/** As far as a date reaches, in milliseconds to either side (ECMA-262, 21.4.1.1). */
const LAST_TIME = 8.64e15;

/** A row of another version may hold anything: formats of times throw at what is none. */
function isTime(time: number): boolean {
  return Math.abs(time) <= LAST_TIME;
}

/** A format as it was made first: that costs more than many uses. */
export function remembered<T extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames | Intl.ListFormat>(
  key: string,
  make: () => T,
): T {
  const known = formats.get(key);
  // The key names the kind of format, so a format under it is of that kind.
  if (known) return known as T;
  const made = make();
  formats.set(key, made);
  return made;
}

/** A whole or decimal number with grouping, e.g. 1,045. */
export function formatNumber(value: number, locale: Locale): string {
  return remembered(`number:${locale}`, () => new Intl.NumberFormat(TAGS[locale])).format(value);
}

/**
 * A rate of exchange with all its decimals, e.g. 3.6725, in French 3,6725.
 * @param millionths of one unit
 */
export function formatRate(millionths: number, locale: Locale): string {
  const format = remembered(`rate:${locale}`, () => new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 6 }));
  return format.format(millionths / 1_000_000);
}

/**
 * A share as each language writes it, e.g. 92%; in Arabic with marks that keep the sign on the same side of its figure after any
 * letter (Unicode TR 9, W2). There is no other place that puts the sign to a number.
 * @param decimals as many as are shown at most; without them whole per cent
 */
export function formatPercent(percent: number, locale: Locale, decimals = 0): string {
  const format = remembered(
    `percent:${decimals}:${locale}`,
    () => new Intl.NumberFormat(TAGS[locale], { style: "percent", maximumFractionDigits: decimals }),
  );
  return format.format(percent / 100);
}

/** A rate of tax, as languages write it: 500 is "5%", in French "5 %". @param hundredths of a percent */
export function formatTaxRate(hundredths: number, locale: Locale): string {
  return formatPercent(hundredths / 100, locale, 2);
}

/**
 * An amount of money with its currency.
 * @param minor integer of minor units (fils, halalas, cents)
 */
export function formatMoney(minor: number, currency: Currency, locale: Locale): string {
  if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return `${formatNumber(minor, locale)} ${currency}`;
  const decimals = CURRENCY_DECIMALS[currency];
  const format = remembered(
    `money:${locale}:${currency}`,
    () =>
      new Intl.NumberFormat(TAGS[locale], {
        style: "currency",
        currency,
        currencyDisplay: locale === "ar" ? "name" : "code",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  );
  return format.format(minor / 10 ** decimals);
}

/** A day, e.g. 21 November 2026, in the time zone of Dubai. */
export function formatDate(time: number, locale: Locale): string {
  if (!isTime(time)) return NO_TIME;
  const format = remembered(
    `date:${locale}`,
    () => new Intl.DateTimeFormat(TAGS[locale], { dateStyle: "long", timeZone: TIME_ZONE }),
  );
  return inWords(format, time, locale);
}

/** In our own words: servers and browsers name the zone differently, which would tear hydration apart. */
const ZONE_NAMES: Record<Locale, string> = { ar: "بتوقيت دبي", en: "Dubai time", fr: "heure de Dubaï" };

/** A day with its hour, in the time zone of Dubai and naming it. */
export function formatDateTime(time: number, locale: Locale): string {
  if (!isTime(time)) return NO_TIME;
  const format = remembered(
    `datetime:${locale}`,
    () =>
      new Intl.DateTimeFormat(TAGS[locale], {
        dateStyle: "long",
        timeStyle: "short",
        timeZone: TIME_ZONE,
      }),
  );
  return `${inWords(format, time, locale)} (${ZONE_NAMES[locale]})`;
}

/** The hour of a moment, as {@link formatDateTime} writes it, in the time zone of Dubai. */
export function formatTime(time: number, locale: Locale): string {
  if (!isTime(time)) return NO_TIME;
  const format = remembered(
    `time:${locale}`,
    () => new Intl.DateTimeFormat(TAGS[locale], { timeStyle: "short", timeZone: TIME_ZONE }),
  );
  return inWords(format, time, locale);
}

/** Name of a country by its ISO 3166-1 alpha-2 code. */
export function formatCountry(code: string, locale: Locale): string {
  const names = remembered(`country:${locale}`, () => new Intl.DisplayNames(TAGS[locale], { type: "region" }));
  try {
    return names.of(code) ?? code;
  } catch {
    // Throws at what is no code at all.
    return code;
  }
}

/** A list in words: "a, b and c". */
export function formatList(items: readonly string[], locale: Locale): string {
  return remembered(`list:${locale}`, () => new Intl.ListFormat(TAGS[locale], { type: "conjunction" })).format(items);
}

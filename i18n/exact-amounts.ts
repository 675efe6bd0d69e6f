import { CURRENCY_DECIMALS, type Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { formatPercent } from "./formats.ts";

/** As in `formats.ts`: Latin digits in every language. */
const TAGS: Record<Locale, string> = { ar: "ar-AE-u-nu-latn", en: "en-AE", fr: "fr-FR" };
/** What traders write of a price for one piece: `0.125`. */
const MOST_DECIMALS = 3;

/** An amount that somebody named, with all its decimals: unlike `formatMoney` it rounds no third one away. */
export function formatNamedPrice(amount: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(TAGS[locale], {
    style: "currency",
    currency,
    currencyDisplay: locale === "ar" ? "name" : "code",
    minimumFractionDigits: CURRENCY_DECIMALS[currency],
    maximumFractionDigits: MOST_DECIMALS,
  }).format(amount);
}

/** A share that somebody named, with all its decimals, e.g. 12.5%. */
export function formatNamedPercent(percent: number, locale: Locale): string {
  return formatPercent(percent, locale, MOST_DECIMALS);
}

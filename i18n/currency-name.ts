import { CURRENCY_DECIMALS, type Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { remembered, TAGS } from "./formats.ts";

/** A currency as a reader looks for it: "Saudi Riyal (SAR)"; in Arabic as amounts say it. */
export function currencyName(currency: Currency, locale: Locale): string {
  const name = nameOf(currency, locale);
  return locale === "ar" || name === currency ? name : `${name} (${currency})`;
}

/** A currency as amounts say it ({@link formatMoney}): in Arabic by its name, elsewhere by its code. */
export function currencyOfAmounts(currency: Currency, locale: Locale): string {
  return locale === "ar" ? nameOf(currency, locale) : currency;
}

function nameOf(currency: Currency, locale: Locale): string {
  // A row of another version may hold what is no code at all, at which names are refused.
  if (!Object.hasOwn(CURRENCY_DECIMALS, currency)) return currency;
  const names = remembered(`currency:${locale}`, () => new Intl.DisplayNames(TAGS[locale], { type: "currency" }));
  return names.of(currency) ?? currency;
}

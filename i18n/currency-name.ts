import type { Currency } from "#domain/kernel/currency.ts";
import type { Locale } from "#domain/kernel/locale.ts";

/** A currency as a reader looks for it: "Saudi Riyal (SAR)". */
export function currencyName(currency: Currency, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: "currency" }).of(currency);
  return name && name !== currency ? `${name} (${currency})` : currency;
}

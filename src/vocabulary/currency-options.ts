import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { currencyName } from "#i18n/currency-name.ts";
import { currentLocale } from "#i18n/locale.ts";

/** The choices of a list of currencies, by their names in the reader's language. */
export function currencyOptions(currencies: readonly Currency[] = CURRENCIES): { value: Currency; label: string }[] {
  return currencies.map((value) => ({ value, label: currencyName(value, currentLocale()) }));
}

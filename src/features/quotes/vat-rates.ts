import { formatTaxRate } from "#i18n/formats.ts";
import { isolatedLtr } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";

/** VAT of the Gulf in hundredths of a percent: none, the Emirates and Oman, Bahrain, Saudi Arabia. */
export const VAT_RATES = [0, 500, 1000, 1500] as const;

/** A rate of VAT in words: 500 is "5%". */
export function vatPercent(rate: number, locale = currentLocale()): string {
  return isolatedLtr(formatTaxRate(rate, locale));
}

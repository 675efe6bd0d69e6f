import type { Currency } from "#domain/kernel/currency.ts";
import { formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";

/** An amount of money in the reader's format, on one line where there is room for that. `minor` counts minor units. */
export function Price({ minor, currency, className = "" }: { minor: number; currency: Currency; className?: string }) {
  return <bdi className={`sm:whitespace-nowrap ${className}`}>{formatMoney(minor, currency, currentLocale())}</bdi>;
}

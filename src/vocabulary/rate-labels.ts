import { currencyOfAmounts } from "#i18n/currency-name.ts";
import { formatDate, formatRate } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Sources that the platform itself writes; any other stands in an admin's own words. */
const SOURCES: Record<string, () => string> = { peg: m.quotes_rate_peg, demo: m.quotes_rate_demo };

interface FrozenRate {
  /** Dirhams for one unit, in millionths. */
  rateToAed: number;
  rateSource: string;
  /** The day from which it holds, `YYYY-MM-DD`. */
  rateDate: string;
}

/**
 * What one unit of a currency is worth in dirhams, as the reader's language writes it: "0.979333 AED", in French "0,979333 AED";
 * in Arabic by the name of the currency, as amounts are.
 * @param millionths of a dirham
 */
export function ratePerUnit(millionths: number, locale = currentLocale()): string {
  return `${formatRate(millionths, locale)}\u00a0${currencyOfAmounts("AED", locale)}`;
}

/** Where a rate comes from. */
export function rateSourceLabels(source: string): string {
  return SOURCES[source]?.() ?? source;
}

/** The rate that a quote was frozen at, and where it comes from. */
export function rateLabels({ rateToAed, rateSource, rateDate }: FrozenRate): string {
  const locale = currentLocale();
  return m.quotes_rate({
    rate: isolated(ratePerUnit(rateToAed, locale)),
    source: isolated(rateSourceLabels(rateSource)),
    date: formatDate(Date.parse(`${rateDate}T08:00:00Z`), locale),
  });
}

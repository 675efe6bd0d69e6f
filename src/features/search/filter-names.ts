import { MOQ_BANDS, type MoqBand, PRICE_BANDS, type PriceBand } from "#domain/catalogue/search/bands.ts";
import type { SearchSort } from "#domain/catalogue/search/search-address.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { codeAsWritten } from "#src/vocabulary/label-of.ts";

/** Names of the orders in which results can stand. */
export const SORT_NAMES: Record<SearchSort, () => string> = {
  relevance: m.search_sort_relevance,
  newest: m.search_sort_newest,
  price_low: m.search_sort_price_low,
  price_high: m.search_sort_price_high,
  moq: m.search_sort_moq,
  lead_time: m.search_sort_lead_time,
};

/** Name of a band of minimum orders: "10 to 49". */
export function moqBandName(band: MoqBand): string {
  return Object.hasOwn(MOQ_BANDS, band) ? bandName(MOQ_BANDS[band], 1) : codeAsWritten(band);
}

/** Name of a band of prices: "10 to 50". */
export function priceBandName(band: PriceBand): string {
  if (band === "on-request") return m.search_band_on_request();
  return Object.hasOwn(PRICE_BANDS, band) ? bandName(PRICE_BANDS[band], 0) : codeAsWritten(band);
}

/** `step` is what lies between two bands: whole units end one before the next band, prices don't. */
function bandName({ from, below }: { from: number; below: number }, step: 0 | 1): string {
  const locale = currentLocale();
  if (from === 0) return m.search_band_under({ number: formatNumber(below, locale) });
  if (below === Number.POSITIVE_INFINITY) return m.search_band_from({ number: formatNumber(from, locale) });
  return m.search_band_between({ from: formatNumber(from, locale), to: formatNumber(below - step, locale) });
}

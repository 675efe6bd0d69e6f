import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/counted.ts";

type Total = Pick<SearchResult, "total" | "full" | "totalIsLowerBound">;

/**
 * How many were found, in words: "3 نتائج", or "3 منتجات" where no words were asked for;
 * "1,000+ نتيجة" where the search stopped counting; how many come close where none has all.
 */
export function resultCount({ total, full, totalIsLowerBound }: Total, query: string): string {
  const isBrowsing = query === "";
  const number = formatNumber(total, currentLocale());
  // The nearest, which lack something, are no results.
  if (full === 0 && total > 0) return m.search_near_count({ number });
  if (totalIsLowerBound && full === total) {
    return isBrowsing ? m.search_products_at_least({ number }) : m.search_results_at_least({ number });
  }
  return isBrowsing ? m.catalogue_products_count(counted(total)) : m.search_results_count(counted(full));
}

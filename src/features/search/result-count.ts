import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { counted } from "#src/lib/trade-terms.ts";

/** How many products were found, in words: "3 نتائج"; "1,000+ نتيجة" where the search stopped counting. */
export function resultCount({ total, totalIsLowerBound }: Pick<SearchResult, "total" | "totalIsLowerBound">): string {
  if (!totalIsLowerBound) return m.search_results_count(counted(total));
  return m.search_results_at_least({ number: formatNumber(total, currentLocale()) });
}

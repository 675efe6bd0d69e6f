import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { currentLocale } from "#i18n/locale.ts";
import type { LoaderApi } from "#src/lib/calls/trpc.ts";

/**
 * Reads a page of a list. The server waits for it; in the browser the page changes at once and shows
 * what it has while the products are on their way.
 */
export async function loadListing(api: LoaderApi, params: SearchParams): Promise<void> {
  const input = { ...params, locale: currentLocale() };
  if (import.meta.env.SSR) await api.catalogue.search.ensureData(input);
  else void api.catalogue.search.prefetch(input);
}

import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";

/** Head of the search screen. Searches are many and change daily: only the bare screen is for search engines. */
export function searchHead(site: SiteFacts, params: SearchParams) {
  return pageHead(site, {
    title: params.q === "" ? m.search_title() : m.search_title_for({ query: params.q }),
    description: m.search_description(),
    path: "/product-search",
    hidden: params.q !== "" || params.page > 1,
  });
}

import { FACET_BITS } from "#domain/catalogue/search/facet-code.ts";
import { FILTER_GROUPS, type FilterGroup } from "#domain/catalogue/search/facet-filter.ts";
import type { SearchParams, SearchSort } from "#domain/catalogue/search/search-params.ts";

/** Whether a product fails a group, 0 or 1. The masks are parameters named like the group. */
const FAILS: Record<FilterGroup, string> = {
  category: `(1 << ${code("category")} & :category = 0 OR 1 << ${code("subcategory")} & :subcategory = 0)`,
  origin: `(1 << ${code("origin")} & :origin = 0)`,
  moq: `(1 << ${code("moq")} & :moq = 0)`,
  price: `(1 << ${code("price")} & :price = 0)`,
  certifications: `(d.facets >> ${FACET_BITS.certifications.shift} & :certifications = 0)`,
  verified: "(d.facets & 1 < :verified)",
};

/** Columns of search_docs that each order follows, all upwards; by relevance the order of the matches. */
export const SORT_COLUMNS: Record<SearchSort, string> = {
  relevance: "newest",
  newest: "newest",
  price_low: "price_low",
  price_high: "price_high",
  moq: "moq",
  lead_time: "lead_time",
};

/** Groups in which a search filters. */
export function activeGroups(params: SearchParams): FilterGroup[] {
  const isActive: Record<FilterGroup, boolean> = {
    category: params.category !== undefined,
    origin: params.origin.length > 0,
    moq: params.moq.length > 0,
    price: params.price.length > 0,
    certifications: params.certification.length > 0,
    verified: params.verified,
  };
  return FILTER_GROUPS.filter((group) => isActive[group]);
}

/** An SQL expression: in how many of these groups the row `d` of search_docs fails. */
export function failures(groups: FilterGroup[]): string {
  return groups.length === 0 ? "0" : groups.map((group) => FAILS[group]).join(" + ");
}

function code(place: Exclude<keyof typeof FACET_BITS, "certifications" | "verified">): string {
  const { shift, width } = FACET_BITS[place];
  return `(d.facets >> ${shift} & ${2 ** width - 1})`;
}

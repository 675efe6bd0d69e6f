import { FACET_BITS, NEAR_ORIGINS } from "#domain/catalogue/search/facet-code.ts";
import { FILTER_GROUPS, type FilterGroup } from "#domain/catalogue/search/facet-filter.ts";
import { priceRangeOf } from "#domain/catalogue/search/price-range.ts";
import type { SearchParams, SearchSort } from "#domain/catalogue/search/search-params.ts";
import type { SearchPlan } from "#domain/catalogue/search/search-plan.ts";
import { lapsedProducts } from "#worker/suppliers/badge-sql.ts";
import { LAST } from "./search-limits.ts";

/** The CTE that {@link FACETS} and {@link failures} look into; parameter: `now`. */
export const LAPSED = `lapsed AS MATERIALIZED (${lapsedProducts(":now")})`;

/** Whether any has: asked once a statement, and at most times the end of it. A CASE, since AND looks at both sides. */
const ANY_LAPSED = "EXISTS (SELECT 1 FROM lapsed)";

/** An SQL expression: the facet code of the row `d` of search_docs, without a badge that a licence's end took away. */
export const FACETS = `CASE WHEN ${ANY_LAPSED} THEN d.facets - (d.facets & 1 AND d.number IN lapsed) ELSE d.facets END`;

/** What a search keeps products by: its filters, and the limit on the price that its words name. */
export type KeptBy = FilterGroup | "limit";

/** Whether a product fails a group, 0 or 1. The masks (domain's FacetFilter) are parameters named like the group. */
const FAILS: Record<KeptBy, string> = {
  category: `(1 << ${code("category")} & :category = 0 OR 1 << ${code("subcategory")} & :subcategory = 0)`,
  origin: `(substr(:origin, ${code("origin")} + ${code("farOrigin")} * ${NEAR_ORIGINS} + 1, 1) <> '1')`,
  moq: `(1 << ${code("moq")} & :moq = 0)`,
  price: `(1 << ${code("price")} & :price = 0)`,
  certifications: `(d.facets >> ${FACET_BITS.certifications.shift} & :certifications = 0)`,
  limit: `(d.price_low NOT BETWEEN :price_from AND :price_to AND d.price_low < ${LAST})`,
  verified: `CASE WHEN ${ANY_LAPSED} THEN d.facets & 1 < :verified OR d.number IN lapsed ELSE d.facets & 1 < :verified END`,
};

/** An SQL expression: how far the price of the row `d` of search_docs lies beyond the limit, in fils; 0 within it. */
export const BEYOND_LIMIT = `CASE WHEN ${FAILS.limit} THEN max(:price_from - d.price_low, d.price_low - :price_to) ELSE 0 END`;

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

/** The same, and the limit on the price, where a text names one. */
export function keptBy(params: SearchParams, plan: SearchPlan | undefined): KeptBy[] {
  return plan && priceRangeOf(plan.parts) ? [...activeGroups(params), "limit"] : activeGroups(params);
}

/** An SQL expression: in how many of these groups the row `d` of search_docs fails. */
export function failures(groups: KeptBy[]): string {
  return groups.length === 0 ? "0" : groups.map((group) => FAILS[group]).join(" + ");
}

function code(place: Exclude<keyof typeof FACET_BITS, "certifications" | "verified">): string {
  const { shift, width } = FACET_BITS[place];
  return `(d.facets >> ${shift} & ${2 ** width - 1})`;
}

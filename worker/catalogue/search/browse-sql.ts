import type { FilterGroup } from "#domain/catalogue/search/facet-filter.ts";
import type { SearchSort } from "#domain/catalogue/search/search-params.ts";
import { FACETS, failures, LAPSED, SORT_COLUMNS } from "./filter-sql.ts";
import { CATEGORY_COUNTS, pageOfCards, summaryOf } from "./page-sql.ts";
import { MOST_BROWSED, MOST_BROWSED_NEAR, MOST_HITS } from "./search-limits.ts";

/** Below every value of a sort column: makes the walk along an index a search in it. */
const BELOW_ALL = -(2 ** 62);

/**
 * The one statement of a search without text: a walk along the index of the order, within the category if there is
 * one. `counts` are the exact numbers of products by sub-category, whatever the filters; they are all that is told of
 * other categories when there is no other filter.
 */
export function browseSql(sort: SearchSort, groups: FilterGroup[]): string {
  const column = SORT_COLUMNS[sort];
  const within = groups.includes("category") ? "category = :category_code AND" : "";
  return `WITH ${LAPSED}, hits AS MATERIALIZED (
  SELECT d.number, ${FACETS} AS facets, 0 AS step, 0 AS has FROM (
    SELECT number, facets FROM search_docs
    WHERE visible = 1 AND ${within} ${column} > ${BELOW_ALL} ORDER BY ${column}, number LIMIT ${MOST_BROWSED}) d
  WHERE ${failures(groups)} = 0 LIMIT ${MOST_HITS + 1}),
${summaryOf("hits", false)}
SELECT total, 0 AS is_cut, facets AS hits,
  ${groups.some((group) => group !== "category") ? near(groups) : "NULL"} AS near,
  ${pageOfCards("hits", "")} AS cards,
  ${CATEGORY_COUNTS} AS counts
FROM summary`;
}

function near(groups: FilterGroup[]): string {
  return `(SELECT group_concat(facets) FROM (
    SELECT ${FACETS} AS facets FROM (
      SELECT number, facets FROM search_docs
      WHERE visible = 1 AND newest > ${BELOW_ALL} ORDER BY newest, number LIMIT ${MOST_BROWSED_NEAR}) d
    WHERE ${failures(groups)} = 1 LIMIT ${MOST_HITS}))`;
}

import { PAGE_SIZE } from "#domain/catalogue/search/search-params.ts";
import { cardJoins, cardJson } from "#worker/catalogue/product-cards.ts";
import { MOST_HITS } from "./search-limits.ts";

/** The CTE `summary` of a table of hits: their number, and the facet codes of at most `MOST_HITS` and a few more. */
export function summaryOf(hits: string, mayBeMany: boolean, ...columns: string[]): string {
  const facets = mayBeMany
    ? `(SELECT group_concat(facets) FROM (SELECT facets FROM ${hits} LIMIT ${MOST_HITS}))`
    : "group_concat(facets)";
  return `summary AS MATERIALIZED (SELECT ${["count(*) AS total", `${facets} AS facets`, ...columns].join(", ")} FROM ${hits})`;
}

/** An SQL expression: how many products are seen by sub-category, for `readCategoryCounts`. */
export const CATEGORY_COUNTS =
  "(SELECT group_concat(place || ':' || products) FROM search_counts WHERE place >= 0 AND products > 0)";

/**
 * One page of a table of hits (columns `number`, `step` and `has`) as a JSON text of [step, has, card]; null when empty.
 * A page beyond the last is the last. Needs the CTE `summary`; parameters: `page` from 1, `locale`, `now`.
 */
export function pageOfCards(hits: string, order: string): string {
  const last = `(SELECT max(0, min(total, ${MOST_HITS}) - 1) / ${PAGE_SIZE} FROM summary)`;
  return `(SELECT '[' || group_concat('[' || page.step || ',' || page.has || ',' || card || ']') || ']' FROM (
    SELECT page.step, page.has, ${cardJson(":now")} AS card FROM (
      SELECT step, has, number FROM ${hits} ${order}
      LIMIT ${PAGE_SIZE} OFFSET min(CAST(:page AS INTEGER) - 1, ${last}) * ${PAGE_SIZE}) page
    ${cardJoins("page.number", ":locale")}) page)`;
}

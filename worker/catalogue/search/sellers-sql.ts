import { HIGHEST_ROW, MOST_MATCHES } from "./search-limits.ts";

/** Matches of a text whose suppliers are looked at. */
export const MOST_SOLD = MOST_MATCHES.plain;

/**
 * A query of who sells what a search found: the supplier and the facets of each of its first products.
 * @param found a table of matches, the best first; its column `place` is the row of the index
 */
export function sellersOf(found: string): string {
  return `SELECT p.supplier_id, d.facets FROM (SELECT place FROM ${found} LIMIT ${MOST_SOLD}) m
    CROSS JOIN search_docs d ON d.number = ${HIGHEST_ROW} - m.place
    CROSS JOIN products p ON p.number = d.number`;
}

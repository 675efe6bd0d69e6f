import { sql } from "drizzle-orm";
import { goodsOf } from "#domain/catalogue/search/goods-of.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SellersOfGoods } from "#worker/suppliers/list-suppliers.ts";
import { knownSynonyms } from "./known-synonyms.ts";
import { lookupArguments, withArguments } from "./search-arguments.ts";
import { MOST_SOLD, sellersOf } from "./sellers-sql.ts";
import { LOOKUPS, matches, STEPS } from "./text-search-sql.ts";

const FOUND = matches(STEPS, MOST_SOLD);

/** Queries of those who sell what a text asks for, and whether there are more products of it than are looked at. */
export const SELLERS = `WITH ${LOOKUPS} SELECT supplier_id FROM (${sellersOf(`(${FOUND})`)})`;
const IS_CUT = `WITH ${LOOKUPS} SELECT count(*) >= ${MOST_SOLD} FROM (${FOUND})`;

/** The companies that sell products with all that a search asks for: those that its results count. */
export function sellersOfGoods(query: string): SellersOfGoods {
  const plan = planSearch(query, knownSynonyms());
  if (!plan) return { goods: query, areAmong: sql`false`, isCut: sql`false` };
  const args = { steps: JSON.stringify(plan.steps), ...lookupArguments(plan) };
  return {
    goods: goodsOf(query, plan.parts),
    areAmong: sql`${suppliers.id} in (${withArguments(SELLERS, args)})`,
    isCut: sql`(${withArguments(IS_CUT, args)})`,
  };
}

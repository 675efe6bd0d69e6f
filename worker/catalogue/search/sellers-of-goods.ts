import { sql } from "drizzle-orm";
import { goodsOf } from "#domain/catalogue/search/goods-of.ts";
import type { SearchPlan } from "#domain/catalogue/search/search-plan.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SellersOfGoods } from "#worker/suppliers/list-suppliers.ts";
import { CHANGED_SYNONYMS } from "./known-synonyms.ts";
import { LOOKUPS } from "./lookups-sql.ts";
import { lookupArguments, withArguments } from "./search-arguments.ts";
import { MOST_SOLD, sellersOf } from "./sellers-sql.ts";
import { matches, STEPS } from "./text-search-sql.ts";

const FOUND = matches(STEPS, MOST_SOLD);

/** Queries of those who sell what a text asks for, and whether there are more products of it than are looked at. */
export const SELLERS = `WITH ${LOOKUPS} SELECT supplier_id FROM (${sellersOf(`(${FOUND})`)})`;
const IS_CUT = `WITH ${LOOKUPS} SELECT count(*) >= ${MOST_SOLD} FROM (${FOUND})`;

/**
 * The companies that sell products with all that a search asks for: those that its results count.
 * @param synonyms the change of the operators' groups that the plan knows
 */
export function sellersOfGoods(query: string, plan: SearchPlan, synonyms: string): SellersOfGoods {
  const args = { steps: JSON.stringify(plan.steps), ...lookupArguments(plan) };
  return {
    goods: goodsOf(query, plan.parts),
    areAmong: sql`${suppliers.id} in (${withArguments(SELLERS, args)})`,
    isCut: sql`(${withArguments(IS_CUT, args)})`,
    synonyms: withArguments(CHANGED_SYNONYMS, { synonyms }),
  };
}

/** Of words that hold nothing to find. */
export function sellersOfNothing(goods: string): SellersOfGoods {
  return { goods, areAmong: sql`false`, isCut: sql`false`, synonyms: sql`null` };
}

import { type SQL, sql } from "drizzle-orm";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { badgeOf } from "./badge-sql.ts";

const approved = sql`from ${suppliers} where ${suppliers.status} = 'approved'`;

/**
 * What is counted for the home page while nobody has written its figures (rulings: marketing claims). Products are summed
 * from their suppliers' counters: counting them would take longer with every product.
 * @param now milliseconds
 */
export function homeCounts(now: number) {
  return {
    verified_suppliers: sql`select count(*) ${approved} and ${badgeOf(now)}`,
    products: sql`select coalesce(sum(${suppliers.productsCount}), 0) ${approved}`,
    target_countries: sql`select count(distinct ${suppliers.country}) ${approved}`,
  } as const satisfies Record<string, SQL>;
}

import { type SQL, sql } from "drizzle-orm";
import { supplierChecklist, suppliers } from "#drizzle/schema/suppliers.ts";
import { badgeOf } from "./badge-sql.ts";

const approved = sql`from ${suppliers} where ${suppliers.status} = 'approved'`;

/**
 * What is counted for the home page where nobody has written a figure with its evidence (rulings: marketing claims). Products are summed
 * from their suppliers' counters: counting them would take longer with every product.
 * @param now milliseconds
 */
export function homeCounts(now: number) {
  return {
    verified_suppliers: sql`select count(*) ${approved} and ${badgeOf(now)}`,
    products: sql`select coalesce(sum(${suppliers.productsCount}), 0) ${approved}`,
    // As matching reads them: where a company is, and the markets that it names.
    target_countries: sql`select count(*) from (select ${suppliers.country} ${approved}
      union select m.value from ${suppliers} inner join ${supplierChecklist} on ${supplierChecklist.supplierId} = ${suppliers.id}
        cross join json_each(${supplierChecklist.answer}, '$.countries') m
      where ${suppliers.status} = 'approved' and ${supplierChecklist.item} = 'markets')`,
    // All ratings as a share of five stars; null before the first.
    satisfaction: sql`select cast(round(20 * sum(${suppliers.ratingAverage} * ${suppliers.ratingCount})
      / sum(${suppliers.ratingCount})) as integer) ${approved} and ${suppliers.ratingCount} > 0`,
  } as const satisfies Record<string, SQL>;
}

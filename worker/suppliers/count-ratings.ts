import { type SQL, sql } from "drizzle-orm";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";

const { supplierRating, productQuality, deliveryTime, communication } = supplierRatings;

/** The mean of the four criteria of a rating. */
const meanOfCriteria: SQL<number> = sql`(${supplierRating} + ${productQuality} + ${deliveryTime} + ${communication}) / 4.0`;

/**
 * A supplier's figures again from its published ratings, for the batch that changes one of them: they can't drift from what
 * the public reads.
 */
export function countRatings(supplierId: string): GuardedStatement {
  const published = sql`from ${supplierRatings} where ${supplierRatings.supplierId} = ${supplierId}
    and ${supplierRatings.status} = 'published'`;
  return (condition) => sql`update ${suppliers} set rating_count = (select count(*) ${published}),
      rating_average = (select avg(${meanOfCriteria}) ${published})
    where ${suppliers.id} = ${supplierId} and ${condition}`;
}

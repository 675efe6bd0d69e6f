import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";

const { supplierRating, productQuality, deliveryTime, communication } = supplierRatings;

/** The mean of the four criteria of a rating. */
const meanOfCriteria: SQL<number> = sql`(${supplierRating} + ${productQuality} + ${deliveryTime} + ${communication}) / 4.0`;

/**
 * A supplier's figures again from its published ratings, for the batch that changes one of them: they can't drift from what
 * the public reads.
 */
export function countRatings(ctx: { db: Database }, supplierId: string): GuardedStatement {
  const published = sql`from ${supplierRatings} where ${supplierRatings.supplierId} = ${supplierId}
    and ${supplierRatings.status} = 'published'`;
  const figures = {
    ratingCount: sql`(select count(*) ${published})`,
    ratingAverage: sql`(select avg(${meanOfCriteria}) ${published})`,
  };
  return updateWhere(ctx, suppliers, figures, eq(suppliers.id, supplierId));
}

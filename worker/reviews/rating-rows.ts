import { eq, type SQL, sql } from "drizzle-orm";
import { ratingsOpenAt } from "#domain/reviews/rating-clock.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";

const { supplierRating, productQuality, deliveryTime, communication } = supplierRatings;

/** The mean of the four criteria of a rating. */
export const meanOfCriteria: SQL<number> = sql`(${supplierRating} + ${productQuality} + ${deliveryTime} + ${communication}) / 4.0`;

/**
 * A supplier's figures anew from its published ratings, for the batch that changes one of them: they can't drift from what
 * the public reads.
 */
export function countRatings(supplierId: string): InsertedRow {
  const published = sql`from ${supplierRatings} where ${supplierRatings.supplierId} = ${supplierId}
    and ${supplierRatings.status} = 'published'`;
  return (condition) => sql`update ${suppliers} set rating_count = (select count(*) ${published}),
      rating_average = (select avg(${meanOfCriteria}) ${published})
    where ${suppliers.id} = ${supplierId} and ${condition}`;
}

/** Opens a sealed rating of an order. */
export function publishRating(orderId: string, at: number): InsertedRow {
  return (condition) => sql`update ${supplierRatings} set status = 'published', published_at = ${at},
      version = version + 1, updated_at = ${at}
    where ${eq(supplierRatings.orderId, orderId)} and ${supplierRatings.status} = 'sealed' and ${condition}`;
}

/**
 * What the end of a dispute makes of the ratings that were given before it, for its batch: of an order that stays completed
 * the window begins anew, and what was not open stays sealed for it; of a cancelled one none is shown or counts any more.
 * @param reason why it ended so, kept with what is hidden
 */
export function settledRatings(
  { id, supplierId }: { id: string; supplierId: string },
  to: "completed" | "cancelled",
  at: number,
  reason: string,
): InsertedRow[] {
  if (to === "completed") {
    return [
      (condition) => sql`update ${supplierRatings} set opens_at = ${ratingsOpenAt(at)}, version = version + 1,
          updated_at = ${at}
        where ${eq(supplierRatings.orderId, id)} and ${supplierRatings.publishedAt} is null and ${condition}`,
    ];
  }
  const hidden = sql`status = 'hidden', hidden_reason = ifnull(hidden_reason, ${reason}), version = version + 1`;
  return [
    (condition) => sql`update ${supplierRatings} set ${hidden}, updated_at = ${at}
      where ${eq(supplierRatings.orderId, id)} and ${condition}`,
    (condition) => sql`update ${buyerRatings} set ${hidden} where ${eq(buyerRatings.orderId, id)} and ${condition}`,
    countRatings(supplierId),
  ];
}

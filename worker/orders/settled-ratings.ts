import { eq, sql } from "drizzle-orm";
import { ratingsOpenAt } from "#domain/reviews/rating-clock.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { countRatings } from "#worker/suppliers/count-ratings.ts";

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

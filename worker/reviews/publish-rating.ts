import { eq, sql } from "drizzle-orm";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";

/** Opens a sealed rating of an order. */
export function publishRating(orderId: string, at: number): InsertedRow {
  return (condition) => sql`update ${supplierRatings} set status = 'published', published_at = ${at},
      version = version + 1, updated_at = ${at}
    where ${eq(supplierRatings.orderId, orderId)} and ${supplierRatings.status} = 'sealed' and ${condition}`;
}

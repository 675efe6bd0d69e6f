import { and, eq, isNull, sql } from "drizzle-orm";
import { ratingsOpenAt } from "#domain/reviews/rating-schedule.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { Ports } from "#worker/platform/write/transition.ts";
import { statusWhere } from "#worker/platform/write/transition-where.ts";
import { countRatings } from "#worker/suppliers/count-ratings.ts";

/**
 * What the end of a dispute makes of the ratings that were given before it, for its batch: of an order that stays completed
 * the window begins again, and what was not open stays sealed for it; of a cancelled one none is shown or counts any more.
 * @param reason why it ended so, kept with what is hidden
 */
export function settledRatings(
  ports: Ports,
  { id, supplierId }: { id: string; supplierId: string },
  to: "completed" | "cancelled",
  reason: string,
): GuardedStatement[] {
  if (to === "completed") {
    const at = ports.now();
    return [
      updateWhere(
        ports,
        supplierRatings,
        { opensAt: ratingsOpenAt(at), version: sql`${supplierRatings.version} + 1`, updatedAt: at },
        and(eq(supplierRatings.orderId, id), isNull(supplierRatings.publishedAt)),
      ),
    ];
  }
  const hidden = <T extends typeof supplierRatings | typeof buyerRatings>(table: T) =>
    statusWhere<typeof supplierRatings | typeof buyerRatings>(ports, table, {
      to: "hidden",
      where: eq(table.orderId, id),
      changes: { hiddenReason: sql`ifnull(${table.hiddenReason}, ${reason})` },
    });
  return [hidden(supplierRatings), hidden(buyerRatings), countRatings(ports, supplierId)];
}

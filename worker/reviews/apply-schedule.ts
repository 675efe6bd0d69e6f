import { and, eq, lte, sql } from "drizzle-orm";
import { orders } from "#drizzle/schema/orders.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { notifyParties } from "#worker/orders/notify-parties.ts";
import { selectToTransition } from "#worker/orders/order-to-transition.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { countRatings } from "#worker/suppliers/count-ratings.ts";
import { publishRating } from "./publish-rating.ts";

/** Ratings that one tick opens; the next takes the rest. */
const MOST_AT_ONCE = 25;

/**
 * Opens sealed ratings of completed orders whose window has ended, with the suppliers' figures, notices and mails in one batch.
 * @returns how many it opened
 */
export async function applyRatingSchedule(clock: Post): Promise<number> {
  const { db, now } = clock;
  // A dispute keeps the ratings of its order sealed; what they become follows from its end.
  const due = sql`select ${supplierRatings.orderId} from ${supplierRatings}
    cross join ${orders} rated on rated.id = ${supplierRatings.orderId} and rated.status = 'completed'
    where ${and(eq(supplierRatings.status, "sealed"), lte(supplierRatings.opensAt, now()))}`;
  const dueOrders = await selectToTransition(db, sql`${orders.id} in (${due} limit ${MOST_AT_ONCE})`);
  const writes = dueOrders.flatMap((order) => {
    const isSealed = sql`exists (${due} and ${supplierRatings.orderId} = ${order.id})`;
    const told = notifyParties(clock, order, [
      { to: "buyer", what: "rating_published" },
      { to: "supplier", what: "rating_published" },
    ]);
    // Told while it is sealed, since that says that nobody was told before.
    const first = told.map((write) => write(isSealed));
    return [...first, publishRating(clock, order.id)(isSealed), countRatings(clock, order.supplierId)(sql`true`)];
  });
  const [head, ...others] = writes.map((write) => db.run(write));
  if (head) await db.batch([head, ...others]);
  return dueOrders.length;
}

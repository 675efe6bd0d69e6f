import { and, eq, lte, sql } from "drizzle-orm";
import { orders } from "#drizzle/schema/orders.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { selectMovable } from "#worker/orders/movable-order.ts";
import { tellParties } from "#worker/orders/tell-parties.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { countRatings, publishRating } from "./rating-rows.ts";

/** Ratings that one tick opens; the next takes the rest. */
const MOST_AT_ONCE = 25;

/**
 * Opens sealed ratings whose window has ended, with the suppliers' figures, notices and mails in one batch.
 * @returns how many it opened
 */
export async function applyRatingClock(clock: Post): Promise<number> {
  const { db, now } = clock;
  const isDue = and(eq(supplierRatings.status, "sealed"), lte(supplierRatings.opensAt, now()));
  const due = await selectMovable(
    db,
    sql`${orders.id} in (select ${supplierRatings.orderId} from ${supplierRatings} where ${isDue} limit ${MOST_AT_ONCE})`,
  );
  const writes = due.flatMap((order) => {
    const isSealed = sql`exists (select 1 from ${supplierRatings}
      where ${supplierRatings.orderId} = ${order.id} and ${isDue})`;
    const told = tellParties(clock, order, [
      { to: "buyer", what: "rating_published" },
      { to: "supplier", what: "rating_published" },
    ]);
    // Told while it is sealed, since that says that nobody was told before.
    const first = told.map((write) => write(isSealed));
    return [...first, publishRating(order.id, now())(isSealed), countRatings(order.supplierId)(sql`true`)];
  });
  const [head, ...others] = writes.map((write) => db.run(write));
  if (head) await db.batch([head, ...others]);
  return due.length;
}

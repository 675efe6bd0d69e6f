import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { COMPLETE_AFTER_MS } from "#domain/orders/order-machine.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import { ratingStatusAt, ratingsOpenAt } from "#domain/reviews/rating-schedule.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { isInWindow } from "./ratable-order.ts";

const MOST_SHOWN = 50;

const columns = {
  reference: orders.reference,
  status: orders.status,
  answerBy: orders.answerBy,
  deliveredAt: orders.deliveredAt,
  completedAt: orders.completedAt,
  disputedAt: orders.disputedAt,
  escalatedAt: orders.escalatedAt,
  buyerName: sql<string>`${orders.buyer} ->> '$.companyName'`,
  names: namesOf(),
};

/**
 * What the caller may rate now, as a buyer and as a supplier, and what it has rated as a buyer; one database call besides
 * the session's. A delivery that the scheduler has yet to complete counts as completed.
 */
export async function toRate(ctx: SignedInContext) {
  const { db, caller, now } = ctx;
  const isRated = sql`exists (select 1 from ${supplierRatings} where ${supplierRatings.orderId} = ${orders.id})`;
  const isBuyerRated = sql`exists (select 1 from ${buyerRatings} where ${buyerRatings.orderId} = ${orders.id})`;
  const [bought, sold, given] = await db.batch([
    selectDone(ctx, and(eq(orders.buyerId, caller.userId), sql`not ${isRated}`)),
    selectDone(ctx, and(eq(orders.supplierId, caller.supplier?.id ?? ""), sql`not ${isBuyerRated}`)),
    db
      .select({
        reference: orders.reference,
        names: namesOf(),
        ratedAt: supplierRatings.createdAt,
        status: supplierRatings.status,
        opensAt: supplierRatings.opensAt,
        orderStatus: orders.status,
      })
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .innerJoin(suppliers, eq(suppliers.id, supplierRatings.supplierId))
      .where(eq(supplierRatings.buyerId, caller.userId))
      .orderBy(desc(supplierRatings.createdAt))
      .limit(MOST_SHOWN),
  ]);
  const open = (rows: typeof bought) => {
    const asOfNow = rows.map((row) => orderAsOf(row, now()));
    return asOfNow.map(({ reference, completedAt, buyerName, names }) => {
      const until = completedAt === null ? null : ratingsOpenAt(completedAt);
      return { reference, completedAt, until, buyerName, supplierNames: names };
    });
  };
  const isSeller = caller.supplier?.status === "approved";
  return {
    asBuyer: open(bought).map(({ supplierNames: party, buyerName: _, ...order }) => ({ ...order, party })),
    asSupplier: (isSeller ? open(sold) : []).map(({ buyerName: party, supplierNames: _, ...order }) => ({
      ...order,
      party,
    })),
    given: given.map(({ names, opensAt, orderStatus, ...rating }) => {
      const status = ratingStatusAt({ ...rating, opensAt, orderStatus }, now());
      return { ...rating, status, party: names };
    }),
  };
}

/** Those that were completed last first; what the scheduler has yet to complete counts from when it was due. */
function selectDone({ db, now }: SignedInContext, isTheirs: SQL | undefined) {
  const completedAt = sql`iif(${orders.status} = 'delivered', ${orders.deliveredAt} + ${COMPLETE_AFTER_MS}, ${orders.completedAt})`;
  return db
    .select(columns)
    .from(orders)
    .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
    .where(and(isTheirs, inArray(orders.status, ["delivered", "completed"]), isInWindow(now())))
    .orderBy(desc(completedAt))
    .limit(MOST_SHOWN);
}

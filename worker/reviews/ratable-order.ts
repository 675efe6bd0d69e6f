import { eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { COMPLETE_AFTER_MS } from "#domain/orders/order-machine.ts";
import { mayRate } from "#domain/reviews/rating-schedule.ts";
import { RATE_WITHIN_MS, type RatingStatus } from "#domain/reviews/rating-status.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { mayAct } from "#worker/orders/order-to-transition.ts";
import { asOwn, type OwnOrder, selectOwn } from "#worker/orders/transition-order.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type Intent, idempotentReplay, selectKept } from "#worker/platform/idempotent-replay.ts";

/** An order that somebody rates, with which of the two ratings it has. */
export interface RatableOrder<R> extends OwnOrder {
  hasOfSupplier: boolean;
  /** State of the supplier's rating, where it has one. */
  ofSupplierStatus: RatingStatus | null;
  hasOfBuyer: boolean;
  isOfBuyerHidden: boolean;
  /** The answer of an earlier call with the same key. */
  kept: R | null;
}

/**
 * Reads an order that is about to be rated by one of its sides.
 * @throws AppError NOT_FOUND for another's; CONFLICT with the state and `rate` where it is not completed, its 30 days are
 *   over, it is rated already (state `rated`) or the caller is its other side; KEY_REUSED
 */
export async function readRatable<R>(
  ctx: SignedInContext,
  reference: string,
  by: OwnOrder["side"],
  intent: Intent,
): Promise<RatableOrder<R>> {
  const [[found], [ofSupplier], [ofBuyer], keys] = await ctx.db.batch([
    selectOwn(ctx, reference),
    ctx.db
      .select({ status: supplierRatings.status })
      .from(orders)
      .innerJoin(supplierRatings, eq(supplierRatings.orderId, orders.id))
      .where(eq(orders.reference, reference)),
    ctx.db
      .select({ status: buyerRatings.status })
      .from(orders)
      .innerJoin(buyerRatings, eq(buyerRatings.orderId, orders.id))
      .where(eq(orders.reference, reference)),
    selectKept(ctx.db, ctx.caller.userId, intent),
  ]);
  const own = asOwn(ctx, found);
  const kept = idempotentReplay<R>(ctx, keys, intent);
  const rated = by === "buyer" ? ofSupplier : ofBuyer;
  if (kept === null && (own.side !== by || rated || !mayRate(own.order, ctx.now()))) {
    throw new AppError("CONFLICT", { state: rated ? "rated" : own.order.status, action: "rate" });
  }
  return {
    ...own,
    hasOfSupplier: Boolean(ofSupplier),
    ofSupplierStatus: ofSupplier?.status ?? null,
    hasOfBuyer: Boolean(ofBuyer),
    isOfBuyerHidden: ofBuyer?.status === "hidden",
    kept,
  };
}

/**
 * Holds for orders that can be rated as of now; a delivery that the scheduler has yet to complete counts as completed. The plus
 * keeps SQLite from going through everybody's orders in time order: whose they are is what finds them.
 */
export function isInWindow(now: number): SQL {
  const [since, deliveredBy] = [now - RATE_WITHIN_MS, now - COMPLETE_AFTER_MS];
  return sql`(+${orders.status} = 'completed' and ${orders.completedAt} > ${since}
    or +${orders.status} = 'delivered' and ${orders.deliveredAt} <= ${deliveredBy}
      and ${orders.deliveredAt} > ${since - COMPLETE_AFTER_MS})`;
}

/**
 * Must hold when a rating is written: the order is completed as of now, its window open, its side still one, and its ratings
 * are as they were read.
 */
export function isStillRatable<R>(ctx: SignedInContext, { order, ...read }: RatableOrder<R>) {
  return sql`exists (select 1 from ${orders} where ${orders.id} = ${order.id} and ${isInWindow(ctx.now())})
    and ${mayAct(ctx, order)}
    and (select ${supplierRatings.status} from ${supplierRatings} where ${supplierRatings.orderId} = ${order.id})
      is ${read.ofSupplierStatus}
    and exists (select 1 from ${buyerRatings} where ${buyerRatings.orderId} = ${order.id}) = ${read.hasOfBuyer}`;
}

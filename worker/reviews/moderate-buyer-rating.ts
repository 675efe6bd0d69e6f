import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ModerateRating } from "#domain/reviews/rate.ts";
import { areRatingsOpen } from "#domain/reviews/rating-schedule.ts";
import type { BuyerRatingStatus } from "#domain/reviews/rating-status.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { notifyParties, type PartyNews } from "#worker/orders/notify-parties.ts";
import { selectToTransition } from "#worker/orders/order-to-transition.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { transition } from "#worker/platform/write/transition.ts";
import { auditedRating } from "./moderate-rating.ts";

/** How a rating of a buyer changes its state. */
const RATING = { table: buyerRatings, key: buyerRatings.orderId, events: auditLog };

/**
 * The platform takes down what a supplier gave to a buyer (`hide`), or puts it back (`show`), with its reason and a line of the
 * audit log; of an order that a dispute cancelled none comes back. Its author reads why, and its buyer where it could read
 * the rating. No figure of anybody rests on it.
 * @throws AppError NOT_FOUND; FORBIDDEN for a rating of the admin's own trade; CONFLICT with state, action and version
 */
export async function moderateBuyerRating<To extends BuyerRatingStatus>(
  ctx: SignedInContext,
  { reference, version, reason }: Pick<ModerateRating, "reference" | "version" | "reason">,
  { action, to }: { action: "hide" | "show"; to: To },
): Promise<{ status: To; version: number }> {
  const { order, rating } = await readRating(ctx, reference);
  if (!order || !rating) throw new AppError("NOT_FOUND");
  const { userId } = ctx.caller;
  if (order.buyerId === userId || order.sellerAccount?.id === userId) throw new AppError("FORBIDDEN");
  const { status } = rating;
  const isOver = to === "given" && order.status === "cancelled";
  if (status === to || isOver || rating.version !== version) {
    throw new AppError("CONFLICT", { state: status, action, version: rating.version });
  }
  const isOpen = areRatingsOpen(order, { ofSupplier: rating.hasOfSupplier === 1, ofBuyer: true }, ctx.now());
  const moderated = await transition<typeof buyerRatings, typeof auditLog, BuyerRatingStatus>(ctx, RATING, rating, {
    ...{ action, to, changes: { hiddenReason: to === "hidden" ? reason : null } },
    event: auditedRating(ctx, rating, { to, reason, of: "buyer" }),
    effects: to === "hidden" ? notifyParties(ctx, order, notifiedOf(reason, isOpen)) : [],
  });
  flushOutbox(ctx);
  return { status: to, version: moderated.version };
}

function notifiedOf(note: string, isOpen: boolean): PartyNews[] {
  const author: PartyNews = { to: "supplier", what: "rating_hidden", note };
  return isOpen ? [author, { to: "buyer", what: "rating_of_you_hidden", note }] : [author];
}

async function readRating({ db }: SignedInContext, reference: string) {
  const { orderId, status, version } = buyerRatings;
  const [[order], [rating]] = await db.batch([
    selectToTransition(db, eq(orders.reference, reference)),
    db
      .select({
        ...{ key: orderId, status, version },
        hasOfSupplier: sql<number>`${supplierRatings.orderId} is not null`,
      })
      .from(orders)
      .innerJoin(buyerRatings, eq(buyerRatings.orderId, orders.id))
      .leftJoin(supplierRatings, eq(supplierRatings.orderId, orders.id))
      .where(eq(orders.reference, reference)),
  ]);
  return { order, rating };
}

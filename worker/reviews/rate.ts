import { AppError } from "#domain/kernel/app-error.ts";
import type { RateBuyer, RateSupplier } from "#domain/reviews/rate.ts";
import { ratingsOpenAt } from "#domain/reviews/rating-schedule.ts";
import type { RatingStatus } from "#domain/reviews/rating-status.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { notifyParties, type PartyNews } from "#worker/orders/notify-parties.ts";
import { owedStatements } from "#worker/orders/take-step.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import type { Intent } from "#worker/platform/idempotent-replay.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { countRatings } from "#worker/suppliers/count-ratings.ts";
import { publishRating } from "./publish-rating.ts";
import { isStillRatable, type RatableOrder, readRatable } from "./ratable-order.ts";

/**
 * The buyer rates the supplier of a completed order, once and within 30 days. The rating stays sealed until the supplier
 * has rated too or the window ends; with the second one both open, and the supplier's figures follow in the same batch.
 * @throws AppError as {@link readRatable}; RATE_LIMITED
 */
export function rateSupplier(ctx: SignedInContext, { idempotencyKey, ...input }: RateSupplier) {
  const intent = { procedure: "ratings.rateSupplier" as const, key: idempotencyKey, input };
  return rate<{ status: RatingStatus }>(ctx, input.reference, "buyer", intent, (read) => {
    const { reference: _, ...criteria } = input;
    const status = read.hasOfBuyer ? "published" : "sealed";
    const rating = {
      ...criteria,
      orderId: read.order.id,
      supplierId: read.order.supplierId,
      buyerId: ctx.caller.userId,
      status,
      opensAt: ratingsOpenAt(read.order.completedAt ?? ctx.now()),
      publishedAt: read.hasOfBuyer ? ctx.now() : null,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    } as const;
    return { response: { status }, rows: [row(supplierRatings, rating)], isOpen: read.hasOfBuyer };
  });
}

/** The supplier rates the buyer of a completed order, once; otherwise as {@link rateSupplier}. */
export function rateBuyer(ctx: SignedInContext, { idempotencyKey, ...input }: RateBuyer) {
  const intent = { procedure: "ratings.rateBuyer" as const, key: idempotencyKey, input };
  return rate<{ isOpen: boolean }>(ctx, input.reference, "supplier", intent, (read) => {
    const { id: orderId, supplierId, buyerId } = read.order;
    const rating = { orderId, supplierId, buyerId, rating: input.rating, review: input.review, createdAt: ctx.now() };
    const isOpen = read.hasOfSupplier;
    return { response: { isOpen }, rows: [row(buyerRatings, rating), publishRating(ctx, orderId)], isOpen };
  });
}

interface Rated<R> {
  response: R;
  rows: GuardedStatement[];
  /** Both are in with this one. */
  isOpen: boolean;
}

async function rate<R>(
  ctx: SignedInContext,
  reference: string,
  by: "buyer" | "supplier",
  intent: Intent,
  ratingOf: (read: RatableOrder<R>) => Rated<R>,
  triesLeft = 1,
): Promise<R> {
  const read = await readRatable<R>(ctx, reference, by, intent);
  if (read.kept !== null) return read.kept;
  const { response, rows, isOpen } = ratingOf(read);
  const { order } = read;
  try {
    const { response: answer, isReplay } = await guardedWrite<R>(ctx, {
      ...intent,
      actor: ctx.caller.userId,
      response,
      precondition: isStillRatable(ctx, read),
      rows: [...rows, countRatings(ctx, order.supplierId), ...notifyParties(ctx, order, notifiedOf(by, isOpen, read))],
      behind: () => owedStatements(ctx, read.stored),
    });
    if (!isReplay) flushOutbox(ctx);
    return answer;
  } catch (refusal) {
    if (!(refusal instanceof AppError) || refusal.code !== "NOT_FOUND") throw refusal;
    // Both sides rated at one moment: this one is the second now, and opens both.
    if (triesLeft > 0) return rate(ctx, reference, by, intent, ratingOf, triesLeft - 1);
    throw new AppError("CONFLICT", { state: order.status, action: "rate" });
  }
}

/** Where the other one's was taken down by the platform, nothing of it is published now. */
function notifiedOf(
  by: "buyer" | "supplier",
  isOpen: boolean,
  { ofSupplierStatus, isOfBuyerHidden }: RatableOrder<unknown>,
): PartyNews[] {
  const other = by === "buyer" ? "supplier" : "buyer";
  if (!isOpen) return [{ to: other, what: "rated" }];
  const isOtherHidden = by === "supplier" ? ofSupplierStatus === "hidden" : isOfBuyerHidden;
  if (isOtherHidden) return [{ to: other, what: "rated_open" }];
  return [
    { to: "buyer", what: "rating_published" },
    { to: "supplier", what: "rating_published" },
  ];
}

import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { AcceptQuote } from "#domain/orders/accept-quote.ts";
import type { OrderStatus } from "#domain/orders/order-machine.ts";
import { guardedWrite } from "#worker/platform/guarded-write.ts";
import { postSoon } from "#worker/platform/tell-accounts.ts";
import { actorIdOf, type BuyerContext } from "#worker/rfq/buyer.ts";
import { awardRows, isAcceptable } from "#worker/rfq/quotes/award.ts";
import { type MovableQuote, readMovableQuote } from "#worker/rfq/quotes/movable-quote.ts";
import { expectRfqLive, isQuoteAsSeen, type MovedQuote, refusalOf } from "#worker/rfq/quotes/move-quote.ts";
import { awardedOrder } from "./awarded-order.ts";

export interface AcceptedQuote {
  /** Of the order that it became. */
  reference: string;
  status: OrderStatus;
}

/**
 * The buyer accepts the terms that stand, and they become an order in the same batch: the quote accepted, the request
 * awarded, other live quotes not selected, the order confirmed with the terms frozen as they were quoted; both sides told.
 * Ten parallel calls make one order. Three database calls with the session's.
 * @throws AppError NOT_FOUND for another's quote; CONFLICT with state and action where it has expired, was countered,
 *   ended or revised, where the supplier may no longer sell or the request is over; RATE_LIMITED, KEY_REUSED
 */
export async function acceptQuote(
  ctx: BuyerContext,
  { idempotencyKey, ...input }: AcceptQuote,
): Promise<AcceptedQuote> {
  const intent = { procedure: "quotes.accept" as const, key: idempotencyKey, input };
  const { quote, kept } = await readMovableQuote<AcceptedQuote>(ctx, "buyer", "accept", input, intent);
  if (kept) return kept;
  expectRfqLive(quote, "accept");
  expectSuppliers(quote);
  const order = awardedOrder(ctx, quote, input);
  const { response, isReplay } = await guardedWrite<AcceptedQuote, MovedQuote>(ctx, {
    ...intent,
    actor: actorIdOf(ctx),
    response: { reference: order.reference, status: order.status },
    precondition: sql`${isQuoteAsSeen(quote)} and ${isAcceptable(ctx, quote)}`,
    refusal: refusalOf(ctx, quote, "accept"),
    rows: [...awardRows(ctx, quote), ...order.rows],
  });
  if (!isReplay) postSoon(ctx);
  return response;
}

/** @throws AppError CONFLICT where the last word is the buyer's own, or the supplier may no longer sell (never again 1, 7) */
function expectSuppliers({ lastMover, supplierStatus, version }: MovableQuote): void {
  const state = supplierStatus === "approved" ? "own_offer" : "supplier_not_approved";
  if (lastMover === "supplier" && supplierStatus === "approved") return;
  throw new AppError("CONFLICT", { state, action: "accept", version });
}

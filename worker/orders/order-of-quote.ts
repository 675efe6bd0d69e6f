import { type SQL, sql } from "drizzle-orm";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { DeliveryPlace } from "#domain/rfq/delivery-place.ts";
import { guardedWrite } from "#worker/platform/guarded-write.ts";
import type { Intent } from "#worker/platform/idempotent-replay.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { actorIdOf, type BuyerContext } from "#worker/rfq/buyer.ts";
import { type Acceptance, awardRows } from "#worker/rfq/quotes/award.ts";
import type { QuoteToTransition } from "#worker/rfq/quotes/quote-to-transition.ts";
import { isQuoteAsSeen, type MovedQuote, refusalOf } from "#worker/rfq/quotes/transition-quote.ts";
import { awardedOrder } from "./awarded-order.ts";

export interface AcceptedQuote {
  /** Of the order that it became. */
  reference: string;
  status: OrderStatus;
}

interface Conclusion {
  acceptance: Acceptance;
  place: DeliveryPlace;
  /** Must hold besides the quote's being as it was seen. */
  guard: SQL;
  intent: Intent;
}

/**
 * Makes the order of a quote, whichever side accepts, in one batch: the quote accepted, the request awarded, other live quotes
 * not selected, the order confirmed with the terms frozen as they were put forward; the others told. Ten parallel calls make
 * one order, and so do both sides at one moment.
 * @throws AppError CONFLICT with the state that the quote is in now; RATE_LIMITED, KEY_REUSED
 */
export async function orderOfQuote(
  ctx: BuyerContext,
  quote: QuoteToTransition,
  { acceptance, place, guard, intent }: Conclusion,
): Promise<AcceptedQuote> {
  const order = awardedOrder(ctx, quote, acceptance, place);
  const { response, isReplay } = await guardedWrite<AcceptedQuote, MovedQuote>(ctx, {
    ...intent,
    actor: actorIdOf(ctx),
    response: { reference: order.reference, status: order.status },
    precondition: sql`${isQuoteAsSeen(quote)} and ${guard}`,
    refusal: refusalOf(ctx, quote, acceptance.action),
    rows: [...awardRows(ctx, quote, acceptance), ...order.rows],
  });
  if (!isReplay) flushOutbox(ctx);
  return response;
}

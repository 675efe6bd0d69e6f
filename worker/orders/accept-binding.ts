import { AppError } from "#domain/kernel/app-error.ts";
import { bindingUntilAt } from "#domain/rfq/binding-counter.ts";
import type { AcceptCounter } from "#domain/rfq/quote-verbs.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { isBindingAcceptable } from "#worker/rfq/quotes/award.ts";
import {
  type QuoteRead,
  type QuoteToTransition,
  readQuoteToTransition,
} from "#worker/rfq/quotes/quote-to-transition.ts";
import { expectRfqLive } from "#worker/rfq/quotes/transition-quote.ts";
import { type AcceptedQuote, orderOfQuote } from "./order-of-quote.ts";

const ACTION = "accept_binding";
const NOWHERE = { country: null, city: null, address: null, trn: null };

/**
 * The supplier accepts the buyer's counter-offer while it binds, and it becomes an order in the same batch, as the buyer's
 * acceptance would (`orderOfQuote`). Three database calls with the session's.
 * @throws AppError NOT_FOUND for another's quote; CONFLICT with state and action: the quote's where it was withdrawn, answered,
 *   ended or has expired; `not_binding` where the counter-offer does not bind or no longer; `buyer_gone` where the buyer's
 *   account is suspended or erased; the request's where that is over; RATE_LIMITED, KEY_REUSED
 */
export async function acceptBinding(
  ctx: SignedInContext,
  { idempotencyKey, ...input }: AcceptCounter,
): Promise<AcceptedQuote> {
  const intent = { procedure: "quotes.acceptBinding" as const, key: idempotencyKey, input };
  const { quote, counter, kept } = await readQuoteToTransition<AcceptedQuote>(ctx, "supplier", ACTION, input, intent);
  if (kept) return kept;
  expectRfqLive(quote, ACTION);
  const acceptance = { action: ACTION, by: "supplier", taken: expectBinding(ctx, quote, counter) } as const;
  const place = quote.deliveryPlace ?? NOWHERE;
  return orderOfQuote(ctx, quote, { acceptance, place, guard: isBindingAcceptable(ctx, quote), intent });
}

function expectBinding({ now }: SignedInContext, quote: QuoteToTransition, counter: QuoteRead<unknown>["counter"]) {
  const isBinding = counter && bindingUntilAt(quote, now()) !== null;
  if (isBinding && quote.buyerAnswers) return counter;
  throw new AppError("CONFLICT", {
    state: isBinding ? "buyer_gone" : "not_binding",
    action: ACTION,
    version: quote.version,
  });
}

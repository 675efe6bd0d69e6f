import { AppError } from "#domain/kernel/app-error.ts";
import type { AcceptQuote } from "#domain/orders/accept-quote.ts";
import { needsStreet } from "#domain/rfq/incoterms.ts";
import type { BuyerContext } from "#worker/rfq/buyer.ts";
import { isAcceptable } from "#worker/rfq/quotes/award.ts";
import {
  type QuoteToTransition,
  type QuoteVersion,
  readQuoteToTransition,
} from "#worker/rfq/quotes/quote-to-transition.ts";
import { expectRfqLive } from "#worker/rfq/quotes/transition-quote.ts";
import { type AcceptedQuote, orderOfQuote } from "./order-of-quote.ts";

/**
 * The buyer accepts the terms that stand, and they become an order in the same batch (`orderOfQuote`). Three database calls
 * with the session's.
 * @throws AppError NOT_FOUND for another's quote; CONFLICT with state and action where it has expired, was countered,
 *   ended or revised, where the supplier may no longer sell or the request is over; BAD_INPUT with `address:required` where
 *   the terms bring the goods to a door; RATE_LIMITED, KEY_REUSED
 */
export async function acceptQuote(
  ctx: BuyerContext,
  { idempotencyKey, ...input }: AcceptQuote,
): Promise<AcceptedQuote> {
  const intent = { procedure: "quotes.accept" as const, key: idempotencyKey, input };
  const { quote, kept } = await readQuoteToTransition<AcceptedQuote>(ctx, "buyer", "accept", input, intent);
  if (kept) return kept;
  expectRfqLive(quote, "accept");
  const taken = expectSuppliers(quote);
  if (needsStreet(taken.incoterm) && !input.address) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "address", code: "required" }] });
  }
  const acceptance = { action: "accept" as const, by: "buyer" as const, taken };
  return orderOfQuote(ctx, quote, { acceptance, place: input, guard: isAcceptable(ctx, quote), intent });
}

/**
 * @returns the version that stands
 * @throws AppError CONFLICT where the last word is the buyer's own, or the supplier may no longer sell (never again 1, 7)
 */
function expectSuppliers({ lastMover, supplierStatus, current, version }: QuoteToTransition): QuoteVersion {
  const state = supplierStatus === "approved" ? "own_offer" : "supplier_not_approved";
  if (current && lastMover === "supplier" && supplierStatus === "approved") return current;
  throw new AppError("CONFLICT", { state, action: "accept", version });
}

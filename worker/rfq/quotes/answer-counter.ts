import { sql } from "drizzle-orm";
import type { AcceptCounter, QuoteTransitionInput } from "#domain/rfq/quote-verbs.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { notifyOfQuote } from "../notify-trade.ts";
import { readQuoteToTransition, staleQuote } from "./quote-to-transition.ts";
import { ofThisQuote } from "./take-quote-slot.ts";
import {
  expectRfqLive,
  isBuyerOf,
  isRfqLive,
  isSupplierOf,
  type MovedQuote,
  NO_COUNTER,
  transitionQuote,
  transitionQuoteOnce,
} from "./transition-quote.ts";
import { repeatedVersionRows } from "./version-rows.ts";

/**
 * The supplier takes up the buyer's terms: they become a version of its own, which the buyer still has to accept. What makes
 * the order of a counter-offer that binds is `acceptBinding` (worker/orders).
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version; RATE_LIMITED, KEY_REUSED
 */
export async function acceptCounter(ctx: SignedInContext, input: AcceptCounter): Promise<MovedQuote> {
  const { idempotencyKey, ...request } = input;
  const intent = { procedure: "quotes.acceptCounter" as const, key: idempotencyKey, input: request };
  const { quote, kept } = await readQuoteToTransition<MovedQuote>(ctx, "supplier", "accept_counter", request, intent);
  if (kept) return kept;
  expectRfqLive(quote, "accept_counter");
  if (quote.counterVersion === null) throw staleQuote(quote, "accept_counter");
  const version = quote.latestVersion + 1;
  return transitionQuoteOnce(
    ctx,
    quote,
    {
      action: "accept_counter",
      actor: "supplier",
      actorId: ctx.caller.userId,
      ofVersion: version,
      changes: { ...NO_COUNTER, currentVersion: version, lastMover: "supplier" },
      guard: sql`${isSupplierOf(ctx, quote)} and ${isRfqLive(quote)}`,
      rows: [
        ...repeatedVersionRows(ctx, quote, quote.counterVersion, "supplier"),
        ...notifyOfQuote(ctx, "counter_accepted", "buyer", ofThisQuote(quote), {}),
      ],
    },
    intent,
  );
}

/**
 * The supplier holds to its terms: the current version stands.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function declineCounter(ctx: SignedInContext, input: QuoteTransitionInput): Promise<MovedQuote> {
  const { quote } = await readQuoteToTransition(ctx, "supplier", "decline_counter", input);
  expectRfqLive(quote, "decline_counter");
  return transitionQuote(ctx, quote, {
    action: "decline_counter",
    actor: "supplier",
    actorId: ctx.caller.userId,
    ofVersion: quote.counterVersion,
    changes: { ...NO_COUNTER, lastMover: "supplier" },
    guard: sql`${isSupplierOf(ctx, quote)} and ${isRfqLive(quote)}`,
    rows: notifyOfQuote(ctx, "counter_declined", "buyer", ofThisQuote(quote), {}),
  });
}

/**
 * The buyer takes its counter-offer back: the current version stands.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function withdrawCounter(ctx: SignedInContext, input: QuoteTransitionInput): Promise<MovedQuote> {
  const { quote } = await readQuoteToTransition(ctx, "buyer", "withdraw_counter", input);
  expectRfqLive(quote, "withdraw_counter");
  return transitionQuote(ctx, quote, {
    action: "withdraw_counter",
    actor: "buyer",
    actorId: ctx.caller.userId,
    ofVersion: quote.counterVersion,
    changes: { ...NO_COUNTER, lastMover: "supplier" },
    guard: sql`${isBuyerOf(ctx, quote)} and ${isRfqLive(quote)}`,
    rows: notifyOfQuote(ctx, "counter_withdrawn", "supplier", ofThisQuote(quote), {}),
  });
}

import type { RejectQuote, WithdrawQuote } from "#domain/rfq/quote-verbs.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { actorIdOf, type BuyerContext } from "../buyer.ts";
import { notifyOfQuote } from "../notify-trade.ts";
import { readQuoteToTransition } from "./quote-to-transition.ts";
import { ofThisQuote } from "./take-quote-slot.ts";
import { isBuyerOf, isSupplierOf, type MovedQuote, NO_COUNTER, transitionQuote } from "./transition-quote.ts";

/**
 * The buyer turns a quote down, with a reason that the supplier reads.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function rejectQuote(ctx: BuyerContext, input: RejectQuote): Promise<MovedQuote> {
  const { quote } = await readQuoteToTransition(ctx, "buyer", "reject", input);
  const { reason, note } = input;
  return transitionQuote(ctx, quote, {
    action: "reject",
    actor: "buyer",
    actorId: actorIdOf(ctx),
    ofVersion: quote.currentVersion,
    note: note === null ? reason : `${reason}: ${note}`,
    changes: { ...NO_COUNTER, closingReason: reason, closingNote: note },
    guard: isBuyerOf(ctx, quote),
    rows: notifyOfQuote(ctx, "quote_rejected", "supplier", ofThisQuote(quote), note ? { note } : {}),
  });
}

/**
 * The supplier takes a quote back, with a reason that the buyer reads; of a draft nobody is told.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function withdrawQuote(ctx: SignedInContext, input: WithdrawQuote): Promise<MovedQuote> {
  const { quote } = await readQuoteToTransition(ctx, "supplier", "withdraw", input);
  const { reason } = input;
  const data = { note: reason };
  return transitionQuote(ctx, quote, {
    action: "withdraw",
    actor: "supplier",
    actorId: ctx.caller.userId,
    ofVersion: quote.currentVersion,
    note: reason,
    changes: { ...NO_COUNTER, closingNote: reason },
    guard: isSupplierOf(ctx, quote),
    rows: quote.status === "draft" ? [] : notifyOfQuote(ctx, "quote_withdrawn", "buyer", ofThisQuote(quote), data),
  });
}

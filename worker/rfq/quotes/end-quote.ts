import type { RejectQuote, WithdrawQuote } from "#domain/rfq/quote-verbs.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { actorIdOf, type BuyerContext } from "../buyer.ts";
import { tellOfQuote } from "../tell-trade.ts";
import { readMovableQuote } from "./movable-quote.ts";
import { isBuyerOf, isSupplierOf, type MovedQuote, moveQuote, NO_COUNTER } from "./move-quote.ts";
import { ofThisQuote } from "./take-seat.ts";

/**
 * The buyer turns a quote down, with a reason that the supplier reads.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function rejectQuote(ctx: BuyerContext, input: RejectQuote): Promise<MovedQuote> {
  const { quote } = await readMovableQuote(ctx, "buyer", "reject", input);
  const { reason, note } = input;
  return moveQuote(ctx, quote, {
    action: "reject",
    actor: "buyer",
    actorId: actorIdOf(ctx),
    ofVersion: quote.currentVersion,
    note: note === null ? reason : `${reason}: ${note}`,
    changes: { ...NO_COUNTER, closingReason: reason, closingNote: note },
    guard: isBuyerOf(ctx, quote),
    rows: tellOfQuote(ctx, "quote_rejected", "supplier", ofThisQuote(quote), note ? { note } : {}),
  });
}

/**
 * The supplier takes a quote back, with a reason that the buyer reads; of a draft nobody is told.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function withdrawQuote(ctx: SignedInContext, input: WithdrawQuote): Promise<MovedQuote> {
  const { quote } = await readMovableQuote(ctx, "supplier", "withdraw", input);
  const { reason } = input;
  const data = { note: reason };
  return moveQuote(ctx, quote, {
    action: "withdraw",
    actor: "supplier",
    actorId: ctx.caller.userId,
    ofVersion: quote.currentVersion,
    note: reason,
    changes: { ...NO_COUNTER, closingNote: reason },
    guard: isSupplierOf(ctx, quote),
    rows: quote.status === "draft" ? [] : tellOfQuote(ctx, "quote_withdrawn", "buyer", ofThisQuote(quote), data),
  });
}

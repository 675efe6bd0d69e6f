import { sql } from "drizzle-orm";
import { MAX_ROUNDS } from "#domain/rfq/quote-machine.ts";
import type { Counter } from "#domain/rfq/quote-verbs.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { tellOfQuote } from "../tell-trade.ts";
import { readMovableQuote, staleQuote } from "./movable-quote.ts";
import { expectRfqLive, isBuyerOf, isRfqLive, type MovedQuote, moveQuoteOnce } from "./move-quote.ts";
import { ofThisQuote } from "./take-seat.ts";
import { type Frame, versionRows } from "./version-rows.ts";

/**
 * The buyer proposes other terms: a version of its own beside the standing one, in its currency and at the rate frozen there
 * (workflows: never again 3). Six rounds at most.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version, also after six rounds; BAD_INPUT as `versionRows`
 */
export async function counterQuote(ctx: SignedInContext, input: Counter): Promise<MovedQuote> {
  const { idempotencyKey, ...request } = input;
  const intent = { procedure: "quotes.counter" as const, key: idempotencyKey, input: request };
  const { quote, kept } = await readMovableQuote<MovedQuote>(ctx, "buyer", "counter", request, intent);
  if (kept) return kept;
  expectRfqLive(quote, "counter");
  const { standing } = quote;
  if (!standing || quote.rounds >= MAX_ROUNDS) throw staleQuote(quote, "counter");
  const version = quote.latestVersion + 1;
  return moveQuoteOnce(
    ctx,
    quote,
    {
      action: "counter",
      actor: "buyer",
      actorId: ctx.caller.userId,
      ofVersion: version,
      changes: { counterVersion: version, lastMover: "buyer", rounds: quote.rounds + 1 },
      guard: sql`${isBuyerOf(ctx, quote)} and ${isRfqLive(quote)} and ${hasRoundsLeft(quote.id)}`,
      rows: [
        ...versionRows(ctx, quote, input.terms, frameOf(standing)),
        ...tellOfQuote(ctx, "quote_countered", "supplier", ofThisQuote(quote), {}),
      ],
    },
    intent,
  );
}

function frameOf({ currency, vatRate, validUntil, rateToAed, rateSource, rateDate }: Omit<Frame, "side">): Frame {
  return { side: "buyer", currency, vatRate, validUntil, rateToAed, rateSource, rateDate };
}

function hasRoundsLeft(id: string) {
  return sql`exists (select 1 from ${quotes} where ${quotes.id} = ${id} and ${quotes.rounds} < ${MAX_ROUNDS})`;
}

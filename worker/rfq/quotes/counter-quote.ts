import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { issueOfBinding } from "#domain/rfq/binding-counter.ts";
import { needsStreet } from "#domain/rfq/incoterms.ts";
import { MAX_ROUNDS } from "#domain/rfq/quote-machine.ts";
import type { Counter } from "#domain/rfq/quote-verbs.ts";
import { areSameTerms, type StandingLine } from "#domain/rfq/same-terms.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { notifyOfQuote } from "../notify-trade.ts";
import { type QuoteToTransition, type QuoteVersion, readQuoteToTransition, staleQuote } from "./quote-to-transition.ts";
import { ofThisQuote } from "./take-quote-slot.ts";
import { expectRfqLive, isBuyerOf, isRfqLive, type MovedQuote, transitionQuoteOnce } from "./transition-quote.ts";
import { type Frame, versionRows } from "./version-rows.ts";

/**
 * The buyer proposes other terms: a version of its own beside the standing one, in its currency and at the rate frozen there
 * (workflows: never again 3). Six rounds at most. Where it binds the buyer, the supplier may make the order of it (`acceptBinding`).
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version, also after six rounds; BAD_INPUT as `versionRows`, and
 *   `binding.bindingUntil:too_soon` or `too_late` (domain/rfq/binding-counter.ts), `binding.address:required` where
 *   the terms bring the goods to a door, `terms:unchanged` where it neither changes
 *   anything nor binds
 */
export async function counterQuote(ctx: SignedInContext, input: Counter): Promise<MovedQuote> {
  const { idempotencyKey, ...request } = input;
  const intent = { procedure: "quotes.counter" as const, key: idempotencyKey, input: request };
  const { quote, lines, kept } = await readQuoteToTransition<MovedQuote>(ctx, "buyer", "counter", request, intent);
  if (kept) return kept;
  expectRfqLive(quote, "counter");
  const { current } = quote;
  if (!current || quote.rounds >= MAX_ROUNDS) throw staleQuote(quote, "counter");
  expectChange(input, current, lines);
  const version = quote.latestVersion + 1;
  const binding = bindingOf(ctx, input, current.validUntil);
  return transitionQuoteOnce(
    ctx,
    quote,
    {
      action: "counter",
      actor: "buyer",
      actorId: ctx.caller.userId,
      ofVersion: version,
      changes: { ...binding, counterVersion: version, lastMover: "buyer", rounds: quote.rounds + 1 },
      guard: sql`${isBuyerOf(ctx, quote)} and ${isRfqLive(quote)} and ${hasRoundsLeft(quote.id)}`,
      rows: [
        ...versionRows(ctx, quote, input.terms, frameOf(current, binding.bindingUntil)),
        ...notifyOfCounter(ctx, quote, binding.bindingUntil),
      ],
    },
    intent,
  );
}

/** Where all stays as it is, a round would be lost for nothing. */
function expectChange({ terms, binding }: Counter, current: QuoteVersion, lines: StandingLine[]): void {
  if (binding || !areSameTerms(terms, current, lines)) return;
  throw new AppError("BAD_INPUT", { issues: [{ path: "terms", code: "unchanged" }] });
}

function frameOf(current: QuoteVersion, bindingUntil: number | null): Frame {
  const { currency, vatRate, validUntil, rateToAed, rateSource, rateDate } = current;
  return { side: "buyer", currency, vatRate, validUntil, bindingUntil, rateToAed, rateSource, rateDate };
}

/** What the quote's row holds of a binding. */
function bindingOf({ now }: SignedInContext, { binding, terms }: Counter, validUntil: number) {
  if (!binding) return { bindingUntil: null, deliveryPlace: null };
  const { bindingUntil, ...deliveryPlace } = binding;
  const code = issueOfBinding(bindingUntil, validUntil, now());
  if (code) throw new AppError("BAD_INPUT", { issues: [{ path: "binding.bindingUntil", code }] });
  if (needsStreet(terms.incoterm) && !deliveryPlace.address) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "binding.address", code: "required" }] });
  }
  return { bindingUntil, deliveryPlace };
}

/** A supplier that may make the order by one press is told so, and until when. */
function notifyOfCounter(ctx: SignedInContext, quote: QuoteToTransition, until: number | null) {
  return until === null
    ? notifyOfQuote(ctx, "quote_countered", "supplier", ofThisQuote(quote), {})
    : notifyOfQuote(ctx, "quote_countered_binding", "supplier", ofThisQuote(quote), { until: String(until) });
}

function hasRoundsLeft(id: string) {
  return sql`exists (select 1 from ${quotes} where ${quotes.id} = ${id} and ${quotes.rounds} < ${MAX_ROUNDS})`;
}

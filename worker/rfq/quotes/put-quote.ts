import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_QUOTE_SLOTS, MIN_VALIDITY_MS } from "#domain/rfq/quote-machine.ts";
import type { PutQuote } from "#domain/rfq/quote-verbs.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { Intent } from "#worker/platform/idempotent-replay.ts";
import { notifyOfQuote } from "../notify-trade.ts";
import { type QuoteToTransition, readQuoteToTransition } from "./quote-to-transition.ts";
import { ofThisQuote, takeQuoteSlot } from "./take-quote-slot.ts";
import {
  expectRfqLive,
  isRfqLive,
  isSupplierOf,
  type MovedQuote,
  NO_COUNTER,
  transitionQuoteOnce,
} from "./transition-quote.ts";
import { badTerms, type Frame, versionRows } from "./version-rows.ts";

type Put = "send" | "revise" | "requote";

/**
 * The supplier puts terms forward: its first ones (`send`), better ones while they stand (`revise`), or new ones against a
 * counter-offer (`requote`). Each is a version of its own; the earlier ones stay as they were. Three database calls.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version; BAD_INPUT as `versionRows`, `terms.validUntil:too_soon`,
 *   `terms.currency:no_rate`; RATE_LIMITED, KEY_REUSED
 */
export async function putQuote(ctx: SignedInContext, action: Put, input: PutQuote): Promise<MovedQuote> {
  const { idempotencyKey, ...request } = input;
  const intent: Intent = { procedure: `quotes.${action}`, key: idempotencyKey, input: request };
  const seen = { id: input.id, version: input.version, currency: input.terms.currency };
  const { quote, kept, rate } = await readQuoteToTransition<MovedQuote>(ctx, "supplier", action, seen, intent);
  if (kept) return kept;
  if (action === "send") expectOpen(quote);
  else expectRfqLive(quote, action);
  const version = quote.latestVersion + 1;
  const { validUntil } = input.terms;
  const isFirst = action === "send";
  const changes = { ...NO_COUNTER, currentVersion: version, lastMover: "supplier" as const, validUntil };
  const notice = isFirst ? "quote_sent" : "quote_revised";
  return transitionQuoteOnce(
    ctx,
    quote,
    {
      action,
      actor: "supplier",
      actorId: ctx.caller.userId,
      ofVersion: version,
      changes: isFirst ? { ...changes, sentAt: ctx.now(), draft: null } : changes,
      guard: sql`${isSupplierOf(ctx, quote)} and ${isFirst ? hasFreeQuoteSlot(ctx, quote) : isRfqLive(quote)}`,
      rows: [
        ...versionRows(ctx, quote, input.terms, frameOf(ctx, input, quote, rate)),
        ...(isFirst ? takeQuoteSlot(ctx, quote) : []),
        ...notifyOfQuote(ctx, notice, "buyer", ofThisQuote(quote), {}),
      ],
    },
    intent,
  );
}

type Rate = Awaited<ReturnType<typeof readQuoteToTransition>>["rate"];

/** In the same currency the rate stays as the first version froze it: a negotiated price is never converted again. */
function frameOf(ctx: SignedInContext, { terms }: PutQuote, { current }: QuoteToTransition, rate: Rate): Frame {
  const { currency, vatRate, validUntil } = terms;
  if (validUntil < ctx.now() + MIN_VALIDITY_MS) throw badTerms([{ path: "validUntil", code: "too_soon" }]);
  const frozen = current?.currency === currency ? current : rate;
  if (!frozen) throw badTerms([{ path: "currency", code: "no_rate" }]);
  const { rateToAed, rateSource, rateDate } = frozen;
  const side = "supplier" as const;
  return { side, currency, vatRate, validUntil, bindingUntil: null, rateToAed, rateSource, rateDate };
}

function expectOpen({ rfqStatusNow, rfq }: QuoteToTransition): void {
  if (rfqStatusNow === "open" && rfq.quotesCount < MAX_QUOTE_SLOTS) return;
  throw new AppError("CONFLICT", { state: rfqStatusNow, action: "send" });
}

/** Holds while the request takes quotes, and the supplier has not declined it. */
function hasFreeQuoteSlot(ctx: SignedInContext, { rfq, invitationId }: QuoteToTransition): SQL {
  return sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfq.id} and ${rfqs.status} = 'open'
      and ${rfqs.deadlineAt} > ${ctx.now()} and ${rfqs.quotesCount} < ${MAX_QUOTE_SLOTS})
    and exists (select 1 from ${rfqInvitations} where ${rfqInvitations.id} = ${invitationId}
      and ${rfqInvitations.status} not in ('declined', 'expired'))`;
}

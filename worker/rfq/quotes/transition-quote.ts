import { eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { QUOTE_TRANSITIONS, type QuoteAction, type QuoteActor, type QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { Intent } from "#worker/platform/idempotent-replay.ts";
import { flushOutbox, type Notifier } from "#worker/platform/notify-accounts.ts";
import {
  conflictOf,
  type Seen,
  type Transitioned,
  transition,
  transitionOnce,
  transitionRows,
} from "#worker/platform/write/transition.ts";
import { type BuyerContext, ownsRfq } from "../buyer.ts";
import type { QuoteToTransition } from "./quote-to-transition.ts";

export interface QuoteTransition {
  action: QuoteAction;
  actor: QuoteActor;
  /** The account that moves it; null for the scheduler. */
  actorId: string | null;
  /** The version that it makes or speaks of. */
  ofVersion: number | null;
  note?: string | null;
  /** What else changes in the quote's row. */
  changes?: Partial<typeof quotes.$inferInsert>;
  /** Must hold besides state and version: ownership, the request's state. */
  guard: SQL;
  /** More rows of the batch: version, lines, notices. */
  rows: GuardedStatement[];
}

export type MovedQuote = Transitioned<QuoteStatus>;

/** What a quote's row holds where no counter-offer waits. */
export const NO_COUNTER = { counterVersion: null, bindingUntil: null, deliveryPlace: null };

/** How a quote changes its state (worker/platform/write/transition.ts). */
export const QUOTE = { table: quotes, key: quotes.id, events: quoteEvents };

function seenOf({ id, status, version }: QuoteToTransition): Seen<QuoteStatus> {
  return { key: id, status, version };
}

function transitionOf(
  { id }: QuoteToTransition,
  { action, actor, actorId, ofVersion, note, changes, guard, rows }: QuoteTransition,
) {
  const event = { quoteId: id, actor, actorId, ofVersion, note: note ?? null };
  return { action, to: QUOTE_TRANSITIONS[action].to, event, ...(changes ? { changes } : {}), guard, effects: rows };
}

/** The rows of a move, for a batch of another verb, which says by itself when they are written. */
export function moveRows(
  ctx: Pick<Notifier, "db" | "now">,
  quote: QuoteToTransition,
  move: QuoteTransition,
): GuardedStatement[] {
  const { event, others } = transitionRows(ctx, QUOTE, seenOf(quote), transitionOf(quote, move));
  return [event, ...others];
}

/** Holds while a quote is as it was read. */
export function isQuoteAsSeen({ id, status, version }: Pick<QuoteToTransition, "id" | "status" | "version">): SQL {
  return sql`exists (select 1 from ${quotes} where ${quotes.id} = ${id} and ${quotes.status} = ${status}
    and ${quotes.version} = ${version})`;
}

/** Holds while the quote's company is the caller's and may sell (workflows: never again 7). */
export function isSupplierOf({ caller }: SignedInContext, { supplierId }: QuoteToTransition): SQL {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${supplierId}
    and ${suppliers.ownerId} = ${caller.userId} and ${suppliers.status} = 'approved')`;
}

/** Holds while the quoted request is the caller's, or the guest's. */
export function isBuyerOf(ctx: BuyerContext, { rfq }: QuoteToTransition): SQL {
  return sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfq.id} and ${ownsRfq(ctx)})`;
}

/** Holds while a request may still be negotiated. */
export function isRfqLive({ rfq }: QuoteToTransition): SQL {
  return sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfq.id} and ${rfqs.status} in ('open', 'closed'))`;
}

/** @throws AppError CONFLICT with the request's state where it can't be negotiated any more */
export function expectRfqLive({ rfqStatusNow }: QuoteToTransition, action: QuoteAction): void {
  if (rfqStatusNow === "open" || rfqStatusNow === "closed") return;
  throw new AppError("CONFLICT", { state: rfqStatusNow, action });
}

/**
 * Moves a quote in one atomic batch and sends the mails after the response.
 * @throws AppError CONFLICT with the state and version it is in now when somebody was faster; nothing was written then
 */
export async function transitionQuote(
  ctx: Context,
  quote: QuoteToTransition,
  move: QuoteTransition,
): Promise<MovedQuote> {
  const moved = await transition(ctx, QUOTE, seenOf(quote), transitionOf(quote, move));
  flushOutbox(ctx);
  return moved;
}

/**
 * As {@link transitionQuote}, once for each intent of the caller: a retry is answered as the first time.
 * @throws AppError also RATE_LIMITED and KEY_REUSED
 */
export async function transitionQuoteOnce(
  ctx: SignedInContext,
  quote: QuoteToTransition,
  move: QuoteTransition,
  intent: Intent,
): Promise<MovedQuote> {
  const { response, isReplay } = await transitionOnce(ctx, QUOTE, seenOf(quote), transitionOf(quote, move), intent);
  if (!isReplay) flushOutbox(ctx);
  return response;
}

/** Somebody was faster: the refusal says what the quote is now. */
export function refusalOf(ctx: Context, quote: QuoteToTransition, action: QuoteAction) {
  return {
    read: ctx.db.select({ status: quotes.status, version: quotes.version }).from(quotes).where(eq(quotes.id, quote.id)),
    of: (present: MovedQuote[]) => conflictOf(seenOf(quote), action, present),
  };
}

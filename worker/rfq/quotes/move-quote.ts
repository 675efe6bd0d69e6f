import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { QUOTE_MOVES, type QuoteAction, type QuoteActor, type QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, type InsertedRow, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Intent } from "#worker/platform/kept-answer.ts";
import { postSoon, type Teller } from "#worker/platform/tell-accounts.ts";
import { type MovableQuote, staleQuote } from "./movable-quote.ts";

export interface QuoteMove {
  action: QuoteAction;
  actor: QuoteActor;
  /** The account that moves it; null for the clock. */
  actorId: string | null;
  /** The version that it makes or speaks of. */
  ofVersion: number | null;
  note?: string | null;
  /** What else changes in the quote's row. */
  changes?: Partial<typeof quotes.$inferInsert>;
  /** Must hold besides state and version: ownership, the request's state. */
  guard: SQL;
  /** More rows of the batch: version, lines, notices. */
  rows: InsertedRow[];
}

export interface MovedQuote {
  status: QuoteStatus;
  version: number;
}

/** The rows of a move: the event first, then the quote itself, then all others; and whether the event was written. */
export function moveRows(ctx: Pick<Teller, "db" | "now">, quote: MovableQuote, move: QuoteMove) {
  const { to } = QUOTE_MOVES[move.action];
  const now = ctx.now();
  const eventId = newId("evt");
  const event = row(quoteEvents, {
    id: eventId,
    quoteId: quote.id,
    action: move.action,
    fromStatus: quote.status,
    toStatus: to,
    actor: move.actor,
    actorId: move.actorId,
    ofVersion: move.ofVersion,
    note: move.note ?? null,
    createdAt: now,
  });
  const changed: InsertedRow = (condition) =>
    ctx.db
      .update(quotes)
      .set({ ...move.changes, status: to, version: quote.version + 1, updatedAt: now })
      .where(and(eq(quotes.id, quote.id), condition))
      .getSQL();
  const isMoved = sql`exists (select 1 from ${quoteEvents} where ${quoteEvents.id} = ${eventId})`;
  return { event, others: [changed, ...move.rows], isMoved };
}

/** Holds while a quote is as it was read. */
export function isQuoteAsSeen({ id, status, version }: Pick<MovableQuote, "id" | "status" | "version">): SQL {
  return sql`exists (select 1 from ${quotes} where ${quotes.id} = ${id} and ${quotes.status} = ${status}
    and ${quotes.version} = ${version})`;
}

/** Holds while the quote's company is the caller's and may sell (workflows: never again 7). */
export function isSupplierOf({ caller }: SignedInContext, { supplierId }: MovableQuote): SQL {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${supplierId}
    and ${suppliers.ownerId} = ${caller.userId} and ${suppliers.status} = 'approved')`;
}

/** Holds while the quoted request is the caller's. */
export function isBuyerOf({ caller }: SignedInContext, { rfq }: MovableQuote): SQL {
  return sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfq.id} and ${rfqs.buyerId} = ${caller.userId})`;
}

/** Holds while a request may still be negotiated. */
export function isRfqLive({ rfq }: MovableQuote): SQL {
  return sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfq.id} and ${rfqs.status} in ('open', 'closed'))`;
}

/** @throws AppError CONFLICT with the request's state where it can't be negotiated any more */
export function expectRfqLive({ rfqStatusNow }: MovableQuote, action: QuoteAction): void {
  if (rfqStatusNow === "open" || rfqStatusNow === "closed") return;
  throw new AppError("CONFLICT", { state: rfqStatusNow, action });
}

/**
 * Moves a quote in one atomic batch: the event is written where the quote is as it was seen and the guard holds, all else where
 * the event was (workflows: rules for all of them).
 * @throws AppError CONFLICT with the state and version it is in now when somebody was faster; nothing was written then
 */
export async function moveQuote(ctx: SignedInContext, quote: MovableQuote, move: QuoteMove): Promise<MovedQuote> {
  const { event, others, isMoved } = moveRows(ctx, quote, move);
  const [{ rowsAffected }, [now]] = await ctx.db.batch([
    ctx.db.run(event(sql`${isQuoteAsSeen(quote)} and ${move.guard}`)),
    selectNow(ctx, quote),
    ...others.map((insert) => ctx.db.run(insert(isMoved))),
  ]);
  if (rowsAffected === 0) throw refusalOf(ctx, quote, move.action).of(now ? [now] : []);
  postSoon(ctx);
  return { status: QUOTE_MOVES[move.action].to, version: quote.version + 1 };
}

/**
 * As {@link moveQuote}, once for each intent of the caller: a retry is answered as the first time.
 * @throws AppError also RATE_LIMITED and KEY_REUSED
 */
export async function moveQuoteOnce(
  ctx: SignedInContext,
  quote: MovableQuote,
  move: QuoteMove,
  intent: Intent,
): Promise<MovedQuote> {
  const { procedure, key, input } = intent;
  const response = { status: QUOTE_MOVES[move.action].to, version: quote.version + 1 };
  const precondition = sql`${isQuoteAsSeen(quote)} and ${move.guard}`;
  const { event, others } = moveRows(ctx, quote, move);
  const { response: answer, isReplay } = await guardedWrite<MovedQuote, QuoteNow>(ctx, {
    ...{ procedure, key, input, actor: ctx.caller.userId, response, precondition },
    refusal: refusalOf(ctx, quote, move.action),
    rows: [event, ...others],
  });
  if (!isReplay) postSoon(ctx);
  return answer;
}

/** What of a quote a refusal tells. */
export type QuoteNow = Pick<MovableQuote, "status" | "version">;

/** Somebody was faster: the refusal says what the quote is now. */
export function refusalOf(ctx: SignedInContext, quote: MovableQuote, action: QuoteAction) {
  return {
    read: selectNow(ctx, quote),
    of: ([now]: QuoteNow[]) =>
      staleQuote({ statusNow: now?.status ?? quote.status, version: now?.version ?? quote.version }, action),
  };
}

function selectNow({ db }: SignedInContext, { id }: MovableQuote) {
  return db.select({ status: quotes.status, version: quotes.version }).from(quotes).where(eq(quotes.id, id));
}

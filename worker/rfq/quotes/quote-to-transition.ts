import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { type QuoteAction, type QuoteSide, quoteMachine, quoteStatusAt } from "#domain/rfq/quote-machine.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import type { StandingLine } from "#domain/rfq/same-terms.ts";
import type { Database } from "#drizzle/client.ts";
import { quoteLines, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import { type Intent, idempotentReplay, selectKept } from "#worker/platform/idempotent-replay.ts";
import { actorIdOf, type BuyerContext, ownsRfq } from "../buyer.ts";
import { selectRate } from "./rate-of-today.ts";

const columns = {
  id: quotes.id,
  reference: quotes.reference,
  status: quotes.status,
  version: quotes.version,
  rounds: quotes.rounds,
  lastMover: quotes.lastMover,
  currentVersion: quotes.currentVersion,
  counterVersion: quotes.counterVersion,
  bindingUntil: quotes.bindingUntil,
  deliveryPlace: quotes.deliveryPlace,
  validUntil: quotes.validUntil,
  invitationId: quotes.invitationId,
  supplierId: quotes.supplierId,
  buyerId: quotes.buyerId,
  latestVersion: sql<number>`ifnull((select max(${quoteVersions.version}) from ${quoteVersions}
    where ${quoteVersions.quoteId} = ${quotes.id}), 0)`,
  supplierStatus: suppliers.status,
  buyerAnswers: sql.raw(accountAnswers("rfqs.buyer_id")).mapWith(Boolean),
  rfq: {
    id: rfqs.id,
    reference: rfqs.reference,
    status: rfqs.status,
    version: rfqs.version,
    confirmBy: rfqs.confirmBy,
    deadlineAt: rfqs.deadlineAt,
    quotesCount: rfqs.quotesCount,
    lines: sql`(select json_group_array(${rfqLines.position}) from ${rfqLines}
      where ${rfqLines.rfqId} = ${rfqs.id})`.mapWith((json: string): number[] => JSON.parse(json)),
  },
};

type Row = Awaited<ReturnType<typeof selectMovableQuotes>>[number];

/** What has to be known of a quote before it moves. */
export interface QuoteToTransition extends Row {
  /** As it is stored; {@link QuoteToTransition.statusNow} is as of now. */
  status: Row["status"];
  statusNow: Row["status"];
  rfqStatusNow: Row["rfq"]["status"];
  /** The version that stands, with its currency and the rate frozen in it; null for a draft. */
  current: QuoteVersion | null;
}

export type QuoteVersion = typeof quoteVersions.$inferSelect;

/** The query of quotes in the form in which they move. */
function selectMovableQuotes(db: Database, where: SQL | undefined) {
  return db
    .select(columns)
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .where(where)
    .$dynamic();
}

/**
 * Holds for quotes of the caller: those it sends while its company may sell, or those that were sent on its requests, which
 * may have joined the account after they were quoted on.
 */
function isOwnQuote(ctx: BuyerContext, side: QuoteSide): SQL {
  return side === "supplier"
    ? sql`${suppliers.ownerId} = ${actorIdOf(ctx)} and ${suppliers.status} = 'approved'`
    : sql`${ownsRfq(ctx)} and ${quotes.sentAt} is not null`;
}

export interface QuoteRead<R> {
  quote: QuoteToTransition;
  /** The buyer's counter-offer that waits. */
  counter: QuoteVersion | null;
  /** Of the version that stands, where a counter-offer is about to be made of it; none for other moves. */
  lines: StandingLine[];
  /** The answer of an earlier call with the same key; the verb gives it again and does nothing. */
  kept: R | null;
  /** The rate of exchange that holds today, where it was asked for and the platform keeps one. */
  rate: FrozenRate | null;
}

type FrozenRate = Pick<QuoteVersion, "rateToAed" | "rateSource" | "rateDate">;

/**
 * A quote of the caller that is about to move: one call.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's; CONFLICT with state, action and version where the table
 *   does not know the move, the quote has expired or was changed since the caller looked; KEY_REUSED
 */
export async function readQuoteToTransition<R>(
  ctx: BuyerContext,
  side: QuoteSide,
  action: QuoteAction,
  { id, version, currency }: { id: string; version: number; currency?: Currency },
  intent?: Intent,
): Promise<QuoteRead<R>> {
  const isTheirs = and(eq(quotes.id, id), isOwnQuote(ctx, side));
  const [[row], versions, lines, rates, keys] = await ctx.db.batch([
    selectMovableQuotes(ctx.db, isTheirs),
    selectLiveVersions(ctx.db, id),
    selectStandingLines(ctx.db, action === "counter" ? id : ""),
    selectRate(ctx, currency ?? "AED"),
    selectKept(ctx.db, actorIdOf(ctx), intent ?? { procedure: "quotes.send", key: "", input: null }),
  ]);
  if (!row) throw new AppError("NOT_FOUND");
  const versionOf = (number: number | null) => versions.find((one) => one.version === number) ?? null;
  const quote = asOf(row, versionOf(row.currentVersion), ctx.now());
  const kept = intent ? idempotentReplay<R>(ctx, keys, intent) : null;
  if (kept === null) expectLegal(quote, action, side, version);
  return { quote, counter: versionOf(quote.counterVersion), lines, kept, rate: rates[0] ?? null };
}

/** The version that stands, and the counter-offer that waits. */
function selectLiveVersions(db: Database, id: string) {
  const number = (column: SQLiteColumn) => sql`(select ${column} from ${quotes} where ${quotes.id} = ${id})`;
  const isLive = sql`${quoteVersions.version} in (${number(quotes.currentVersion)}, ${number(quotes.counterVersion)})`;
  return db
    .select()
    .from(quoteVersions)
    .where(and(eq(quoteVersions.quoteId, id), isLive));
}

function selectStandingLines(db: Database, id: string) {
  const { line, offer, quantityMilli, unit, unitPriceMinor } = quoteLines;
  const current = sql`(select ${quotes.currentVersion} from ${quotes} where ${quotes.id} = ${id})`;
  return db
    .select({ line, offer, quantityMilli, unit, unitPriceMinor })
    .from(quoteLines)
    .where(and(eq(quoteLines.quoteId, id), eq(quoteLines.version, current)));
}

/** A read row with what the scheduler makes of it. */
function asOf(row: Row, current: QuoteToTransition["current"], now: number): QuoteToTransition {
  const rfqStatusNow = rfqStatusAt(row.rfq, now) ?? row.rfq.status;
  return { ...row, current, statusNow: quoteStatusAt(row, now), rfqStatusNow };
}

/** @throws AppError CONFLICT with state, action and the version that it is in now */
function expectLegal(quote: QuoteToTransition, action: QuoteAction, side: QuoteSide, version: number): void {
  quoteMachine.transition(quote.statusNow, action, side);
  if (quote.version !== version) throw staleQuote(quote, action);
}

export function staleQuote(
  { statusNow, version }: Pick<QuoteToTransition, "statusNow" | "version">,
  action: string,
): AppError {
  return new AppError("CONFLICT", { state: statusNow, action, version });
}

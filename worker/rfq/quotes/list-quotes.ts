import { and, count, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { OwnRfqInput } from "#domain/rfq/own-rfqs.ts";
import type { QuoteStatus } from "#domain/rfq/quote-machine.ts";
import type { QuotesInput } from "#domain/rfq/quote-verbs.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { selectSummaries, summaryOf } from "./quote-summary.ts";

/** A page of the quotes of the caller's company, those that changed last first. One call besides the session's. */
export async function listOwnQuotes(ctx: SignedInContext, { status, page }: QuotesInput) {
  const isTheirs = eq(quotes.supplierId, ownCompany(ctx));
  const isWanted = and(isTheirs, status ? eq(quotes.status, status) : undefined);
  const [rows, [total], counts] = await ctx.db.batch([
    selectSummaries(ctx, isWanted)
      .orderBy(desc(quotes.updatedAt), desc(quotes.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    ctx.db.select({ total: count() }).from(quotes).where(isWanted),
    ctx.db.select({ status: quotes.status, quotes: count() }).from(quotes).where(isTheirs).groupBy(quotes.status),
  ]);
  return {
    items: rows.map((row) => summaryOf(row, ctx.now())),
    page,
    pageSize: PAGE_SIZE,
    total: total?.total ?? 0,
    counts: Object.fromEntries(counts.map((row) => [row.status, row.quotes])) as Partial<Record<QuoteStatus, number>>,
  };
}

/** The quotes of one of the caller's requests, those that changed last first; what was never sent is the suppliers' own. */
export async function listQuotesOfRequest(ctx: SignedInContext, { reference }: OwnRfqInput) {
  const isTheirs = and(eq(rfqs.reference, reference), eq(rfqs.buyerId, ctx.caller.userId), isNotNull(quotes.sentAt));
  const rows = await selectSummaries(ctx, isTheirs).orderBy(desc(quotes.updatedAt));
  return rows.map((row) => summaryOf(row, ctx.now()));
}

function ownCompany({ caller }: SignedInContext): SQL {
  return sql`(select own.id from ${suppliers} as own where own.owner_id = ${caller.userId} and own.status = 'approved')`;
}

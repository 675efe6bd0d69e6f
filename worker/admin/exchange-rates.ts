import { and, desc, eq, sql } from "drizzle-orm";
import type { AddRate } from "#domain/rfq/exchange-rates.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Rates that a screen shows: some years of eight currencies. */
const MOST_SHOWN = 500;

/** The rates that the house keeps, the latest day first. One call besides the session's. */
export async function listRates({ db }: SignedInContext) {
  const { currency, fromDay, rateToAed, source, createdAt } = exchangeRates;
  return db
    .select({ currency, fromDay, rateToAed, source, createdAt })
    .from(exchangeRates)
    .orderBy(desc(fromDay), currency)
    .limit(MOST_SHOWN);
}

/**
 * Writes what a currency is worth from a day on; of a day that has a rate it takes that one's place. Quotes keep what was
 * frozen in them. Audited with the rate before.
 */
export async function addRate(ctx: SignedInContext, input: AddRate): Promise<Record<string, never>> {
  const { currency, fromDay, rate: rateToAed, source } = input;
  const [before] = await ctx.db
    .select({ rateToAed: exchangeRates.rateToAed, source: exchangeRates.source })
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), eq(exchangeRates.fromDay, fromDay)));
  const kept = { rateToAed, source, createdBy: ctx.caller.userId, createdAt: ctx.now() };
  const entry = auditEntry(ctx, {
    action: "add_rate",
    entity: "exchange_rate",
    entityId: `${currency} ${fromDay}`,
    before: before ?? {},
    after: { rateToAed, source },
    reason: null,
  });
  await ctx.db.batch([
    ctx.db
      .insert(exchangeRates)
      .values({ currency, fromDay, ...kept })
      .onConflictDoUpdate({ target: [exchangeRates.currency, exchangeRates.fromDay], set: kept }),
    ctx.db.run(entry(sql`true`)),
  ]);
  return {};
}

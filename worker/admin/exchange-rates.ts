import { and, desc, eq, sql } from "drizzle-orm";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import type { AddRate } from "#domain/rfq/exchange-rates.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";

/** Rates of one currency that a screen shows: with two hundred days of each, no peg of years ago is pushed out. */
const MOST_OF_ONE = 200;

/** The rates that the platform keeps, the latest day first. One call besides the session's. */
export async function listRates({ db }: SignedInContext) {
  const { currency, fromDay, rateToAed, source, createdAt } = exchangeRates;
  const ofOne = (one: Currency) =>
    db
      .select({ currency, fromDay, rateToAed, source, createdAt })
      .from(exchangeRates)
      .where(eq(currency, one))
      .orderBy(desc(fromDay))
      .limit(MOST_OF_ONE);
  const [first, ...others] = CURRENCIES;
  const lists = await db.batch([ofOne(first), ...others.map(ofOne)]);
  return lists.flat().sort((one, other) => other.fromDay.localeCompare(one.fromDay));
}

/**
 * Writes what a currency is worth from a day on; of a day that has a rate it takes that one's place. Quotes keep what was
 * frozen in them. Audited with the rate before, which the batch itself reads; the same rate once more changes nothing.
 */
export async function addRate(ctx: SignedInContext, input: AddRate): Promise<Record<string, never>> {
  const { currency, fromDay, rate: rateToAed, source } = input;
  const isThatDay = and(eq(exchangeRates.currency, currency), eq(exchangeRates.fromDay, fromDay));
  const before = sql`ifnull((select json_object('rateToAed', ${exchangeRates.rateToAed}, 'source', ${exchangeRates.source})
    from ${exchangeRates} where ${isThatDay}), '{}')`;
  const isNew = sql`not exists (select 1 from ${exchangeRates} where ${isThatDay}
    and ${exchangeRates.rateToAed} = ${rateToAed} and ${exchangeRates.source} = ${source})`;
  const kept = { rateToAed, source, createdBy: ctx.caller.userId, createdAt: ctx.now() };
  const entry = {
    ...{ id: newId("aud"), actorId: ctx.caller.userId, action: "add_rate", entity: "exchange_rate" },
    entityId: `${currency} ${fromDay}`,
    before,
    after: { rateToAed, source },
    reason: null,
    createdAt: ctx.now(),
  };
  await ctx.db.batch([
    ctx.db.run(insertWhere(auditLog, entry, isNew)),
    ctx.db
      .insert(exchangeRates)
      .values({ currency, fromDay, ...kept })
      .onConflictDoUpdate({
        target: [exchangeRates.currency, exchangeRates.fromDay],
        set: kept,
        setWhere: sql`(${exchangeRates.rateToAed}, ${exchangeRates.source}) <> (excluded.rate_to_aed, excluded.source)`,
      }),
  ]);
  return {};
}

import { and, desc, eq, lte, type SQL } from "drizzle-orm";
import type { Currency } from "#domain/kernel/currency.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import type { Context } from "#worker/platform/context.ts";

/**
 * The query of the rate of exchange that holds today, with its source and the day from which it holds; no row for dirhams, and
 * where the platform keeps none.
 * @param currency or the sub-query that finds it
 */
export function selectRate({ db, now }: Pick<Context, "db" | "now">, currency: Currency | SQL) {
  const { rateToAed, source: rateSource, fromDay: rateDate } = exchangeRates;
  return db
    .select({ rateToAed, rateSource, rateDate })
    .from(exchangeRates)
    .where(and(eq(exchangeRates.currency, currency), lte(rateDate, dayInDubai(now()))))
    .orderBy(desc(rateDate))
    .limit(1);
}

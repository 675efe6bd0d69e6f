import { type SQL, sql } from "drizzle-orm";
import { CATEGORY_SLUGS, type CategorySlug } from "#domain/catalogue/categories.ts";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { exchangeRates } from "#drizzle/schema/quotes.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";

/**
 * What keeps people from going on that no queue holds: currencies without a rate, in which nobody can quote, and
 * categories in which nobody sells. One database call besides the session's.
 */
export async function stops({ db, now }: Context): Promise<{ currencies: Currency[]; categories: CategorySlug[] }> {
  const valued = CURRENCIES.filter((currency) => currency !== "AED");
  const isValued = sql`select 1 from ${exchangeRates}
    where ${exchangeRates.currency} = asked.value and ${exchangeRates.fromDay} <= ${dayInDubai(now())}`;
  const isSold = sql`select 1 from ${products} cross join ${suppliers} on ${suppliers.id} = ${products.supplierId}
    where ${products.status} = 'published' and ${products.category} = asked.value and ${suppliers.status} = 'approved'`;
  const lacking = (all: readonly string[], found: SQL) =>
    db.all<{ name: string }>(sql`select asked.value as name from json_each(${JSON.stringify(all)}) as asked
      where not exists (${found})`);
  const [currencies, categories] = await db.batch([lacking(valued, isValued), lacking(CATEGORY_SLUGS, isSold)]);
  const among = <Name extends string>(all: readonly Name[], rows: { name: string }[]) =>
    all.filter((one) => rows.some(({ name }) => name === one));
  return { currencies: among(valued, currencies), categories: among(CATEGORY_SLUGS, categories) };
}

import { type SQL, sql } from "drizzle-orm";
import { dayInDubai } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { searchState } from "#drizzle/schema/search.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { nextOf, rateNext } from "./quality-sql.ts";

/** Products that one tick rates; the next takes the rest. A million take a working day. */
const MOST_AT_ONCE = 2000;

/** How far the rating of a day has come. */
interface Rating {
  day: string;
  /** Number of the last product that was rated; null once all are. */
  product: number | null;
}

/**
 * Rates how well products are offered (domain/catalogue/search/quality.ts), each once a day, for the order of searches.
 * What stays as it was is not written.
 * @returns how many were written
 */
export async function rateProducts({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const [row] = await db.select({ value: searchState.value }).from(searchState).where(IS_RATING);
  const day = dayInDubai(now());
  const seen: Rating | null = row ? JSON.parse(row.value) : null;
  const last = seen?.day === day ? seen.product : -1;
  if (last === null) return 0;
  const [{ rowsAffected }] = await db.batch([
    db.run(rateNext(last, MOST_AT_ONCE, now())),
    db.run(noteRated(day, last)),
  ]);
  return rowsAffected;
}

/** Rates all products at once, for a database that was just filled. */
export async function rateAllProducts(db: Database, now: number): Promise<void> {
  const [{ products } = { products: 0 }] = await db.all<{ products: number }>(
    sql`select count(*) as products from products`,
  );
  for (let steps = 0; steps <= products / MOST_AT_ONCE; steps += 1) await rateProducts({ db, now: () => now });
}

const IS_RATING = sql`${searchState.key} = 'rating'`;

function noteRated(day: string, last: number): SQL {
  const value = sql`json_object('day', ${day}, 'product', (select max(number) from (${nextOf(last, MOST_AT_ONCE)})))`;
  return sql`${insertWhere(searchState, { key: "rating", value }, sql`true`)}
    on conflict (key) do update set value = excluded.value`;
}

import { type SQL, sql } from "drizzle-orm";
import { firstOfMonth } from "#domain/analytics/days.ts";
import { KEPT_MONTHS } from "#domain/analytics/period.ts";
import { KEPT_DAYS } from "#domain/analytics/searched-words.ts";
import { addDays, dayInDubai } from "#domain/kernel/time.ts";
import { ofFewPeople, searchArrivals, searchDays, searchPeople, searchTerms } from "#drizzle/schema/analytics.ts";
import type { Context } from "#worker/platform/context.ts";

/** Rows of one table and one sweep. */
const ROWS = 1000;

/**
 * Forgets who searched after a week, with all terms that fewer than five people searched for in the week from the first
 * search on, and daily counters older than 25 months; of the texts that an older Worker kept for companies, all.
 * @returns how many rows went
 */
export async function forgetSearches({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const today = dayInDubai(now());
  const lastWeek = addDays(today, -KEPT_DAYS);
  const lastMonth = addDays(firstOfMonth(today, -KEPT_MONTHS), -1);
  const some = (
    table: typeof searchPeople | typeof searchTerms | typeof searchDays | typeof searchArrivals,
    isOld: SQL,
  ) => db.run(sql`delete from ${table} where rowid in (select rowid from ${table} where ${isOld} limit ${ROWS})`);
  const results = await db.batch([
    some(searchTerms, sql`${ofFewPeople} and ${searchTerms.firstDay} <= ${lastWeek}`),
    some(searchPeople, sql`${searchPeople.day} <= ${lastWeek}`),
    some(searchDays, sql`${searchDays.day} <= ${lastMonth}`),
    some(searchArrivals, sql`${searchArrivals.supplierId} > ''`),
  ]);
  return results.reduce((total, { rowsAffected }) => total + rowsAffected, 0);
}

import { type SQL, sql } from "drizzle-orm";
import { firstOfMonth } from "#domain/analytics/days.ts";
import { KEPT_MONTHS } from "#domain/analytics/period.ts";
import { addDays, dayInDubai } from "#domain/kernel/time.ts";
import { productViews, supplierDays, termArrivals } from "#drizzle/schema/analytics.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";

/** Companies of one sweep; each has an index of its days, all of them together have none. */
const COMPANIES = 50;
const ROWS = 1000;

/**
 * Forgets daily counters older than 25 months, of some companies at a time: those behind a random place in their order,
 * so that nothing has to be remembered and all have their turn.
 * @returns how many rows went
 */
export async function forgetOldDays({ db, now }: Pick<Context, "db" | "now">, place = randomPlace()): Promise<number> {
  const last = addDays(firstOfMonth(dayInDubai(now()), -KEPT_MONTHS), -1);
  const some = sql`(select id from ${suppliers} where id >= ${place} order by id limit ${COMPANIES})`;
  const old = (table: SQL | typeof productViews | typeof termArrivals | typeof supplierDays) =>
    sql`delete from ${table} where rowid in (select t.rowid from ${some} c
      cross join ${table} t on t.supplier_id = c.id and t.day <= ${last} limit ${ROWS})`;
  const results = await db.batch([db.run(old(productViews)), db.run(old(termArrivals)), db.run(old(supplierDays))]);
  return results.reduce((total, { rowsAffected }) => total + rowsAffected, 0);
}

/** Ids of companies start with `sup_` and go on at random; every third sweep starts at the very first. */
function randomPlace(): string {
  const alphabet = "-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  const letter = () => alphabet[Math.floor(Math.random() * alphabet.length)] ?? "";
  return Math.random() < 1 / 3 ? "" : `sup_${letter()}${letter()}`;
}

import { sql } from "drizzle-orm";
import { dayInDubai } from "#domain/kernel/time.ts";
import { tipVisits } from "#drizzle/schema/content.ts";
import type { Context } from "#worker/platform/context.ts";

/** Rows of one sweep. */
const ROWS = 1000;

/**
 * Forgets who read a tip on the days before: they are counted.
 * @returns how many rows went
 */
export async function forgetTipVisits({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  const { rowsAffected } = await db.run(sql`delete from ${tipVisits} where rowid in
    (select rowid from ${tipVisits} where ${tipVisits.day} < ${dayInDubai(now())} limit ${ROWS})`);
  return rowsAffected;
}

import { sql } from "drizzle-orm";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type UnreadTotals, unreadTotals } from "./member-sql.ts";

/** How much the caller has not read; one database call besides the session's. */
export async function countUnread({ db, caller }: SignedInContext): Promise<UnreadTotals> {
  const [row] = await db.all<{ totals: string }>(sql`select ${unreadTotals(sql`${caller.userId}`)} as totals`);
  return JSON.parse(row?.totals ?? '{"conversations":0,"messages":0}');
}

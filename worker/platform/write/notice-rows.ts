import { type SQL, sql } from "drizzle-orm";
import { BELL } from "#drizzle/bells.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { insertEach, insertWhere, type RowValues } from "../conditional-insert.ts";
import type { GuardedStatement } from "../guarded-write.ts";

type NoticeValues = RowValues<typeof notices>;

/** What an update of notices returns, so that open pages of their accounts ring the bell (drizzle/bells.ts). */
export const RUNG = { bell: sql<string>`${notices.userId}`.as(BELL) };

/** A notice of a guarded write; the only way, with {@link insertNotices}, in which notices are written. */
export function noticeRow(values: NoticeValues): GuardedStatement {
  return (condition) => ringing(insertWhere(notices, values, condition));
}

/** A notice for each row of a query. `onConflict` says what happens where one of its id is there. */
export function insertNotices(values: NoticeValues, of: SQL, condition: SQL, onConflict = sql``): SQL {
  return ringing(sql`${insertEach(notices, values, of, condition)}${onConflict}`);
}

function ringing(insert: SQL): SQL {
  return sql`${insert} returning user_id as ${sql.identifier(BELL)}`;
}

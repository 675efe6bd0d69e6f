import { and, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#drizzle/client.ts";
import { columnOf, type RowValues } from "./conditional-insert.ts";
import type { GuardedStatement } from "./guarded-write.ts";

/**
 * `update … set … where condition`, as a row of a batch that another statement decides. No state: that is changed by
 * `worker/platform/write/transition.ts`.
 * @throws Error where the table has no such column: the builder would leave it out
 */
export function updateWhere<T extends SQLiteTable>(
  { db }: { db: Database },
  table: T,
  values: Partial<RowValues<T>>,
  where: SQL | undefined,
): GuardedStatement {
  for (const field of Object.keys(values)) columnOf(table, field);
  // The table's own columns, by its own types: the builder can't follow a table that is a parameter.
  return (condition) => db.update<SQLiteTable>(table).set(values).where(and(where, condition)).getSQL();
}

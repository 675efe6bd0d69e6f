import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * Holds where a table has such a row. An event stands before its change on the change's own condition: between two statements of
 * one batch nobody changes anything, so the one is written exactly where the other happens.
 */
export function rowExists(table: SQLiteTable, where: SQL | undefined): SQL {
  return sql`exists (select 1 from ${table} where ${where})`;
}

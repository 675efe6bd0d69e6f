import { getTableColumns, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** The values of a row; each may be an expression instead. */
export type RowValues<T extends SQLiteTable> = {
  [K in keyof T["$inferInsert"]]: T["$inferInsert"][K] | SQL;
};

/**
 * `insert into … select … where condition`: a batch has no `if`, so each of its statements carries the condition.
 * Values travel as parameters through the column's own encoder.
 */
export function insertWhere<T extends SQLiteTable>(table: T, values: RowValues<T>, condition: SQL): SQL {
  return insertSelect(table, values, sql`where ${condition}`);
}

/**
 * As {@link insertWhere}, a row for each one of another table, or of a join, where the condition holds: values may speak of its
 * columns.
 */
export function insertEach<T extends SQLiteTable>(
  table: T,
  values: RowValues<T>,
  of: SQLiteTable | SQL,
  condition: SQL,
): SQL {
  return insertSelect(table, values, sql`from ${of} where ${condition}`);
}

function insertSelect<T extends SQLiteTable>(table: T, values: RowValues<T>, rest: SQL): SQL {
  const columns = getTableColumns(table);
  const names: SQL[] = [];
  const cells: SQL[] = [];
  for (const [field, value] of Object.entries(values)) {
    const column = columns[field];
    if (!column || value === undefined) continue;
    names.push(sql`${sql.identifier(column.name)}`);
    cells.push(value instanceof SQL ? value : sql`${sql.param(value, column)}`);
  }
  const list = sql.raw(", ");
  return sql`insert into ${table} (${sql.join(names, list)}) select ${sql.join(cells, list)} ${rest}`;
}

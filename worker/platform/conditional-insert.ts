import { getTableColumns, getTableName, SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";

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
  const names: SQL[] = [];
  const cells: SQL[] = [];
  for (const [field, value] of Object.entries(values)) {
    const column = columnOf(table, field);
    if (value === undefined) continue;
    names.push(sql`${sql.identifier(column.name)}`);
    cells.push(value instanceof SQL ? value : sql`${sql.param(value, column)}`);
  }
  const list = sql.raw(", ");
  return sql`insert into ${table} (${sql.join(names, list)}) select ${sql.join(cells, list)} ${rest}`;
}

/**
 * A table's column by its field. Cells come by spread, of which no type counts what is too much: to leave it out would lose it
 * unseen.
 * @throws Error where the table has no such column
 */
export function columnOf(table: SQLiteTable, field: string): SQLiteColumn {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`no such column of ${getTableName(table)}: ${field}`);
  return column;
}

import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * Cells of rows that travel as one parameter: each is the field of its name in the objects of a `json_each`.
 * @param row what the statement calls the `json_each`
 */
export function jsonCells<const F extends string>(row: string, fields: readonly F[]): Record<F, SQL> {
  return cellsOf(fields, (field) => sql`${sql.identifier(row)}.value ->> ${sql.raw(`'${field}'`)}`);
}

/**
 * Cells as another row of the same table holds them: what a copy takes over.
 * @param from what the statement calls that table, where it has a name of its own there
 */
export function sameCells<T extends SQLiteTable, const F extends keyof T["$inferInsert"] & string>(
  table: T,
  fields: readonly F[],
  from?: string,
): Record<F, SQL> {
  return cellsOf(fields, (field) => {
    const column = columnOf(table, field);
    return from === undefined ? sql`${column}` : sql`${sql.identifier(from)}.${sql.identifier(column.name)}`;
  });
}

/** What an upsert takes of the row that met another one. */
export function excludedCells<T extends SQLiteTable, const F extends keyof T["$inferInsert"] & string>(
  table: T,
  fields: readonly F[],
): SQL {
  const settings = fields.map((field) => {
    const name = sql.identifier(columnOf(table, field).name);
    return sql`${name} = excluded.${name}`;
  });
  return sql.join(settings, sql.raw(", "));
}

function columnOf(table: SQLiteTable, field: string) {
  const column = getTableColumns(table)[field];
  if (!column) throw new Error(`no such column: ${field}`);
  return column;
}

function cellsOf<F extends string>(fields: readonly F[], cell: (field: F) => SQL): Record<F, SQL> {
  // A field each, of just these names.
  return Object.fromEntries(fields.map((field) => [field, cell(field)])) as Record<F, SQL>;
}

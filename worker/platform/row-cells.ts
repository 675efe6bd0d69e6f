import { type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { columnOf } from "./conditional-insert.ts";

/** The fields of a table's rows. */
type FieldOf<T extends SQLiteTable> = keyof T["$inferInsert"] & string;

/**
 * Cells of a table's rows that travel as one parameter: each is the field of its name in the objects of a `json_each`.
 * @param row what the statement calls the `json_each`
 */
export function jsonCells<T extends SQLiteTable, const F extends FieldOf<T>>(
  table: T,
  row: string,
  fields: readonly F[],
): Record<F, SQL> {
  return cellsOf(fields, (field) => {
    const arrow = sql.raw(columnOf(table, field).dataType === "json" ? "->" : "->>");
    return sql`${sql.identifier(row)}.value ${arrow} ${sql.raw(`'${field}'`)}`;
  });
}

/**
 * Cells as another row of the same table holds them: what a copy takes over.
 * @param from what the statement calls that table, where it has a name of its own there
 */
export function sameCells<T extends SQLiteTable, const F extends FieldOf<T>>(
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
export function excludedCells<T extends SQLiteTable, const F extends FieldOf<T>>(table: T, fields: readonly F[]): SQL {
  const settings = fields.map((field) => {
    const name = sql.identifier(columnOf(table, field).name);
    return sql`${name} = excluded.${name}`;
  });
  return sql.join(settings, sql.raw(", "));
}

function cellsOf<F extends string>(fields: readonly F[], cell: (field: F) => SQL): Record<F, SQL> {
  // A field each, of just these names.
  return Object.fromEntries(fields.map((field) => [field, cell(field)])) as Record<F, SQL>;
}

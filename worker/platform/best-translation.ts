import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { fallbackOrder, type Locale } from "#domain/kernel/locale.ts";

interface TranslationTable extends SQLiteTable {
  locale: AnyColumn;
}

/**
 * Join condition that picks one translation per owner: the reader's language, else ar → en → fr. The row's `locale` tells
 * which it was. Looked up by primary key, so its cost does not grow with the table.
 */
export function bestTranslation(table: TranslationTable, foreignKey: AnyColumn, owner: AnyColumn, locale: Locale): SQL {
  const ranks = fallbackOrder(locale).map((candidate, rank) => sql`when ${candidate} then ${rank}`);
  // The subquery reads the same table under its own name, so its columns are written with that name.
  const own = (column: AnyColumn) => sql`best.${sql.identifier(column.name)}`;
  return sql`${foreignKey} = ${owner} and ${table.locale} = (
    select ${own(table.locale)} from ${table} as best where ${own(foreignKey)} = ${owner}
    order by case ${own(table.locale)} ${sql.join(ranks, sql.raw(" "))} end limit 1)`;
}

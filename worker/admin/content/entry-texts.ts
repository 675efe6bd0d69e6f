import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { isWhole } from "#domain/kernel/in-three-languages.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { insertWhere, type RowValues } from "#worker/platform/conditional-insert.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";

/** Where the texts of an entry stand: a row a language. */
export interface TextTable<T extends SQLiteTable> {
  table: T;
  owner: AnyColumn;
  locale: AnyColumn;
  /** Columns of the texts, which a row that is there takes over. */
  texts: readonly AnyColumn[];
}

/** Titles of an entry by language, as one value of its row. */
export function titlesOf(title: AnyColumn, locale: AnyColumn, owner: AnyColumn, entry: AnyColumn) {
  return sql`(select json_group_object(${locale}, ${title}) from ${title.table} where ${owner} = ${entry})`.mapWith(
    (json: string): Partial<Record<Locale, string>> => JSON.parse(json),
  );
}

/** Writes the languages that are whole over what is there and takes away the others. */
export function writeTexts<T extends SQLiteTable>(
  { table, owner, locale, texts }: TextTable<T>,
  id: string,
  values: Record<string, unknown>,
  rowOf: (locale: Locale) => RowValues<T>,
  names: readonly string[],
): GuardedStatement[] {
  const taken = texts.map(({ name }) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  const key = sql`${sql.identifier(owner.name)}, ${sql.identifier(locale.name)}`;
  return LOCALES.map((one) => (condition: SQL) => {
    if (!isWhole(values, names, one))
      return sql`delete from ${table} where ${owner} = ${id} and ${locale} = ${one} and ${condition}`;
    return sql`${insertWhere(table, rowOf(one), condition)} on conflict (${key}) do update set ${sql.join(taken, sql.raw(", "))}`;
  });
}

import type { Client } from "@libsql/client/web";
import type { CopiedTable, Manifest } from "./manifest.ts";

/** What reads: a client, or its transaction. */
export type Reader = Pick<Client, "execute">;

/** A table whose rows are copied. */
export interface StoredTable extends Pick<CopiedTable, "name" | "columns"> {
  /** What its rows are ordered and walked by: the row's number, or the primary key of a table without one. */
  order: string[];
}

/** The text index keeps no texts, so its rows can't be read; its inner tables are written by SQLite alone. */
const INDEX = "search_index";
const LEFT_OUT: Record<string, string> = {
  [INDEX]: "written again from the products",
  ...Object.fromEntries(["data", "idx", "docsize", "config"].map((part) => [`${INDEX}_${part}`, `part of ${INDEX}`])),
};
/** Holds the highest product number that was ever given. */
export const SEQUENCES = "sqlite_sequence";

const MADE_IN_ORDER = ["table", "index", "view", "trigger"] as const;
type Made = Manifest["schema"][number];

export interface DatabaseSchema {
  /** In the order in which it is made again. */
  made: Made[];
  tables: StoredTable[];
  leftOut: Record<string, string>;
  migratedTo: number | null;
}

/**
 * What a database is made of, and which tables are copied.
 * @throws Error for a virtual table that no rule here knows
 */
export async function readSchema(reader: Reader): Promise<DatabaseSchema> {
  const { rows } = await reader.execute(
    "select type, name, sql from sqlite_master where sql is not null order by rowid",
  );
  const all = rows.map(({ type, name, sql }) => ({ type, name: String(name), sql: String(sql) }) as Made);
  const names = all.filter(({ type }) => type === "table").map(({ name }) => name);
  const unknown = all.find(({ name, sql }) => isVirtual(sql) && name !== INDEX);
  if (unknown) throw new Error(`no rule says how the virtual table ${unknown.name} is copied`);
  const made = MADE_IN_ORDER.flatMap((kind) => all.filter(({ type, name }) => type === kind && isMade(name)));
  const reasons = names.flatMap((name) => {
    const reason = whyLeftOut(name);
    return reason === undefined ? [] : [[name, reason] as const];
  });
  const leftOut = Object.fromEntries(reasons);
  const tables: StoredTable[] = [];
  for (const name of names) if (!(name in leftOut)) tables.push(await readTable(reader, name, all));
  return { made, tables, leftOut, migratedTo: await newestMigration(reader, names) };
}

function whyLeftOut(name: string): string | undefined {
  return isOfSqlite(name) && name !== SEQUENCES ? "SQLite's own" : LEFT_OUT[name];
}

/** What a statement makes; SQLite makes its own tables and the parts of the index itself. */
function isMade(name: string): boolean {
  return !isOfSqlite(name) && (name === INDEX || !(name in LEFT_OUT));
}

function isOfSqlite(name: string): boolean {
  return name.startsWith("sqlite_");
}

/** Whether a table is made by a module, such as that of full text. */
function isVirtual(sql: string): boolean {
  return /^create virtual table/i.test(sql);
}

async function readTable(reader: Reader, name: string, made: Made[]): Promise<StoredTable> {
  const { rows } = await reader.execute({
    sql: "select name, pk from pragma_table_info(?) order by cid",
    args: [name],
  });
  const columns = rows.map((row) => String(row.name));
  const keys = rows.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
  const hasNoRowid = /without rowid\s*$/i.test(made.find((one) => one.name === name)?.sql ?? "");
  return { name, columns, order: hasNoRowid ? keys.map((row) => String(row.name)) : ["rowid"] };
}

async function newestMigration(reader: Reader, names: string[]): Promise<number | null> {
  if (!names.includes("__drizzle_migrations")) return null;
  const { rows } = await reader.execute("select max(cast(created_at as integer)) as newest from __drizzle_migrations");
  return rows[0]?.newest == null ? null : Number(rows[0].newest);
}

/** A name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

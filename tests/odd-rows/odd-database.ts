import { is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#drizzle/client.ts";
import * as schema from "#drizzle/schema/all.ts";
import { LATER } from "./odd-values.ts";

/** One millisecond after the last that a Date can hold, or before the first. */
const NO_TIME = 8_640_000_000_000_001;
const TIMES = /_(at|by|until)$/;
const TABLES = Object.values(schema).filter((one) => is(one, SQLiteTable)) as unknown as SQLiteTable[];

/** What a column may hold of a row that another version wrote, or somebody by hand; undefined for one that this can't be said of. */
const ODD_CELLS: Record<string, (column: SQLiteColumn) => SQL | undefined> = {
  "a time that is none": ({ name, columnType }) =>
    columnType === "SQLiteInteger" && TIMES.test(name) ? sql`iif(rowid % 2, ${NO_TIME}, -${NO_TIME})` : undefined,
  "an unknown code": ({ enumValues }) => (enumValues?.length ? sql`${LATER}` : undefined),
  "nothing where something may be missing": ({ notNull }) => (notNull ? undefined : sql`null`),
};
const NO_TEXTS = "no text in the page's language";
export const ODDITIES = [...Object.keys(ODD_CELLS), NO_TEXTS];

/** Has a database hold odd rows while it is read. */
export async function whileOdd(db: Database, oddity: string, read: () => Promise<void>): Promise<void> {
  await dropTriggers(db);
  if (oddity === NO_TEXTS) await forgetTexts(db);
  const restores: SQL[] = [];
  for (const table of TABLES) restores.push(...(await makeOdd(db, table, oddity)));
  await read();
  for (const restore of restores) await db.run(restore);
}

/** Some tables are never edited; what is odd in them was written so. */
async function dropTriggers(db: Database): Promise<void> {
  const triggers = await db.all<{ name: string }>(sql`select name from sqlite_master where type = 'trigger'`);
  for (const { name } of triggers) await db.run(sql`drop trigger ${sql.identifier(name)}`);
}

async function forgetTexts(db: Database): Promise<void> {
  const translations = TABLES.filter((table) => getTableConfig(table).name.endsWith("_translations"));
  for (const table of translations) await db.run(sql`delete from ${table} where rowid % 4 < 2`);
}

/**
 * Makes rows of a table odd: each in one column, the next row in the next one, since a state that nobody knows takes a row out of
 * most lists; all times of all rows, which are told apart by them alone.
 * @returns what makes it as it was
 */
async function makeOdd(db: Database, table: SQLiteTable, oddity: string): Promise<SQL[]> {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
  const cells = columns.flatMap((column) => {
    const odd = column.primary || keys.includes(column.name) ? undefined : ODD_CELLS[oddity]?.(column);
    return odd ? [{ column: sql.identifier(column.name), odd }] : [];
  });
  if (cells.length === 0) return [];
  const kept = sql.identifier(`kept_${name}`);
  const names = sql.join(
    cells.map(({ column }) => column),
    sql`, `,
  );
  await db.run(sql`create table ${kept} as select rowid as place, ${names} from ${table}`);
  for (const [at, { column, odd }] of cells.entries()) {
    const isHere = oddity === "a time that is none" ? sql`true` : sql`rowid % ${cells.length} = ${at}`;
    await db.run(sql`update or ignore ${table} set ${column} = ${odd} where ${isHere}`);
  }
  return [
    sql`update ${table} set (${names}) = (select ${names} from ${kept} where place = ${table}.rowid)`,
    sql`drop table ${kept}`,
  ];
}

/** Whether an answer holds a value that was made odd. */
export function isOdd(answer: unknown): boolean {
  const text = JSON.stringify(answer) ?? "";
  return text.includes(LATER) || text.includes(String(NO_TIME));
}

import type { Client, InStatement } from "@libsql/client/web";
import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { CHUNK, reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { packIndex } from "#worker/catalogue/search/index-sql.ts";
import { compareWithCopy, describeDifference, RENEWED } from "./compare.ts";
import { assertWhole, copiedLines } from "./copied-lines.ts";
import { type CopiedTable, type Manifest, readManifest } from "./manifest.ts";
import { valuesOf } from "./row-line.ts";
import { quoted, SEQUENCES } from "./tables.ts";

/** Values and characters of one statement, which stay below what servers take: 32,766 and a million. */
const STATEMENT_VALUES = 5000;
const STATEMENT_CHARS = 200_000;
/** Statements of one call. */
const CALL_STATEMENTS = 4;

/**
 * Writes a copy into an empty database. Tables are made first, rows written, then indexes and at last triggers, so that nothing is
 * counted twice and nothing refused that is only kept; then every table is read again and compared, and the text index
 * written from the products. A call that fails leaves a part: the database is to be dropped and another one begun.
 * @param db opened with `readsBigints`
 * @param plain the same database, opened as the site does
 * @throws Error where the copy is damaged, the database not empty, or what was written is not what was copied
 */
export async function restoreCopy(db: Database, plain: Database, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest.tables);
  const { $client } = db;
  await assertEmpty($client);
  const made = (isFirst: boolean) => manifest.schema.filter(({ type }) => (type === "table") === isFirst);
  await $client.migrate(made(true).map(({ sql: text }) => text));
  for (const table of inOrder(manifest.tables)) await writeTable($client, folder, table);
  for (const { sql: text } of made(false)) await $client.execute(text);
  await assertEqual(db, folder, manifest);
  await renewPages($client, manifest);
  await writeIndex(plain, manifest.takenAt);
  await assertSound($client);
  return manifest;
}

async function assertEmpty(client: Client): Promise<void> {
  const { rows } = await client.execute("select name from sqlite_master where name not like 'sqlite_%' limit 1");
  if (rows[0])
    throw new Error(`the database is not empty (it has ${String(rows[0].name)}); a copy goes into a new one`);
}

/** Rows of products raise their sequence, so the sequences come last. */
function inOrder(tables: CopiedTable[]): CopiedTable[] {
  return [...tables].sort((a, b) => Number(a.name === SEQUENCES) - Number(b.name === SEQUENCES));
}

async function writeTable(client: Client, folder: string, table: CopiedTable): Promise<void> {
  if (table.name === SEQUENCES) await client.execute(`delete from ${SEQUENCES}`);
  let call: InStatement[] = [];
  for await (const lines of pieces(copiedLines(folder, table), table.columns.length)) {
    call.push(insertOf(table, lines));
    if (call.length < CALL_STATEMENTS) continue;
    await client.migrate(call);
    call = [];
  }
  if (call.length > 0) await client.migrate(call);
}

async function* pieces(lines: AsyncIterable<string>, columns: number): AsyncGenerator<string[]> {
  let piece: string[] = [];
  let chars = 0;
  for await (const line of lines) {
    const isFull = (piece.length + 1) * columns > STATEMENT_VALUES || chars + line.length > STATEMENT_CHARS;
    if (isFull && piece.length > 0) {
      yield piece;
      piece = [];
      chars = 0;
    }
    piece.push(line);
    chars += line.length;
  }
  if (piece.length > 0) yield piece;
}

function insertOf({ name, columns }: CopiedTable, lines: string[]): InStatement {
  const row = `(${columns.map(() => "?").join(", ")})`;
  return {
    sql: `insert into ${quoted(name)} (${columns.map(quoted).join(", ")}) values ${lines.map(() => row).join(", ")}`,
    args: lines.flatMap((line) => valuesOf(line, columns.length)),
  };
}

async function assertEqual({ $client }: Database, folder: string, manifest: Manifest): Promise<void> {
  const [difference] = await compareWithCopy($client, folder, manifest);
  if (difference) throw new Error(`what was written is not the copy: ${describeDifference(difference)}`);
}

/** Pages that were kept before the copy, or after it, are drawn again. */
async function renewPages(client: Client, { tables }: Manifest): Promise<void> {
  if (!tables.some(({ name }) => name === RENEWED)) return;
  await client.execute(`update ${RENEWED} set version = hex(randomblob(8))`);
}

/** Fills the text index as of the time of the copy, so that the tables beside it stay as they were copied. */
async function writeIndex(db: Database, takenAt: number): Promise<void> {
  let last = -1;
  for (;;) {
    const rows = await db.all<{ number: number }>(
      sql`select number from products where number > ${last} order by number limit ${CHUNK}`,
    );
    const numbers = rows.map(({ number }) => number);
    if (numbers.length === 0) break;
    await reindexProducts(db, numbers, takenAt);
    last = numbers.at(-1) ?? last;
  }
  await packIndex(db);
}

/** @throws Error where SQLite finds a row without what it points to, or a page that is not sound */
async function assertSound(client: Client): Promise<void> {
  const { rows: orphans } = await client.execute("pragma foreign_key_check");
  if (orphans[0]) throw new Error(`a row of ${String(orphans[0].table)} points to nothing`);
  const { rows: found } = await client.execute("pragma integrity_check");
  const [first] = found.map((row) => String(row[0]));
  if (first !== "ok") throw new Error(`SQLite's integrity check: ${first ?? "no answer"}`);
}

import { copiedLines } from "./copied-lines.ts";
import type { CopiedTable, Manifest } from "./manifest.ts";
import { readLines } from "./read-lines.ts";
import { valuesOf } from "./row-line.ts";
import { type DatabaseSchema, type Reader, readSchema, type StoredTable } from "./tables.ts";

/** What a database has otherwise than a copy; the first row of a table that differs is named by its first value. */
export type Difference =
  | { kind: "schema"; name: string }
  | { kind: "table"; name: string; is: "missing" | "added" }
  | { kind: "rows"; name: string; copied: number; found: number; first: string };

/** Renewed by a restore, since pages are kept by its words: another database never has the same. */
export const RENEWED = "page_versions";

/** Tells all differences between a database and a copy, but for words that no two databases share ({@link RENEWED}). */
export async function compareWithCopy(reader: Reader, folder: string, manifest: Manifest): Promise<Difference[]> {
  const schema = await readSchema(reader);
  const differences: Difference[] = schemaDifferences(schema, manifest);
  for (const { name } of schema.tables) {
    if (!manifest.tables.some((copied) => copied.name === name)) differences.push({ kind: "table", name, is: "added" });
  }
  for (const copied of manifest.tables) {
    const table = schema.tables.find(({ name }) => name === copied.name);
    if (!table) differences.push({ kind: "table", name: copied.name, is: "missing" });
    else if (copied.name !== RENEWED) differences.push(...(await compareRows(reader, folder, table, copied)));
  }
  return differences;
}

function schemaDifferences({ made }: DatabaseSchema, manifest: Manifest): Difference[] {
  const sqlOf = (list: Manifest["schema"]) => new Map(list.map(({ type, name, sql }) => [`${type} ${name}`, sql]));
  const [copied, found] = [sqlOf(manifest.schema), sqlOf(made)];
  const names = new Set([...copied.keys(), ...found.keys()]);
  return [...names].filter((name) => copied.get(name) !== found.get(name)).map((name) => ({ kind: "schema", name }));
}

async function compareRows(
  reader: Reader,
  folder: string,
  table: StoredTable,
  copied: CopiedTable,
): Promise<Difference[]> {
  if (table.columns.join() !== copied.columns.join()) return [{ kind: "schema", name: `columns of ${table.name}` }];
  const lines = copiedLines(folder, copied);
  let found = 0;
  let first: string | undefined;
  for await (const line of readLines(reader, table)) {
    found += 1;
    if (first !== undefined) continue;
    const { value = null } = await lines.next();
    if (value !== line) first = nameOf(value ?? line, copied);
  }
  if (first === undefined && found < copied.rows) first = nameOf((await lines.next()).value ?? "[]", copied);
  await lines.return(undefined);
  return first === undefined ? [] : [{ kind: "rows", name: table.name, copied: copied.rows, found, first }];
}

function nameOf(line: string, { columns }: CopiedTable): string {
  return `${columns[0]} ${String(valuesOf(line, columns.length)[0])}`;
}

/** A difference in words, for the terminal. */
export function describeDifference(difference: Difference): string {
  if (difference.kind === "schema") return `${difference.name}: made otherwise than in the copy`;
  if (difference.kind === "table") return `table ${difference.name}: ${difference.is}`;
  const { name, copied, found, first } = difference;
  return `${name}: ${found} rows, ${copied} in the copy; the first that differs: ${first}`;
}

import { is, SQL } from "drizzle-orm";
import { getTableConfig, SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import * as schema from "#drizzle/schema/all.ts";
import { FILE_KINDS } from "#worker/platform/files/kinds.ts";
import { KEY_COLUMNS, PATH_COLUMNS } from "../../scripts/copies/named-files.ts";

/** Columns that are called so and name no file of the bucket. */
const NO_FILES = [
  // A page of this site.
  "notices.path",
  // Nothing uploads it: the demo data has drawn ones.
  "suppliers.cover_path",
];

const nameOf = (column: SQLiteColumn) => `${getTableConfig(column.table).name}.${column.name}`;
const isFileColumn = (column: SQLiteColumn) => /(^|_)(path|file)$|_key$/.test(column.name);

function columnsIn(part: unknown): SQLiteColumn[] {
  if (is(part, SQLiteColumn)) return [part];
  if (is(part, SQL)) return part.queryChunks.flatMap(columnsIn);
  return Array.isArray(part) ? part.flatMap(columnsIn) : [];
}

/** What the sweep asks before it removes a file, by kind; a kind may ask for one column in several places. */
const asked = Object.entries(FILE_KINDS).flatMap(([kind, { isNamed }]) => {
  const names = columnsIn(isNamed("[]")).filter(isFileColumn).map(nameOf);
  return [...new Set(names)].map((name) => ({ kind, name }));
});

it("each column that names a file is asked by exactly one kind of files, so that no sweep removes what it names", () => {
  const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
  const columns = tables.flatMap((table) => getTableConfig(table).columns.filter(isFileColumn).map(nameOf));
  expect(columns.length).toBeGreaterThan(7);
  expect(asked.map(({ name }) => name).sort()).toEqual(columns.filter((name) => !NO_FILES.includes(name)).sort());
  for (const name of NO_FILES) expect(columns).toContain(name);
});

it("files:check asks the same columns for the same kinds as the sweep", () => {
  const columns = Object.entries({ ...KEY_COLUMNS, ...PATH_COLUMNS });
  const checked = columns.flatMap(([kind, list]) => list.map((column) => ({ kind, name: nameOf(column) })));
  const inOrder = (list: typeof asked) => list.map(({ kind, name }) => `${kind} ${name}`).sort();
  expect(inOrder(checked)).toEqual(inOrder(asked));
});

it("no kind of files lies within another's place", () => {
  const prefixes = Object.values(FILE_KINDS).map(({ prefix }) => prefix);
  for (const prefix of prefixes) expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix]);
});

import type { InStatement, InValue, ResultSet, Row } from "@libsql/client/web";
import { lineOf } from "./row-line.ts";
import { quoted, type Reader, type StoredTable } from "./tables.ts";

/** What one answer should hold about, in characters; servers refuse answers of some megabytes. */
const ANSWER_CHARS = 1_000_000;
const FIRST_ROWS = 200;
const MOST_ROWS = 5000;

/**
 * The rows of a table as lines of a copy, in the order in which the table keeps them: what was written first comes first, on
 * which reads rely that order by `rowid`. A page at a time, as many rows as make an answer of about a megabyte.
 */
export async function* readLines(reader: Reader, table: StoredTable): AsyncGenerator<string> {
  const { columns, order } = table;
  let last: InValue[] | null = null;
  let limit = FIRST_ROWS;
  for (;;) {
    const { rows }: ResultSet = await reader.execute(pageOf(table, last, limit));
    let chars = 0;
    for (const row of rows) {
      const line = lineOf(row, columns.length);
      chars += line.length;
      yield line;
    }
    const end = rows.at(-1);
    if (!end || rows.length < limit) return;
    last = order.map((_, place) => keyOf(end, columns.length + place));
    limit = Math.max(1, Math.min(MOST_ROWS, Math.floor((rows.length * ANSWER_CHARS) / chars)));
  }
}

function pageOf({ name, columns, order }: StoredTable, last: InValue[] | null, limit: number): InStatement {
  const keys = order.map((key) => (key === "rowid" ? key : quoted(key)));
  const named = [...columns.map(quoted), ...keys.map((key, place) => `${key} as "key ${place}"`)].join(", ");
  const behind = last ? ` where (${keys.join(", ")}) > (${last.map(() => "?").join(", ")})` : "";
  return {
    sql: `select ${named} from ${quoted(name)}${behind} order by ${keys.join(", ")} limit ?`,
    args: [...(last ?? []), limit],
  };
}

/** @throws Error for a key that is null: SQLite allows none in what orders a table */
function keyOf(row: Row, place: number): InValue {
  const value = row[place];
  if (value === null || value === undefined) throw new Error("a row has no key");
  return value;
}

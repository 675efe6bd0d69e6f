import type { SQL } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";

const ROWS = 2000;

type Cell = string | number | null;

/** Writes many rows of one shape in few statements, each by JSON: a test's own way around the builders. */
export async function insertBulk(db: Database, table: string, rows: Record<string, Cell>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => `value ->> '${column}'`).join(", ");
  for (let at = 0; at < rows.length; at += ROWS) {
    const statement = `insert into ${table} (${columns.join(", ")}) select ${values} from json_each(?)`;
    await db.$client.execute({ sql: statement, args: [JSON.stringify(rows.slice(at, at + ROWS))] });
  }
}

/** Runs statements in atomic batches of a few hundred. */
export async function runAll(db: Database, statements: SQL[], size = 400): Promise<void> {
  for (let at = 0; at < statements.length; at += size) {
    const [first, ...others] = statements.slice(at, at + size).map((statement) => db.run(statement));
    if (first) await db.batch([first, ...others]);
  }
}

/** Rows of a hand-written query. */
export function rowsOf<Row>(db: Database, query: string, ...args: Cell[]): Promise<Row[]> {
  return db.$client.execute({ sql: query, args }).then(({ rows }) => rows.map((row) => ({ ...row }) as Row));
}

/** The one row of a hand-written query. */
export async function oneRow<Row>(db: Database, query: string, ...args: Cell[]): Promise<Row> {
  const [row] = await rowsOf<Row>(db, query, ...args);
  if (!row) throw new Error(`nothing answers ${query}`);
  return row;
}

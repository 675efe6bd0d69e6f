import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "#drizzle/client.ts";

type Statement = BatchItem<"sqlite">;
type ResultOf<S> = S extends readonly (infer Part extends Statement)[]
  ? Part["_"]["result"][]
  : S extends Statement
    ? S["_"]["result"]
    : never;

export type Statements = Record<string, Statement | readonly Statement[]>;
export type ResultsOf<S extends Statements> = { [Name in keyof S]: ResultOf<S[Name]> };

/**
 * One atomic batch, one database call, whose results come back by name; a list of statements stands under one name.
 * Statements run in the order of the keys.
 * @throws Error where there is no statement
 */
export async function batchOf<S extends Statements>({ db }: { db: Database }, statements: S): Promise<ResultsOf<S>> {
  const parts = Object.entries(statements).map(([name, part]) => ({ name, list: [part].flat() as Statement[] }));
  const [first, ...others] = parts.flatMap(({ list }) => list);
  if (!first) throw new Error("an empty batch");
  const results: unknown[] = await db.batch([first, ...others]);
  const named: Record<string, unknown> = {};
  for (const { name, list } of parts) {
    const own = results.splice(0, list.length);
    named[name] = Array.isArray(statements[name]) ? own : own[0];
  }
  // Named by the keys that came in, each with the results of its own statements.
  return named as ResultsOf<S>;
}

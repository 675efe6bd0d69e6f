import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { searchState } from "#drizzle/schema/search.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { RULES } from "./index-rules.ts";

/** A writing of the whole index again: how far it has come and when, in milliseconds since 1970. */
export interface Indexing {
  /** The rules it writes by. */
  rules: string;
  /** Number of the last product that it wrote. */
  product: number;
  /** Where it stands in the vocabulary once all products are written; null before. */
  word: { key: string; word: string } | null;
  done: number;
  /** Products when it began. */
  total: number;
  startedAt: number;
  steppedAt: number;
  finishedAt: number | null;
}

const IS_INDEXING = sql`${searchState.key} = 'indexing'`;

/** The writing that is under way, or was the last. */
export async function readIndexing(db: Database): Promise<Indexing | null> {
  const [row] = await selectIndexing(db);
  return row ? indexingOf(row.value) : null;
}

/** For a batch: {@link indexingOf} reads its row. */
export function selectIndexing(db: Database) {
  return db.select({ value: searchState.value }).from(searchState).where(IS_INDEXING);
}

/** Reads what {@link noteIndexing} wrote. */
export function indexingOf(value: string): Indexing {
  return JSON.parse(value);
}

/** The statement that begins a writing, unless one is under way. */
export function beginIndexing(now: number, condition = sql`true`): SQL {
  const begun = { rules: RULES, product: -1, word: null, done: 0, startedAt: now, steppedAt: now, finishedAt: null };
  const value = sql`json_set(${JSON.stringify(begun)}, '$.total', (select count(*) from products))`;
  return sql`${insertWhere(searchState, { key: "indexing", value }, condition)}
    on conflict (key) do update set value = excluded.value where ${searchState.value} ->> 'finishedAt' is not null`;
}

/** Holds while a writing is under way. */
export function isIndexing(): SQL {
  return rowExists(searchState, sql`${IS_INDEXING} and ${searchState.value} ->> 'finishedAt' is null`);
}

/** Notes a step of a writing, unless somebody else did it first. */
export async function noteIndexing(db: Database, seen: Indexing, next: Indexing): Promise<boolean> {
  const { rowsAffected } = await db
    .update(searchState)
    .set({ value: JSON.stringify(next) })
    .where(and(IS_INDEXING, eq(searchState.value, JSON.stringify(seen))));
  return rowsAffected === 1;
}

import { sql } from "drizzle-orm";
import { NEVER_INDEXED } from "#domain/catalogue/search/token-marks.ts";
import type { Database } from "#drizzle/client.ts";
import { writeWord } from "./index-sql.ts";

/** Counts the changes of the rules by which texts become tokens: a change of synonyms, stems, sounds, heads or measures is one more. */
export const RULES = "9";
/** Stands among the words of the vocabulary under a key that none has. */
const KEY = `${NEVER_INDEXED}rules`;

/** Whether the index was last written as a whole by the rules that searches go by now. */
export async function isIndexCurrent(db: Database): Promise<boolean> {
  return isByRules(await selectRules(db));
}

/** The rules by which the whole index was written, for a batch: {@link isByRules} reads them. */
export function selectRules(db: Database) {
  return db.all<{ word: string }>(sql`SELECT word FROM search_words WHERE key = ${KEY}`);
}

/** Whether they are those of now. */
export function isByRules(rows: { word: string }[]): boolean {
  return rows.some(({ word }) => word === RULES);
}

/** Notes that the whole index was written by the rules of now. */
export async function noteRules(db: Database): Promise<void> {
  await db.batch([db.run(sql`DELETE FROM search_words WHERE key = ${KEY}`), writeWord(db, KEY, RULES)]);
}

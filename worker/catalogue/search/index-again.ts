import { sql } from "drizzle-orm";
import { SWEPT_KEYS, vocabularyKeys } from "#domain/catalogue/search/vocabulary-keys.ts";
import type { Database } from "#drizzle/client.ts";
import type { Context } from "#worker/platform/context.ts";
import { CHUNK, reindexProducts } from "./index-products.ts";
import { noteRules, RULES } from "./index-rules.ts";
import { packIndex } from "./index-sql.ts";
import { beginIndexing, type Indexing, noteIndexing, readIndexing } from "./indexing.ts";

/** Steps that one tick takes: 5,000 products in some seconds. The next takes the rest. */
const STEPS_A_TICK = 20;
/** Words of the vocabulary that one step looks at. */
const WORDS_A_STEP = 500;

/**
 * Continues the writing of the whole index that an operator began, if there is one: for the scheduler. What is broken off
 * goes on where it stood. Rows are replaced one by one, so searches find what they found before.
 * @returns how many steps it took
 */
export async function continueIndexing({ db, now }: Pick<Context, "db" | "now">): Promise<number> {
  for (let steps = 0; steps < STEPS_A_TICK; steps += 1) {
    if ((await stepIndexing(db, now)) === null) return steps;
  }
  return STEPS_A_TICK;
}

/**
 * Writes the whole index again at once, after a change of the rules by which texts are folded, stemmed or grouped; goes
 * on with a writing that is under way.
 * @returns how many products it wrote in all
 */
export async function reindexEverything(db: Database, now = Date.now): Promise<number> {
  await db.run(beginIndexing(now()));
  while ((await stepIndexing(db, now)) !== null);
  return (await readIndexing(db))?.done ?? 0;
}

/** Takes the next step of the writing that is under way; null where none is, or somebody else took the step. */
async function stepIndexing(db: Database, now: () => number): Promise<Indexing | null> {
  const seen = await readIndexing(db);
  if (!seen || seen.finishedAt !== null) return null;
  // What an earlier version of the rules wrote is to be written again.
  const run: Indexing = seen.rules === RULES ? seen : { ...seen, rules: RULES, product: -1, word: null, done: 0 };
  const step = run.word === null ? await writeProducts(db, run, now()) : await forgetWords(db, run.word, now());
  const next: Indexing = { ...run, ...step, steppedAt: now() };
  if (next.finishedAt !== null) {
    await packIndex(db);
    await noteRules(db);
  }
  return (await noteIndexing(db, seen, next)) ? next : null;
}

async function writeProducts(db: Database, { product, done }: Indexing, now: number): Promise<Partial<Indexing>> {
  const rows = await db.all<{ number: number }>(
    sql`SELECT number FROM products WHERE number > ${product} ORDER BY number LIMIT ${CHUNK}`,
  );
  const numbers = rows.map(({ number }) => number);
  if (numbers.length === 0) return { word: { key: SWEPT_KEYS[0][0], word: "" } };
  await reindexProducts(db, numbers, now);
  return { product: numbers.at(-1) ?? product, done: done + numbers.length };
}

/** Takes words out of the vocabulary that no product has any more, and sounds that words had by earlier rules. */
async function forgetWords(
  db: Database,
  { key, word }: NonNullable<Indexing["word"]>,
  now: number,
): Promise<Partial<Indexing>> {
  const [, below] = SWEPT_KEYS.find(([, end]) => key < end) ?? SWEPT_KEYS[3];
  const words = await db.all<{ key: string; word: string }>(sql`SELECT key, word FROM search_words
    WHERE (key, word) > (${key}, ${word}) AND key < ${below} ORDER BY key, word LIMIT ${WORDS_A_STEP}`);
  const keyed = words.map((one) => ({ ...one, keys: vocabularyKeys(one.word) }));
  const keys = JSON.stringify(keyed.map((one) => [one.word, one.keys]));
  const dead = JSON.stringify(keyed.flatMap((one) => (one.keys.includes(one.key) ? [] : [[one.key, one.word]])));
  // One statement: a product that is written meanwhile keeps its words.
  await db.run(sql`DELETE FROM search_words WHERE (key, word) IN (
    SELECT k.value, w.value ->> 0 FROM json_each(${keys}) w CROSS JOIN json_each(w.value, '$[1]') k
    WHERE NOT EXISTS (SELECT 1 FROM search_index i WHERE i.search_index MATCH '"' || (w.value ->> 0) || '"')
    UNION ALL SELECT d.value ->> 0, d.value ->> 1 FROM json_each(${dead}) d)`);
  const last = words.at(-1);
  if (last && words.length === WORDS_A_STEP) return { word: last };
  const next = SWEPT_KEYS.find(([from]) => from >= below);
  return next ? { word: { key: next[0], word: "" } } : { finishedAt: now };
}

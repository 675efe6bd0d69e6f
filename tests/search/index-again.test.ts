import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { continueIndexing, reindexEverything } from "#worker/catalogue/search/index-again.ts";
import { isIndexCurrent } from "#worker/catalogue/search/index-rules.ts";
import { beginIndexing, readIndexing } from "#worker/catalogue/search/indexing.ts";
import { freshDatabase } from "../support/database.ts";
import { numbersFor, stock } from "./stock.ts";

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
  // More than one step writes.
  await stock(
    db,
    Array.from({ length: 300 }, (_, at) => ({ name: at === 299 ? "Walnut sofa" : `Desk ${at}` })),
  );
});

const clock = () => ({ db, now: () => 5 });
const words = () => db.all(sql`SELECT key, word FROM search_words ORDER BY key, word`);
/** A client whose database is gone after so many statements of an index. */
function failingAfter(writes: number): Database {
  let left = writes;
  return new Proxy(db, {
    get: (target, name) => {
      if (name === "batch" && left-- <= 0) throw new Error("killed");
      return Reflect.get(target, name);
    },
  });
}

it("writes what is missing, forgets words that no product has, and notes the rules", async () => {
  const whole = await words();
  await db.run(
    sql`INSERT INTO search_words (key, word) VALUES ('^sofat$', 'sofat'), ('ofat$', 'sofat'), ('fat$', 'sofat')`,
  );
  await db.run(
    sql`DELETE FROM search_index WHERE rowid IN (SELECT rowid FROM search_index WHERE search_index MATCH 'walnut')`,
  );
  expect(await numbersFor(db, { q: "walnut" })).toEqual([]);
  expect(await isIndexCurrent(db)).toBe(false);
  expect(await reindexEverything(db)).toBe(300);
  expect(await numbersFor(db, { q: "walnut" })).toEqual([300]);
  expect(await isIndexCurrent(db)).toBe(true);
  const kept = (await words()) as { key: string; word: string }[];
  expect(kept.map(({ word }) => word)).not.toContain("sofat");
  expect(kept.length).toBe(whole.length + 1);
});

it("goes on where it was broken off, and leaves everything to be found meanwhile", async () => {
  await db.run(beginIndexing(1));
  // Products and suppliers of the first step; the second fails.
  await expect(continueIndexing({ ...clock(), db: failingAfter(2) })).rejects.toThrow("killed");
  expect(await readIndexing(db)).toMatchObject({ done: 250, total: 300, product: 250, finishedAt: null });
  expect(await numbersFor(db, { q: "walnut" })).toEqual([300]);
  await continueIndexing(clock());
  expect(await readIndexing(db)).toMatchObject({ done: 300, total: 300, startedAt: 1, finishedAt: 5 });
  expect(await continueIndexing(clock())).toBe(0);
});

it("is begun once while it is under way", async () => {
  await db.run(beginIndexing(1));
  await db.run(beginIndexing(2));
  expect(await readIndexing(db)).toMatchObject({ startedAt: 1 });
  await continueIndexing(clock());
  await db.run(beginIndexing(6));
  expect(await readIndexing(db)).toMatchObject({ startedAt: 6, done: 0, finishedAt: null });
});

it("begins again where the rules changed meanwhile", async () => {
  await db.run(beginIndexing(1));
  await db.run(sql`UPDATE search_state SET value = json_set(value, '$.rules', 'old', '$.product', 250, '$.done', 250)`);
  await continueIndexing(clock());
  expect(await readIndexing(db)).toMatchObject({ done: 300, finishedAt: 5 });
});

import { type SQL, sql } from "drizzle-orm";
import { vocabularyKeys } from "#domain/catalogue/search/vocabulary-keys.ts";
import type { Database } from "#drizzle/client.ts";
import { type IndexableProduct, type IndexRow, indexRow } from "./indexable-product.ts";
import { HIGHEST_ROW, LAST } from "./search-limits.ts";

/** The rows of the index in the form of {@link writeIndex}: JSON arrays. */
export interface IndexPayload {
  docs: unknown[][];
  texts: unknown[][];
  words: unknown[][];
}

/**
 * The statements that write the index of products, to stand behind the products' own in the same atomic batch.
 * They find the products by supplier and SKU, so the batch may have made them; writing one again replaces its rows.
 */
export function indexStatements(db: Database, products: IndexableProduct[]) {
  const { docs, texts, words } = indexPayload(products.map(indexRow));
  const rowsOf = (list: unknown[][]) => sql`json_each(${JSON.stringify(list)})`;
  return writeIndex(db, { docs: rowsOf(docs), texts: rowsOf(texts), words: rowsOf(words) });
}

/**
 * Puts index rows into the form in which they travel.
 * @param seen words that are written already, and are left out; those of these rows are added
 */
export function indexPayload(rows: IndexRow[], seen = new Set<string>()): IndexPayload {
  const words = [...new Set(rows.flatMap((row) => row.words))].filter((word) => !seen.has(word));
  for (const word of words) seen.add(word);
  return {
    docs: rows.map((row) => [row.supplierId, row.sku, row.facets, row.price, row.least]),
    texts: rows.map((row) => [row.supplierId, row.sku, row.exact, row.name, row.rest, row.facet]),
    words: words.flatMap((word) => vocabularyKeys(word).map((key) => [key, word])),
  };
}

/** @param from tables whose column `value` holds the rows of {@link indexPayload} */
export function writeIndex(db: Database, from: Record<keyof IndexPayload, SQL>) {
  return [
    writeDocs(db, from.docs),
    clearTexts(db, from.texts),
    writeTexts(db, from.texts),
    db.run(sql`INSERT OR IGNORE INTO search_words (key, word) SELECT value ->> 0, value ->> 1 FROM ${from.words}`),
  ] as const;
}

function writeDocs(db: Database, docs: SQL) {
  return db.run(sql`
    INSERT INTO search_docs (number, visible, facets, category, newest, price_low, price_high, moq, lead_time)
    SELECT p.number, p.status = 'published' AND s.status = 'approved', d.value ->> 2 | (s.verified_at IS NOT NULL),
      (d.value ->> 2) >> 1 & 15,
      -ifnull(p.published_at, p.created_at), ifnull(d.value ->> 3, ${LAST}), ifnull(-(d.value ->> 3), ${LAST}),
      d.value ->> 4, coalesce(p.lead_time_days_max, p.lead_time_days_min, ${LAST})
    FROM ${docs} d
      CROSS JOIN products p ON p.supplier_id = d.value ->> 0 AND p.sku = d.value ->> 1
      CROSS JOIN suppliers s ON s.id = p.supplier_id
    WHERE true
    ON CONFLICT (number) DO UPDATE SET visible = excluded.visible, facets = excluded.facets,
      category = excluded.category, newest = excluded.newest,
      price_low = excluded.price_low, price_high = excluded.price_high, moq = excluded.moq,
      lead_time = excluded.lead_time`);
}

function clearTexts(db: Database, texts: SQL) {
  return db.run(sql`
    DELETE FROM search_index WHERE rowid IN (
      SELECT ${HIGHEST_ROW} - p.number FROM ${texts} t
        CROSS JOIN products p ON p.supplier_id = t.value ->> 0 AND p.sku = t.value ->> 1)`);
}

function writeTexts(db: Database, texts: SQL) {
  return db.run(sql`
    INSERT INTO search_index (rowid, exact, name, rest, facet)
    SELECT ${HIGHEST_ROW} - p.number, t.value ->> 2, t.value ->> 3, t.value ->> 4, t.value ->> 5
    FROM ${texts} t CROSS JOIN products p ON p.supplier_id = t.value ->> 0 AND p.sku = t.value ->> 1`);
}

/** Pages of the index that one round of tidying writes at most: some ten milliseconds. */
const PAGES_A_ROUND = 256;

/** Makes one segment of the index, which searches walk fastest: behind bulk writes. A second for 100,000 products. */
export function packIndex(db: Database) {
  return db.run(sql`INSERT INTO search_index (search_index) VALUES ('optimize')`);
}

/** Merges a bounded part of what single writes left behind: for the scheduler. Returns nothing moved: FTS5 does not tell. */
export async function tidyIndex({ db }: { db: Database }): Promise<number> {
  await db.run(sql`INSERT INTO search_index (search_index, rank) VALUES ('merge', ${PAGES_A_ROUND})`);
  return 0;
}

/** The statement that notes a word of the vocabulary under a key. */
export function writeWord(db: Database, key: string, word: string) {
  return db.run(sql`INSERT INTO search_words (key, word) VALUES (${key}, ${word})`);
}

import { sql } from "drizzle-orm";
import { vocabularyKeys } from "#domain/catalogue/search/vocabulary-keys.ts";
import type { Database } from "#drizzle/client.ts";
import { type IndexableProduct, indexRow } from "./indexable-product.ts";
import { HIGHEST_ROW } from "./search-limits.ts";

/** Stands for a missing price or lead time, behind every real one; also in drizzle/migrations/0001_search.sql. */
const LAST = 2 ** 52;

/**
 * The statements that write the index of products, to stand behind the products' own in the same atomic batch.
 * They find the products by id, so the batch may have made them; writing a product again replaces its rows.
 */
export function indexStatements(db: Database, products: IndexableProduct[]) {
  const rows = products.map(indexRow);
  const words = [...new Set(rows.flatMap((row) => row.words))];
  const docs = JSON.stringify(rows.map(({ id, facets, price }) => [id, facets, price]));
  const texts = JSON.stringify(rows.map(({ id, exact, name, rest, facet }) => [id, exact, name, rest, facet]));
  const vocabulary = JSON.stringify(words.flatMap((word) => vocabularyKeys(word).map((key) => [key, word])));
  return [writeDocs(db, docs), clearTexts(db, texts), writeTexts(db, texts), writeWords(db, vocabulary)] as const;
}

function writeDocs(db: Database, docs: string) {
  return db.run(sql`
    INSERT INTO search_docs (number, visible, facets, newest, price_low, price_high, moq, lead_time)
    SELECT p.number, p.status = 'published' AND s.status = 'approved', d.value ->> 1 | (s.verified_at IS NOT NULL),
      -ifnull(p.published_at, p.created_at), ifnull(d.value ->> 2, ${LAST}), ifnull(-(d.value ->> 2), ${LAST}),
      p.moq, coalesce(p.lead_time_days_max, p.lead_time_days_min, ${LAST})
    FROM json_each(${docs}) d
      CROSS JOIN products p ON p.id = d.value ->> 0
      CROSS JOIN suppliers s ON s.id = p.supplier_id
    WHERE true
    ON CONFLICT (number) DO UPDATE SET visible = excluded.visible, facets = excluded.facets, newest = excluded.newest,
      price_low = excluded.price_low, price_high = excluded.price_high, moq = excluded.moq,
      lead_time = excluded.lead_time`);
}

function clearTexts(db: Database, texts: string) {
  return db.run(sql`
    DELETE FROM search_index WHERE rowid IN (
      SELECT ${HIGHEST_ROW} - p.number FROM json_each(${texts}) t CROSS JOIN products p ON p.id = t.value ->> 0)`);
}

function writeTexts(db: Database, texts: string) {
  return db.run(sql`
    INSERT INTO search_index (rowid, exact, name, rest, facet)
    SELECT ${HIGHEST_ROW} - p.number, t.value ->> 1, t.value ->> 2, t.value ->> 3, t.value ->> 4
    FROM json_each(${texts}) t CROSS JOIN products p ON p.id = t.value ->> 0`);
}

function writeWords(db: Database, vocabulary: string) {
  return db.run(sql`
    INSERT OR IGNORE INTO search_words (key, word) SELECT value ->> 0, value ->> 1 FROM json_each(${vocabulary})`);
}

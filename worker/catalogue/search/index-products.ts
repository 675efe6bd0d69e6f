import { type SQL, sql } from "drizzle-orm";
import { normalise } from "#domain/catalogue/search/words.ts";
import type { Database } from "#drizzle/client.ts";
import { indexStatements, packIndex } from "./index-sql.ts";
import type { IndexableProduct } from "./indexable-product.ts";

/** Products that are read and written at a time: some hundred kilobytes. */
export const CHUNK = 250;

/**
 * Writes the search index of products again from what the database holds of them, and the suggestions of their
 * suppliers. Safe to repeat. Whoever changes a product's texts, price, order, origin or certifications calls it;
 * a change of status needs no call (triggers of drizzle/migrations/0001_search.sql). Certificates that have ended are left out.
 * @param now milliseconds since 1970
 */
export async function reindexProducts(db: Database, productNumbers: number[], now = Date.now()): Promise<void> {
  for (let at = 0; at < productNumbers.length; at += CHUNK) {
    const products = await readProducts(db, productNumbers.slice(at, at + CHUNK), now);
    await db.batch(indexStatements(db, products));
  }
  await reindexSuppliers(db, ofProducts(productNumbers));
  if (productNumbers.length > CHUNK) await packIndex(db);
}

/** As {@link reindexProducts}, for whole companies: their suggestions are written also where they sell nothing yet. */
export async function reindexCompanies(db: Database, ids: string[], productNumbers: number[], now: number) {
  await reindexSuppliers(db, sql`SELECT value FROM json_each(${JSON.stringify(ids)})`);
  await reindexProducts(db, productNumbers, now);
}

function ofProducts(productNumbers: number[]): SQL {
  return sql`SELECT p.supplier_id FROM json_each(${JSON.stringify(productNumbers)}) n
    CROSS JOIN products p ON p.number = n.value`;
}

async function reindexSuppliers(db: Database, companies: SQL): Promise<void> {
  const suppliers = await db.all<{ id: string; names: string }>(sql`
    SELECT s.id, (SELECT json_group_array(name) FROM supplier_translations WHERE supplier_id = s.id) AS names
    FROM suppliers s WHERE s.id IN (${companies})`);
  await db.batch(
    supplierStatements(
      db,
      suppliers.map(({ id, names }) => ({ id, names: JSON.parse(names) })),
    ),
  );
}

/** A supplier with its names in all languages. */
interface IndexableSupplier {
  id: string;
  names: string[];
}

/** The statements that write the suggestions of suppliers: each name from each of its words on. */
function supplierStatements(db: Database, suppliers: IndexableSupplier[]) {
  const ids = JSON.stringify(suppliers.map((supplier) => supplier.id));
  const keys = JSON.stringify(suppliers.flatMap(({ id, names }) => names.flatMap(wordStarts).map((key) => [key, id])));
  return [
    db.run(sql`DELETE FROM search_suppliers WHERE supplier_id IN (SELECT value FROM json_each(${ids}))`),
    db.run(sql`INSERT OR IGNORE INTO search_suppliers (key, supplier_id)
      SELECT value ->> 0, value ->> 1 FROM json_each(${keys})`),
  ] as const;
}

function wordStarts(name: string): string[] {
  const words = normalise(name).split(" ");
  return words.map((_, at) => words.slice(at).join(" ")).filter((key) => key !== "");
}

interface ProductRow {
  facts: string;
  certifications: string;
  texts: string;
  supplier_names: string;
}

async function readProducts(db: Database, numbers: number[], now: number): Promise<IndexableProduct[]> {
  const rows = await db.all<ProductRow>(sql`
    SELECT
      json_object('supplierId', p.supplier_id, 'sku', p.sku, 'hsCode', p.hs_code, 'category', p.category, 'subcategory', p.subcategory,
        'origin', p.origin, 'priceMinor', p.price_minor, 'currency', p.currency, 'moq', p.moq,
        'orderMultiple', p.order_multiple) AS facts,
      (SELECT json_group_array(certification) FROM product_certifications
        WHERE product_number = p.number AND ifnull(valid_until > ${now}, 1)) AS certifications,
      (SELECT json_group_array(json_object('locale', locale, 'name', name, 'description', description, 'specs', json(specs)))
        FROM product_translations WHERE product_number = p.number) AS texts,
      (SELECT json_group_array(name) FROM supplier_translations WHERE supplier_id = p.supplier_id) AS supplier_names
    FROM json_each(${JSON.stringify(numbers)}) n CROSS JOIN products p ON p.number = n.value`);
  return rows.map((row) => ({
    ...JSON.parse(row.facts),
    certifications: JSON.parse(row.certifications),
    texts: JSON.parse(row.texts),
    supplierNames: JSON.parse(row.supplier_names),
  }));
}

import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { writeIndex } from "../search/index-statements.ts";
import { packIndex } from "../search/pack-index.ts";
import { ImportRefused } from "./import-error.ts";
import type { StageKind } from "./stage-products.ts";

/**
 * Takes staged products over into the catalogue: one atomic batch. New ones are published; those the supplier has keep
 * their address, status and pictures.
 * @throws ImportRefused `changed` where a product is in another version than the one that was read; nothing is written then
 */
export async function takeOver(db: Database, run: string, now: number): Promise<void> {
  const staged = (kind: StageKind) => sql`(
    SELECT j.value FROM import_stage st CROSS JOIN json_each(st.payload) j
    WHERE st.run = ${run} AND st.kind = ${kind})`;
  const products = staged("products");
  const written = db.batch([
    refuseChanged(db, products),
    keepAddresses(db, products),
    writeProducts(db, products, now),
    ...["product_translations", "product_certifications", "price_tiers"].map((table) => clear(db, table, products)),
    db.run(sql`INSERT INTO product_translations (product_number, locale, name, description, specs)
      SELECT p.number, t.value ->> 'locale', t.value ->> 'name', t.value ->> 'description', t.value -> 'specs'
      FROM ${found(products)} CROSS JOIN json_each(v.value, '$.texts') t`),
    db.run(sql`INSERT INTO product_certifications (product_number, certification, valid_until)
      SELECT p.number, c.value ->> 'code', c.value ->> 'validUntil'
      FROM ${found(products)} CROSS JOIN json_each(v.value, '$.certificates') c`),
    db.run(sql`INSERT INTO price_tiers (product_number, min_quantity, price_minor)
      SELECT p.number, t.value ->> 'minQuantity', t.value ->> 'priceMinor'
      FROM ${found(products)} CROSS JOIN json_each(v.value, '$.tiers') t`),
    ...writeIndex(db, { docs: staged("docs"), texts: staged("texts"), words: staged("words") }),
    packIndex(db),
    db.run(sql`UPDATE suppliers SET products_count = (
        SELECT count(*) FROM products WHERE supplier_id = suppliers.id AND status = 'published')
      WHERE id IN (SELECT v.value ->> 'supplierId' FROM ${products} v)`),
    db.run(sql`DELETE FROM import_stage WHERE run = ${run}`),
  ]);
  await written.catch((fault: unknown) => {
    throw String(fault instanceof Error ? fault.cause : fault).includes(BROKEN) ? new ImportRefused("changed") : fault;
  });
}

/** The constraint that a product in another version breaks, which ends the batch. */
const BROKEN = "import_stage.run";

/** A row without a run can't be written: where there is one to write, the batch ends. */
function refuseChanged(db: Database, products: SQL) {
  return db.run(sql`INSERT INTO import_stage (run, kind, place, payload, created_at)
    SELECT NULL, 'changed', 0, v.value ->> 'sku', 0 FROM ${products} v
    LEFT JOIN products p ON p.supplier_id = v.value ->> 'supplierId' AND p.sku = v.value ->> 'sku'
    WHERE p.version IS NOT v.value ->> 'version' LIMIT 1`);
}

/** Links to products that change their category still lead to them (worker/catalogue/manage/old-address.ts). */
function keepAddresses(db: Database, products: SQL) {
  return db.run(sql`INSERT INTO product_addresses (category, slug, product_number)
    SELECT p.category, p.slug, p.number FROM ${found(products)} WHERE p.category <> v.value ->> 'category'
    ON CONFLICT (category, slug) DO UPDATE SET product_number = excluded.product_number`);
}

function writeProducts(db: Database, products: SQL, now: number) {
  return db.run(sql`
    INSERT INTO products (id, supplier_id, sku, slug, category, subcategory, status, origin, price_minor, currency, unit,
      moq, lead_time_days_min, lead_time_days_max, published_at, created_at, updated_at)
    SELECT v.value ->> 'id', v.value ->> 'supplierId', v.value ->> 'sku', v.value ->> 'slug', v.value ->> 'category',
      v.value ->> 'subcategory', 'published', v.value ->> 'origin', v.value ->> 'priceMinor', v.value ->> 'currency',
      v.value ->> 'unit', v.value ->> 'moq', v.value ->> 'leadTimeDaysMin', v.value ->> 'leadTimeDaysMax',
      ${now}, ${now}, ${now}
    FROM ${products} v WHERE true
    ON CONFLICT (supplier_id, sku) DO UPDATE SET category = excluded.category, subcategory = excluded.subcategory,
      origin = excluded.origin, price_minor = excluded.price_minor, currency = excluded.currency, unit = excluded.unit,
      moq = excluded.moq, lead_time_days_min = excluded.lead_time_days_min,
      lead_time_days_max = excluded.lead_time_days_max, version = version + 1, updated_at = excluded.updated_at`);
}

function clear(db: Database, table: string, products: SQL) {
  return db.run(sql`DELETE FROM ${sql.identifier(table)} WHERE product_number IN (
    SELECT p.number FROM ${found(products)})`);
}

/** The staged rows `v` with their products `p`. */
function found(products: SQL): SQL {
  return sql`${products} v
    CROSS JOIN products p ON p.supplier_id = v.value ->> 'supplierId' AND p.sku = v.value ->> 'sku'`;
}

import { and, eq, inArray, sql } from "drizzle-orm";
import type { ProductForm } from "#domain/catalogue/product-form.ts";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { readManaged, selectManaged } from "../manage/managed-product.ts";
import type { ImportSupplier } from "./import-products.ts";
import { type ImportRecord, identityOf } from "./parse-import.ts";

/** Products of one call. */
const CHUNK = 1000;

export interface StoredProduct {
  content: ProductForm;
  version: number;
}

/** What is stored of the products that a file names, by {@link identityOf}. One call for each thousand of a supplier. */
export async function readStored(
  db: Database,
  records: ImportRecord[],
  suppliers: Map<string, ImportSupplier>,
): Promise<Map<string, StoredProduct>> {
  const stored = new Map<string, StoredProduct>();
  for (const [supplierSlug, skus] of skusBySupplier(records)) {
    const supplierId = suppliers.get(supplierSlug)?.id;
    if (supplierId === undefined) continue;
    for (let at = 0; at < skus.length; at += CHUNK) {
      const wanted = sql`(select value from json_each(${JSON.stringify(skus.slice(at, at + CHUNK))}))`;
      const found = await selectManaged(db, and(eq(products.supplierId, supplierId), inArray(products.sku, wanted)));
      for (const row of found) {
        const { content, version } = readManaged(row);
        stored.set(identityOf({ supplierSlug, sku: row.sku }), { content, version });
      }
    }
  }
  return stored;
}

function skusBySupplier(records: ImportRecord[]): Map<string, string[]> {
  const skus = new Map<string, string[]>();
  for (const { supplierSlug, sku } of records) {
    const own = skus.get(supplierSlug);
    if (own) own.push(sku);
    else skus.set(supplierSlug, [sku]);
  }
  return skus;
}

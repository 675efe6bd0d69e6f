import { sql } from "drizzle-orm";
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

/** What is stored of the products that a file names, by {@link identityOf}. One call for each thousand. */
export async function readStored(
  db: Database,
  records: ImportRecord[],
  suppliers: Map<string, ImportSupplier>,
): Promise<Map<string, StoredProduct>> {
  const slugs = new Map([...suppliers.values()].map(({ id, slug }) => [id, slug]));
  const named = records.flatMap(({ supplierSlug, sku }) => {
    const supplier = suppliers.get(supplierSlug);
    return supplier ? [[supplier.id, sku]] : [];
  });
  const stored = new Map<string, StoredProduct>();
  for (let at = 0; at < named.length; at += CHUNK) {
    const wanted = sql`(select value ->> 0, value ->> 1 from json_each(${JSON.stringify(named.slice(at, at + CHUNK))}))`;
    for (const row of await selectManaged(db, sql`(${products.supplierId}, ${products.sku}) in ${wanted}`)) {
      const { content, version, sku, supplier } = readManaged(row);
      stored.set(identityOf({ supplierSlug: slugs.get(supplier.id) ?? "", sku }), { content, version });
    }
  }
  return stored;
}

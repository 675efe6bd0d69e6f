import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import type { ImportError } from "./import-error.ts";
import { type ParsedImport, parseImport } from "./parse-import.ts";
import { stageProducts } from "./stage-products.ts";
import { takeOver } from "./take-over.ts";

/** What an import would do or has done. */
export interface ImportReport {
  products: number;
  /** Of these, products that the supplier does not have yet. */
  created: number;
  errors: ImportError[];
  isApplied: boolean;
}

/**
 * Imports a catalogue file: products are made or changed by supplier and SKU, all of them or none. A dry run reads the
 * database and writes nothing. A file with errors is not applied.
 * @param now milliseconds; the publication time of new products
 * @throws ImportRefused when the file can't be read at all
 */
export async function importProducts(
  db: Database,
  bytes: Uint8Array,
  { apply, now }: { apply: boolean; now: number },
): Promise<ImportReport> {
  const { rows, errors } = parseImport(bytes);
  const suppliers = await findSuppliers(db, rows);
  const strangers = rows.filter(({ product }) => !suppliers.has(product.supplierSlug));
  errors.push(...strangers.map(({ row }): ImportError => ({ row, column: "supplier_slug", code: "unknown_supplier" })));
  const products = rows.flatMap(({ product }) => {
    const supplier = suppliers.get(product.supplierSlug);
    return supplier ? [{ product, supplier }] : [];
  });
  const isApplied = apply && errors.length === 0;
  const created = await countNew(db, products);
  if (isApplied) await takeOver(db, await stageProducts(db, products, now), now);
  return { products: products.length, created, errors: errors.sort((one, other) => one.row - other.row), isApplied };
}

/** A supplier as products need it. */
export interface ImportSupplier {
  id: string;
  slug: string;
  names: string[];
}

async function findSuppliers(db: Database, rows: ParsedImport["rows"]): Promise<Map<string, ImportSupplier>> {
  const slugs = JSON.stringify([...new Set(rows.map(({ product }) => product.supplierSlug))]);
  const found = await db.all<{ id: string; slug: string; names: string }>(sql`
    SELECT s.id, s.slug, (SELECT json_group_array(name) FROM supplier_translations WHERE supplier_id = s.id) AS names
    FROM json_each(${slugs}) j CROSS JOIN suppliers s ON s.slug = j.value`);
  return new Map(found.map(({ id, slug, names }) => [slug, { id, slug, names: JSON.parse(names) }]));
}

async function countNew(
  db: Database,
  products: { product: { sku: string }; supplier: { id: string } }[],
): Promise<number> {
  const pairs = JSON.stringify(products.map(({ product, supplier }) => [supplier.id, product.sku]));
  const [row] = await db.all<{ known: number }>(sql`
    SELECT count(*) AS known FROM json_each(${pairs}) j
      CROSS JOIN products p ON p.supplier_id = j.value ->> 0 AND p.sku = j.value ->> 1`);
  return products.length - (row?.known ?? 0);
}

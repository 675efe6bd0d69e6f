import { sql } from "drizzle-orm";
import { mergeCsvRow } from "#domain/catalogue/import-row.ts";
import type { CellChange } from "#domain/catalogue/merge-row.ts";
import { isMinimumInSteps } from "#domain/catalogue/order-quantity.ts";
import type { Database } from "#drizzle/client.ts";
import type { ImportError } from "./import-error.ts";
import { type ImportRecord, identityOf, type ParsedImport, parseImport } from "./parse-import.ts";
import { type StagedProduct, stageProducts } from "./stage-products.ts";
import { readStored, type StoredProduct } from "./stored-products.ts";
import { takeOver } from "./take-over.ts";

/** A cell of a stored product that becomes another. */
export interface ProductChange extends CellChange {
  row: number;
  sku: string;
}

/** What an import would do or has done. */
export interface ImportReport {
  products: number;
  /** Of these, products that the supplier does not have yet. */
  created: number;
  /** Of the new ones, those without a price: on request. */
  unpriced: number;
  /** Each cell that becomes another; an empty `after` was asked for by its word. */
  changes: ProductChange[];
  /** Empty cells of the file whose stored value stays. */
  kept: number;
  errors: ImportError[];
  isApplied: boolean;
}

/** A product of a file, and whether that is what is stored already. */
interface PlannedProduct extends StagedProduct {
  isSame: boolean;
}

/**
 * Imports a catalogue file: products are made or changed by supplier and SKU, all of them or none; an empty cell keeps
 * what is stored. A dry run reads the database and writes nothing. A file with errors is not applied.
 * @param now milliseconds; the publication time of new products
 * @throws ImportRefused when the file can't be read at all, or a product of it was changed in the meantime: nothing is written
 */
export async function importProducts(
  db: Database,
  bytes: Uint8Array,
  { apply, now }: { apply: boolean; now: number },
): Promise<ImportReport> {
  const { report, staged } = await planImport(db, parseImport(bytes));
  report.isApplied = apply && report.errors.length === 0;
  if (report.isApplied) await takeOver(db, await stageProducts(db, staged, now), now);
  return report;
}

/** What an import of rows would write, and what it would change. */
export async function planImport(
  db: Database,
  { records, errors }: ParsedImport,
): Promise<{ report: ImportReport; staged: PlannedProduct[] }> {
  const suppliers = await findSuppliers(db, records);
  const stored = await readStored(db, records, suppliers);
  const report: ImportReport = { products: 0, created: 0, unpriced: 0, changes: [], kept: 0, errors, isApplied: false };
  const staged: PlannedProduct[] = [];
  for (const record of records) {
    const supplier = suppliers.get(record.supplierSlug);
    if (!supplier) {
      errors.push({ row: record.row, column: "supplier_slug", code: "unknown_supplier" });
      continue;
    }
    const product = merged(record, stored.get(identityOf(record)) ?? null, report);
    if (!product) continue;
    report.products += 1;
    staged.push({ ...product, supplier });
  }
  errors.sort((one, other) => one.row - other.row);
  return { report, staged };
}

/** The product of a row, told in the report. */
function merged({ row, sku, cells }: ImportRecord, stored: StoredProduct | null, report: ImportReport) {
  const result = mergeCsvRow(stored?.content ?? null, cells);
  if (result.issues) {
    report.errors.push(...result.issues.map((issue) => ({ row, ...issue })));
    return undefined;
  }
  const { content, version = null } = stored ?? {};
  const orderMultiple = content?.orderMultiple ?? 1;
  if (!isMinimumInSteps({ moq: result.product.moq, multiple: orderMultiple })) {
    report.errors.push({ row, column: "min_order", code: "not_a_multiple" });
    return undefined;
  }
  if (!stored) report.created += 1;
  if (!stored && result.product.priceMinor === null) report.unpriced += 1;
  report.changes.push(...result.changes.map((change) => ({ row, sku, ...change })));
  report.kept += result.kept.length;
  const isSame = stored !== null && result.changes.length === 0;
  return { sku, version, product: result.product, orderMultiple, isSame };
}

/** A supplier as products need it. */
export interface ImportSupplier {
  id: string;
  slug: string;
  names: string[];
}

async function findSuppliers(db: Database, records: ImportRecord[]): Promise<Map<string, ImportSupplier>> {
  const slugs = JSON.stringify([...new Set(records.map(({ supplierSlug }) => supplierSlug))]);
  const found = await db.all<{ id: string; slug: string; names: string }>(sql`
    SELECT s.id, s.slug, (SELECT json_group_array(name) FROM supplier_translations WHERE supplier_id = s.id) AS names
    FROM json_each(${slugs}) j CROSS JOIN suppliers s ON s.slug = j.value`);
  return new Map(found.map(({ id, slug, names }) => [slug, { id, slug, names: JSON.parse(names) }]));
}

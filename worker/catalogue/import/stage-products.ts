import type { OwnProduct } from "#domain/catalogue/own-row.ts";
import { slugOfTexts } from "#domain/catalogue/product-slug.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { newId } from "#worker/platform/ids.ts";
import { indexPayload } from "../search/index-sql.ts";
import { indexRow } from "../search/indexable-product.ts";
import type { ImportSupplier } from "./import-products.ts";
import { clearAbandoned, type StageKind, stageRows } from "./stage-sql.ts";

/** Products of one call: about a megabyte with their index rows. */
const CHUNK = 250;
/** Age in milliseconds from which on what stands there is of an import that broke off. */
const ABANDONED_AFTER = DAY_MS;

export interface StagedProduct {
  sku: string;
  /** The one whose values an empty cell keeps; null for a new product. */
  version: number | null;
  product: OwnProduct;
  orderMultiple: number;
  supplier: ImportSupplier;
}

/**
 * Writes products and their index rows beside the catalogue, piece by piece, where nobody reads them yet.
 * @returns the name under which they stand there
 */
export async function stageProducts(db: Database, products: StagedProduct[], now: number): Promise<string> {
  const run = newId("imp");
  await clearAbandoned(db, now - ABANDONED_AFTER);
  const seen = new Set<string>();
  for (let at = 0; at < products.length; at += CHUNK) {
    await db.batch(stageStatements(db, { run, place: at, products: products.slice(at, at + CHUNK), seen, now }));
  }
  return run;
}

interface StagedChunk {
  run: string;
  /** Place of the first product. */
  place: number;
  products: StagedProduct[];
  /** Words that were staged before: they are not written twice. */
  seen: Set<string>;
  now: number;
}

/** The statements that stage some products under the name of a run. */
export function stageStatements(db: Database, { run, place, products, seen, now }: StagedChunk) {
  const { docs, texts, words } = indexPayload(products.map(indexRowOf), seen);
  const write = (kind: StageKind, rows: unknown[]) => stageRows(db, run, kind, place, rows, now);
  return [
    write("products", products.map(productPayload)),
    write("docs", docs),
    write("texts", texts),
    write("words", words),
  ] as const;
}

function indexRowOf({ sku, product, orderMultiple, supplier }: StagedProduct) {
  return indexRow({
    ...product,
    sku,
    supplierId: supplier.id,
    orderMultiple,
    certifications: product.certificates.map(({ code }) => code),
    texts: textsOf(product),
    supplierNames: supplier.names,
  });
}

/** The row of a product and its parts, by name, for take-over.ts. */
function productPayload({ sku, version, product, supplier }: StagedProduct) {
  const { texts, leadTime, tiers, moq, priceMinor, ...facts } = product;
  const base = priceMinor === null ? [] : [{ minQuantity: moq, priceMinor }];
  return {
    ...facts,
    sku,
    version,
    moq,
    priceMinor,
    id: newId("prd"),
    supplierId: supplier.id,
    slug: slugOfTexts(texts, `${supplier.slug}\n${sku}`),
    leadTimeDaysMin: leadTime.min,
    leadTimeDaysMax: leadTime.max,
    texts: textsOf(product),
    tiers: [...base, ...tiers],
  };
}

function textsOf({ texts }: OwnProduct) {
  return LOCALES.map((locale) => ({ locale, ...texts[locale] })).filter(({ name }) => name !== "");
}

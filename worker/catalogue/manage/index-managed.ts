import { type SQL, sql } from "drizzle-orm";
import { isLocaleComplete, type ProductForm } from "#domain/catalogue/product-form.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { Context } from "#worker/platform/context.ts";
import { indexPayload, writeIndex } from "../search/index-sql.ts";
import { indexRow } from "../search/indexable-product.ts";
import type { ManagedProduct } from "./managed-product.ts";

type Indexed = Pick<ManagedProduct, "sku" | "supplier"> & { content: ProductForm };

/**
 * The statements that write the search index of products as they become, where a condition holds.
 * @param ofRow must hold for a row `value` besides, whose second entry is the product's code
 */
export function indexManaged(
  { db, now }: Pick<Context, "db" | "now">,
  products: Indexed[],
  condition: SQL,
  ofRow: SQL = sql`true`,
) {
  const { docs, texts, words } = indexPayload(products.map((product) => indexRow(indexable(product, now()))));
  const rowsOf = (list: unknown[][], also: SQL) =>
    sql`(select value from json_each(${JSON.stringify(list)}) where ${condition} and ${also})`;
  return writeIndex(db, { docs: rowsOf(docs, ofRow), texts: rowsOf(texts, ofRow), words: rowsOf(words, sql`true`) });
}

function indexable({ sku, supplier, content }: Indexed, now: number) {
  const { hsCode, category, subcategory, origin, priceMinor, currency, moq, orderMultiple } = content;
  return {
    supplierId: supplier.id,
    sku,
    hsCode,
    category,
    subcategory,
    origin,
    priceMinor,
    currency,
    moq,
    orderMultiple,
    certifications: content.certificates
      .filter(({ validUntil }) => validUntil === null || validUntil > now)
      .map(({ code }) => code),
    texts: LOCALES.map((locale) => ({ locale, ...content.texts[locale] })).filter(isLocaleComplete),
    supplierNames: Object.values(supplier.names),
  };
}

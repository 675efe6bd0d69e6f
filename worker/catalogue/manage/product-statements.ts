import { eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { immediateTerms, isLocaleComplete, type ProductForm } from "#domain/catalogue/product-form.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import {
  priceTiers,
  productCertifications,
  productImages,
  productRevisions,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach, type RowValues } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { jsonCells } from "#worker/platform/row-cells.ts";
import { certificateCells, textCells, tierCells } from "./part-cells.ts";
import type { SizedPicture } from "./picture-names.ts";

/** Which texts are written: all that are begun, or only those that buyers may read. */
type Texts = "begun" | "complete";

/** Rewrites texts, pictures and certificates of a product. */
export function rewriteContent(
  number: number,
  { texts, certificates }: Pick<ProductForm, "texts" | "certificates">,
  pictures: SizedPicture[],
  keep: Texts,
): GuardedStatement[] {
  const rows = LOCALES.map((locale) => ({ locale, ...texts[locale] })).filter((row) =>
    keep === "complete" ? isLocaleComplete(row) : row.name !== "" || row.description !== "" || row.specs.length > 0,
  );
  const clear =
    (table: typeof productTranslations | typeof productImages | typeof productCertifications): GuardedStatement =>
    (condition) =>
      sql`delete from ${table} where ${table.productNumber} = ${number} and ${condition}`;
  return [
    clear(productTranslations),
    each(productTranslations, { productNumber: number, ...textCells("v") }, rows),
    clear(productImages),
    each(productImages, { productNumber: number, position: sql`v.key`, ...PICTURE_CELLS }, pictures),
    clear(productCertifications),
    each(productCertifications, { productNumber: number, ...certificateCells("v") }, certificates),
  ];
}

const PICTURE_CELLS = jsonCells(productImages, "v", ["path", "width", "height", "alt"]);

/** A row for each of some objects, which the statement calls `v`. */
function each<T extends SQLiteTable>(table: T, values: RowValues<T>, objects: unknown[]): GuardedStatement {
  return (condition) => insertEach(table, values, sql`json_each(${JSON.stringify(objects)}) v`, condition);
}

/** Rewrites the price table of a product. */
export function rewriteTiers(number: number, tiers: ProductForm["tiers"]): GuardedStatement[] {
  return [
    (condition) => sql`delete from ${priceTiers} where ${priceTiers.productNumber} = ${number} and ${condition}`,
    each(priceTiers, { productNumber: number, ...tierCells("v") }, tiers),
  ];
}

/** Drops the languages that are only begun, as a product goes live: their buyers read another one (missingForReview). */
export function dropBegunTexts(number: number): GuardedStatement {
  const { productNumber, name, description } = productTranslations;
  return (condition) => sql`delete from ${productTranslations}
    where ${productNumber} = ${number} and (${name} = '' or ${description} = '') and ${condition}`;
}

/** Counts a supplier's products on sale again. */
export function recount(ctx: Pick<SignedInContext, "db">, supplierId: string): GuardedStatement {
  const productsCount = sql`(select count(*) from ${products}
    where ${products.supplierId} = ${supplierId} and ${products.status} = 'published')`;
  return updateWhere(ctx, suppliers, { productsCount }, eq(suppliers.id, supplierId));
}

/** Holds while a staged change waits as it was read. */
export function isPending({ id, version }: { id: string; version: number }): SQL {
  return sql`exists (select 1 from ${productRevisions} where ${productRevisions.id} = ${id}
    and ${productRevisions.version} = ${version} and ${productRevisions.status} = 'pending')`;
}

/** The columns of a product's row that its content fills. */
export function factsOf(content: ProductForm) {
  const { category, subcategory, origin, hsCode } = content;
  return { category, subcategory, origin, hsCode, ...termsOf(content) };
}

/** Of these, the ones that apply at once; the unit belongs to the price. */
export function termsOf(content: ProductForm) {
  const { tiers: _, leadTime, ...columns } = immediateTerms(content);
  return { ...columns, leadTimeDaysMin: leadTime.min, leadTimeDaysMax: leadTime.max };
}

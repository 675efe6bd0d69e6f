import { type SQL, sql } from "drizzle-orm";
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
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
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
  const from = (values: unknown[], condition: SQL) =>
    sql`from json_each(${JSON.stringify(values)}) v where ${condition}`;
  const clear =
    (table: typeof productTranslations | typeof productImages | typeof productCertifications): GuardedStatement =>
    (condition) =>
      sql`delete from ${table} where ${table.productNumber} = ${number} and ${condition}`;
  return [
    clear(productTranslations),
    (condition) => sql`insert into ${productTranslations} (product_number, locale, name, description, specs)
      select ${number}, v.value ->> 'locale', v.value ->> 'name', v.value ->> 'description', v.value -> 'specs'
      ${from(rows, condition)}`,
    clear(productImages),
    (condition) => sql`insert into ${productImages} (product_number, position, path, width, height, alt)
      select ${number}, v.key, v.value ->> 'path', v.value ->> 'width', v.value ->> 'height', v.value -> 'alt'
      ${from(pictures, condition)}`,
    clear(productCertifications),
    (condition) => sql`insert into ${productCertifications} (product_number, certification, valid_until)
      select ${number}, v.value ->> 'code', v.value ->> 'validUntil' ${from(certificates, condition)}`,
  ];
}

/** Rewrites the price table of a product. */
export function rewriteTiers(number: number, tiers: ProductForm["tiers"]): GuardedStatement[] {
  return [
    (condition) => sql`delete from ${priceTiers} where ${priceTiers.productNumber} = ${number} and ${condition}`,
    (condition) => sql`insert into ${priceTiers} (product_number, min_quantity, price_minor)
      select ${number}, v.value ->> 'minQuantity', v.value ->> 'priceMinor'
      from json_each(${JSON.stringify(tiers)}) v where ${condition}`,
  ];
}

/** Drops the languages that are only begun, as a product goes live: their buyers read another one (missingForReview). */
export function dropBegunTexts(number: number): GuardedStatement {
  const { productNumber, name, description } = productTranslations;
  return (condition) => sql`delete from ${productTranslations}
    where ${productNumber} = ${number} and (${name} = '' or ${description} = '') and ${condition}`;
}

/** Counts a supplier's products on sale again. */
export function recount(supplierId: string): GuardedStatement {
  return (condition) => sql`update ${suppliers} set products_count = (select count(*) from ${products}
      where ${products.supplierId} = ${supplierId} and ${products.status} = 'published')
    where ${suppliers.id} = ${supplierId} and ${condition}`;
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

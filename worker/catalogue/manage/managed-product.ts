import { type AnyColumn, eq, type SQL, sql } from "drizzle-orm";
import type { ProductForm, ProductTexts } from "#domain/catalogue/product-form.ts";
import type { ProductActor } from "#domain/catalogue/product-machine.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type { Names } from "#domain/kernel/names.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { Database } from "#drizzle/client.ts";
import {
  priceTiers,
  productCertifications,
  productImages,
  productRevisions,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import type { SizedPicture } from "./picture-names.ts";

type Row = Pick<
  typeof products.$inferSelect,
  "number" | "id" | "sku" | "slug" | "status" | "version" | "publishedAt" | "submittedAt" | "reviewNote" | "updatedAt"
>;

/** Changes of a live product that wait for a look. */
export interface PendingRevision {
  id: string;
  version: number;
  createdAt: number;
  content: ProductForm;
}

/** A product with all its parts, as the verbs that change it need it. */
export interface ManagedProduct extends Row {
  supplier: { id: string; status: SupplierStatus; isTrusted: boolean; names: Names };
  /** Who runs the company; imported ones have nobody. */
  owner: { id: string; email: string; locale: Locale } | null;
  content: ProductForm;
  pictures: SizedPicture[];
  revision: PendingRevision | null;
}

/** One statement; each part is found by its key. */
export function selectManaged(db: Database, where: SQL | undefined) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .leftJoin(users, eq(users.id, suppliers.ownerId))
    .where(where)
    .$dynamic();
}

/** Reads rows of {@link selectManaged}. */
export function readManaged(row: Awaited<ReturnType<typeof selectManaged>>[number]): ManagedProduct {
  const { facts, leadTimeDaysMin, leadTimeDaysMax, texts, pictures, certificates, tiers, ...product } = row;
  const content: ProductForm = {
    ...facts,
    leadTime: { min: leadTimeDaysMin, max: leadTimeDaysMax },
    tiers,
    certificates,
    pictures: pictures.map(({ path, alt }) => ({ path, alt })),
    // One entry for each language.
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale] ?? NO_TEXTS])) as ProductForm["texts"],
  };
  return { ...product, content, pictures };
}

/** As whom the supplier of a product moves it. */
export function actorOf({ supplier }: { supplier: { isTrusted: boolean } }): ProductActor {
  return supplier.isTrusted ? "trusted" : "supplier";
}

/** The product's names by language. */
export function namesIn({ texts }: Pick<ProductForm, "texts">): Names {
  return Object.fromEntries(LOCALES.flatMap((locale) => (texts[locale].name ? [[locale, texts[locale].name]] : [])));
}

const NO_ALT: Partial<SizedPicture["alt"]> = { ar: "", en: "", fr: "" };
const NO_TEXTS: ProductTexts = { name: "", description: "", specs: [] };
const ofProduct = (column: AnyColumn) => sql`${column} = ${products.number}`;

function jsonOf<T>(query: SQL) {
  return sql`(${query})`.mapWith((json: string): T => JSON.parse(json));
}

const translations = jsonOf<Partial<ProductForm["texts"]>>(sql`select json_group_object(
    ${productTranslations.locale}, json_object('name', ${productTranslations.name},
    'description', ${productTranslations.description}, 'specs', json(${productTranslations.specs})))
  from ${productTranslations} where ${ofProduct(productTranslations.productNumber)}`);

const pictures = sql`(select json_group_array(json_object('path', path, 'width', width, 'height', height,
    'alt', json(alt))) from (select path, width, height, alt from ${productImages}
  where ${ofProduct(productImages.productNumber)} order by position))`.mapWith((json: string): SizedPicture[] =>
  JSON.parse(json).map(({ alt, ...picture }: SizedPicture) => ({ ...picture, alt: { ...NO_ALT, ...alt } })),
);

const certificates = jsonOf<ProductForm["certificates"]>(sql`select json_group_array(json_object(
    'code', ${productCertifications.certification}, 'validUntil', ${productCertifications.validUntil}))
  from ${productCertifications} where ${ofProduct(productCertifications.productNumber)}`);

/** An import writes the base price as a tier at the minimum order: that is no step of the table. */
export const tiersOf = jsonOf<ProductForm["tiers"]>(sql`select json_group_array(json_object(
    'minQuantity', min_quantity, 'priceMinor', price_minor)) from (
  select min_quantity, price_minor from ${priceTiers}
  where ${ofProduct(priceTiers.productNumber)} and ${priceTiers.minQuantity} > ${products.moq} order by min_quantity)`);

const revision = sql`(select json_object('id', ${productRevisions.id}, 'version', ${productRevisions.version},
    'createdAt', ${productRevisions.createdAt}, 'content', json(${productRevisions.content}))
  from ${productRevisions} where ${ofProduct(productRevisions.productNumber)}
    and ${productRevisions.status} = 'pending')`.mapWith((json: string): PendingRevision => JSON.parse(json));

const columns = {
  number: products.number,
  id: products.id,
  sku: products.sku,
  slug: products.slug,
  status: products.status,
  version: products.version,
  publishedAt: products.publishedAt,
  submittedAt: products.submittedAt,
  reviewNote: products.reviewNote,
  updatedAt: products.updatedAt,
  facts: {
    category: products.category,
    subcategory: products.subcategory,
    origin: products.origin,
    unit: products.unit,
    moq: products.moq,
    orderMultiple: products.orderMultiple,
    currency: products.currency,
    priceMinor: products.priceMinor,
    hsCode: products.hsCode,
  },
  leadTimeDaysMin: products.leadTimeDaysMin,
  leadTimeDaysMax: products.leadTimeDaysMax,
  texts: translations,
  pictures,
  certificates,
  tiers: tiersOf,
  revision,
  supplier: { id: suppliers.id, status: suppliers.status, isTrusted: suppliers.isTrusted, names: namesOf() },
  owner: { id: users.id, email: users.email, locale: users.locale },
};

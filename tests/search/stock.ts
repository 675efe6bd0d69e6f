import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import type { Certification, ProductStatus } from "#domain/catalogue/product-facts.ts";
import { searchParamsSchema } from "#domain/catalogue/search/search-params.ts";
import type { SearchResult } from "#domain/catalogue/search/search-result.ts";
import type { Country } from "#domain/kernel/countries.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { Database } from "#drizzle/client.ts";
import {
  productCertifications,
  products,
  productTranslations,
  suppliers,
  supplierTranslations,
} from "#drizzle/schema/all.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { searchProducts } from "#worker/catalogue/search/search-products.ts";

type Texts = Partial<Record<Locale, string>>;

/** A product on the shelf of a test; what is not said is unremarkable. */
export interface Stock {
  name: Texts | string;
  description?: Texts | string;
  supplier?: string;
  category?: CategorySlug;
  subcategory?: SubcategorySlug;
  origin?: Country;
  certifications?: Certification[];
  price?: number | null;
  currency?: Currency;
  moq?: number;
  orderMultiple?: number;
  leadTime?: number;
  status?: ProductStatus;
  sku?: string;
}

export interface Shop {
  status?: SupplierStatus;
  verified?: boolean;
  name?: Texts;
}

/** Puts suppliers and products into a database and indexes them. Products are numbered from one, in order. */
export async function stock(db: Database, shelf: Stock[], shops: Record<string, Shop> = {}): Promise<void> {
  const ids = [...new Set([...shelf.map((item) => item.supplier ?? "house"), ...Object.keys(shops)])];
  const translations = shelf.flatMap((item, place) => translationRows(item, place + 1));
  const certified = shelf.flatMap((item, place) =>
    (item.certifications ?? []).map((certification) => ({ productNumber: place + 1, certification })),
  );
  await db.batch([
    db.insert(suppliers).values(ids.map((id) => supplierRow(id, shops[id] ?? {}))),
    db.insert(supplierTranslations).values(ids.flatMap((id) => supplierTexts(id, shops[id] ?? {}))),
    ...pieces(shelf.map((item, place) => productRow(item, place + 1))).map((rows) => db.insert(products).values(rows)),
    ...pieces(translations).map((rows) => db.insert(productTranslations).values(rows)),
    ...(certified.length > 0 ? [db.insert(productCertifications).values(certified)] : []),
  ]);
  await reindexProducts(
    db,
    shelf.map((_, place) => place + 1),
  );
}

/** SQLite takes 32,766 parameters a statement. */
function pieces<T>(rows: T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / 1000) }, (_, at) => rows.slice(at * 1000, (at + 1) * 1000));
}

/** Searches as the API would: unsaid parameters have their defaults. */
export async function find(db: Database, input: object, locale: Locale = "en", now = 1): Promise<SearchResult> {
  return searchProducts(db, searchParamsSchema.parse(input), { locale, now });
}

/** Numbers of the products on the first page. */
export async function numbersFor(db: Database, input: object): Promise<number[]> {
  return (await find(db, input)).hits.map((hit) => hit.number);
}

function supplierRow(id: string, shop: Shop): typeof suppliers.$inferInsert {
  return {
    id,
    slug: id,
    status: shop.status ?? "approved",
    businessType: "manufacturing",
    country: "AE",
    city: "Dubai",
    verifiedAt: shop.verified ? 1 : null,
    createdAt: 1,
    updatedAt: 1,
  };
}

function supplierTexts(supplierId: string, { name = { en: supplierId } }: Shop) {
  return LOCALES.flatMap((locale) => {
    const text = name[locale];
    return text === undefined
      ? []
      : [{ supplierId, locale, name: text, city: "-", specialization: "-", description: "-" }];
  });
}

function productRow(item: Stock, number: number): typeof products.$inferInsert {
  return {
    number,
    id: `prd_${number}`,
    supplierId: item.supplier ?? "house",
    sku: item.sku ?? `SKU-${number}`,
    slug: `product-${number}`,
    category: item.category ?? "furniture",
    subcategory: item.subcategory ?? (item.category ? "dates" : "home-furniture"),
    status: item.status ?? "published",
    origin: item.origin ?? "AE",
    priceMinor: item.price === undefined ? 1000 : item.price,
    currency: item.currency ?? "AED",
    unit: "piece",
    moq: item.moq ?? 1,
    orderMultiple: item.orderMultiple ?? 1,
    leadTimeDaysMin: item.leadTime ?? 5,
    leadTimeDaysMax: item.leadTime ?? 5,
    publishedAt: number,
    createdAt: number,
    updatedAt: number,
  };
}

function translationRows(item: Stock, productNumber: number) {
  const names = typeof item.name === "string" ? { en: item.name } : item.name;
  const descriptions =
    typeof item.description === "string" ? { en: item.description } : (item.description ?? ({} as Texts));
  return LOCALES.flatMap((locale) => {
    const name = names[locale];
    return name === undefined
      ? []
      : [{ productNumber, locale, name, description: descriptions[locale] ?? "", specs: [] as [string, string][] }];
  });
}

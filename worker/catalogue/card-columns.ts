import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import {
  priceTiers,
  productCertifications,
  productImages,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { bestTranslation } from "#worker/platform/best-translation.ts";
import { supplierTextIn } from "#worker/suppliers/supplier-columns.ts";

const SUMMARY_LENGTH = 160;

/** On sale means: published, by an approved supplier (workflows: Product, Supplier). */
export const isOnSale = and(eq(products.status, "published"), eq(suppliers.status, "approved"));

/** Joins the product's texts in the reader's language or the next best. */
export function productTextIn(locale: Locale): SQL {
  return bestTranslation(productTranslations, productTranslations.productNumber, products.number, locale);
}

const certificationList = sql<string>`(select json_group_array(${productCertifications.certification})
  from ${productCertifications} where ${productCertifications.productNumber} = ${products.number})`;

const cheapestTier = sql<number | null>`(select min(${priceTiers.priceMinor}) from ${priceTiers}
  where ${priceTiers.productNumber} = ${products.number} and ${priceTiers.minQuantity} > ${products.moq})`;

const cardColumns = {
  number: products.number,
  id: products.id,
  slug: products.slug,
  category: products.category,
  subcategory: products.subcategory,
  name: productTranslations.name,
  nameLocale: productTranslations.locale,
  summary: sql<string>`substr(${productTranslations.description}, 1, ${sql.raw(String(SUMMARY_LENGTH))})`,
  imagePath: productImages.path,
  imageWidth: productImages.width,
  imageHeight: productImages.height,
  origin: products.origin,
  certifications: certificationList,
  priceMinor: products.priceMinor,
  tierPriceMinor: cheapestTier,
  currency: products.currency,
  unit: products.unit,
  moq: products.moq,
  leadTimeDaysMin: products.leadTimeDaysMin,
  leadTimeDaysMax: products.leadTimeDaysMax,
  supplierSlug: suppliers.slug,
  supplierName: supplierTranslations.name,
  supplierVerified: sql<number>`${suppliers.verifiedAt} is not null`,
  supplierCountry: suppliers.country,
};

/**
 * The cards of products that are on sale, for a statement of a batch; add where, order and limit. Hand the rows to
 * {@link cardOf}.
 */
export function selectCards(db: Database, locale: Locale) {
  return db
    .select(cardColumns)
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(supplierTranslations, supplierTextIn(locale))
    .innerJoin(productTranslations, productTextIn(locale))
    .leftJoin(productImages, and(eq(productImages.productNumber, products.number), eq(productImages.position, 0)))
    .$dynamic();
}

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A row of {@link selectCards} as the card that screens know. */
export function cardOf({
  supplierSlug,
  supplierName,
  supplierVerified,
  supplierCountry,
  ...row
}: CardRow): ProductCard {
  return {
    ...row,
    certifications: JSON.parse(row.certifications),
    supplier: { slug: supplierSlug, name: supplierName, verified: supplierVerified === 1, country: supplierCountry },
  };
}

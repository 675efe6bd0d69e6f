import { and, eq, ne, sql } from "drizzle-orm";
import type { ProductPageInput } from "#domain/catalogue/read-catalogue.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import {
  priceTiers,
  productCertifications,
  productImages,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import { supplierCertifications, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { supplierCardColumns, supplierTextIn } from "#worker/suppliers/supplier-columns.ts";
import type { Context } from "#worker/trpc/context.ts";
import { cardOf, isOnSale, productTextIn, selectCards } from "./card-columns.ts";

const RELATED_PRODUCTS = 6;

/**
 * Everything of a product page in one database call.
 * @throws AppError NOT_FOUND for an unknown address and for a product that is not on sale
 */
export async function readProduct(ctx: Context, input: ProductPageInput) {
  const address = and(eq(products.category, input.category), eq(products.slug, input.slug));
  const number = sql`(select ${products.number} from ${products} where ${address})`;
  const [found, images, tiers, certifications, supplier, supplierPapers, related] = await ctx.db.batch([
    selectProduct(ctx, input).where(and(address, isOnSale)),
    ctx.db
      .select({ path: productImages.path, width: productImages.width, height: productImages.height })
      .from(productImages)
      .where(eq(productImages.productNumber, number))
      .orderBy(productImages.position),
    ctx.db
      .select({ minQuantity: priceTiers.minQuantity, priceMinor: priceTiers.priceMinor })
      .from(priceTiers)
      .where(eq(priceTiers.productNumber, number))
      .orderBy(priceTiers.minQuantity),
    ctx.db
      .select({ certification: productCertifications.certification })
      .from(productCertifications)
      .where(eq(productCertifications.productNumber, number)),
    selectSupplier(ctx, input).where(address),
    ctx.db
      .select({ certification: supplierCertifications.certification })
      .from(supplierCertifications)
      .where(
        eq(supplierCertifications.supplierId, sql`(select ${products.supplierId} from ${products} where ${address})`),
      ),
    selectRelated(ctx, input),
  ]);
  const [product] = found;
  const [company] = supplier;
  if (!product || !company) throw new AppError("NOT_FOUND");
  return {
    product,
    images,
    tiers,
    certifications: certifications.map((row) => row.certification),
    supplier: { ...company, certifications: supplierPapers.map((row) => row.certification) },
    related: related.map(cardOf),
  };
}

function selectProduct({ db }: Context, { locale }: ProductPageInput) {
  return db
    .select({
      id: products.id,
      number: products.number,
      sku: products.sku,
      slug: products.slug,
      category: products.category,
      subcategory: products.subcategory,
      name: productTranslations.name,
      description: productTranslations.description,
      specs: productTranslations.specs,
      textLocale: productTranslations.locale,
      origin: products.origin,
      priceMinor: products.priceMinor,
      currency: products.currency,
      unit: products.unit,
      moq: products.moq,
      leadTimeDaysMin: products.leadTimeDaysMin,
      leadTimeDaysMax: products.leadTimeDaysMax,
      hsCode: products.hsCode,
      publishedAt: products.publishedAt,
      updatedAt: products.updatedAt,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(productTranslations, productTextIn(locale))
    .$dynamic();
}

function selectSupplier({ db }: Context, { locale }: ProductPageInput) {
  return db
    .select({ ...supplierCardColumns, yearEstablished: suppliers.yearEstablished })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .innerJoin(supplierTranslations, supplierTextIn(locale))
    .$dynamic();
}

/** Others of the same sub-category, the newest first. */
function selectRelated({ db }: Context, { category, slug, locale }: ProductPageInput) {
  const ownSubcategory = sql`(select own.subcategory from products as own where own.category = ${category} and own.slug = ${slug})`;
  return selectCards(db, locale)
    .where(
      and(isOnSale, eq(products.category, category), eq(products.subcategory, ownSubcategory), ne(products.slug, slug)),
    )
    .orderBy(sql`${products.number} desc`)
    .limit(RELATED_PRODUCTS);
}

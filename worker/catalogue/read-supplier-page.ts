import { and, type Column, count, desc, eq, gt, isNull, max, or, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { SupplierPageInput } from "#domain/suppliers/list-suppliers.ts";
import { productCertifications, products } from "#drizzle/schema/catalogue.ts";
import { supplierCertifications, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { publicSupplierAt, supplierProfileColumns, supplierTextIn } from "#worker/suppliers/supplier-columns.ts";
import { cardsOf, selectCards } from "./select-cards.ts";

/**
 * A supplier's public page with a page of its published products, the newest first, and what certificates still hold.
 * @throws AppError NOT_FOUND for an unknown address and for a supplier that is not approved, alike
 */
export async function readSupplierPage(ctx: Context, { slug, page, locale }: SupplierPageInput) {
  const owner = sql`(select ${suppliers.id} from ${suppliers} where ${publicSupplierAt(slug)})`;
  const isOwnAndPublished = and(eq(products.supplierId, owner), eq(products.status, "published"));
  const [found, certifications, certifiedProducts, cards, totals] = await ctx.db.batch([
    ctx.db
      .select(supplierProfileColumns(ctx.now(), locale))
      .from(suppliers)
      .innerJoin(supplierTranslations, supplierTextIn(locale))
      .where(publicSupplierAt(slug)),
    ctx.db
      .select({
        certification: supplierCertifications.certification,
        validUntil: supplierCertifications.validUntil,
      })
      .from(supplierCertifications)
      .where(and(eq(supplierCertifications.supplierId, owner), isStillGood(ctx, supplierCertifications.validUntil))),
    ctx.db
      .select({
        certification: productCertifications.certification,
        validUntil: max(productCertifications.validUntil),
        products: count(),
      })
      .from(products)
      .innerJoin(productCertifications, eq(productCertifications.productNumber, products.number))
      .where(and(isOwnAndPublished, isStillGood(ctx, productCertifications.validUntil)))
      .groupBy(productCertifications.certification)
      .orderBy(desc(count()), productCertifications.certification),
    selectCards(
      ctx.db,
      sql`select ${products.number} as number from ${products} where ${isOwnAndPublished}
        order by ${products.number} desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
      { locale, now: ctx.now() },
    ),
    ctx.db.select({ total: count() }).from(products).where(isOwnAndPublished),
  ]);
  const [supplier] = found;
  if (!supplier) throw new AppError("NOT_FOUND");
  return {
    supplier: { ...supplier, certifications, certifiedProducts },
    products: cardsOf(cards),
    page,
    pageSize: PAGE_SIZE,
    total: totals[0]?.total ?? 0,
  };
}

/** A certificate that has ended is not shown; one whose end nobody gave is. */
function isStillGood({ now }: Context, validUntil: Column) {
  return or(isNull(validUntil), gt(validUntil, now()));
}

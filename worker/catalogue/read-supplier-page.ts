import { and, count, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import type { SupplierPageInput } from "#domain/suppliers/list-suppliers.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { supplierCertifications, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { publicSupplierAt, supplierProfileColumns, supplierTextIn } from "#worker/suppliers/supplier-columns.ts";
import type { Context } from "#worker/trpc/context.ts";
import { cardsOf, selectCards } from "./select-cards.ts";

/**
 * A supplier's public page with a page of its published products, the newest first.
 * @throws AppError NOT_FOUND for an unknown address and for a supplier that is not approved, alike
 */
export async function readSupplierPage(ctx: Context, { slug, page, locale }: SupplierPageInput) {
  const owner = sql`(select ${suppliers.id} from ${suppliers} where ${publicSupplierAt(slug)})`;
  const isOwnAndPublished = and(eq(products.supplierId, owner), eq(products.status, "published"));
  const [found, papers, cards, totals] = await ctx.db.batch([
    ctx.db
      .select(supplierProfileColumns)
      .from(suppliers)
      .innerJoin(supplierTranslations, supplierTextIn(locale))
      .where(publicSupplierAt(slug)),
    ctx.db
      .select({ certification: supplierCertifications.certification })
      .from(supplierCertifications)
      .where(eq(supplierCertifications.supplierId, owner)),
    selectCards(
      ctx.db,
      sql`select ${products.number} as number from ${products} where ${isOwnAndPublished}
        order by ${products.number} desc limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`,
      locale,
    ),
    ctx.db.select({ total: count() }).from(products).where(isOwnAndPublished),
  ]);
  const [supplier] = found;
  if (!supplier) throw new AppError("NOT_FOUND");
  return {
    supplier: { ...supplier, certifications: papers.map((row) => row.certification) },
    products: cardsOf(cards),
    page,
    pageSize: PAGE_SIZE,
    total: totals[0]?.total ?? 0,
  };
}

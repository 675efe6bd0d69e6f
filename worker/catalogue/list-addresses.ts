import { and, between, eq, max } from "drizzle-orm";
import { products } from "#drizzle/schema/catalogue.ts";
import { tips } from "#drizzle/schema/content.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/trpc/context.ts";

/** Products of one sitemap: a range of row numbers, found by the primary key whatever the size of the catalogue. */
export const PRODUCTS_PER_CHUNK = 5000;
const MAX_SUPPLIERS = 20_000;
const MAX_TIPS = 5000;

/**
 * The public addresses of suppliers, tips and one chunk of products.
 * @param chunk from 1: products with numbers of (chunk − 1) · 5000 + 1 to chunk · 5000
 */
export async function listAddresses({ db }: Context, chunk: number) {
  const first = (chunk - 1) * PRODUCTS_PER_CHUNK + 1;
  const [last, goods, companies, articles] = await db.batch([
    db.select({ number: max(products.number) }).from(products),
    db
      .select({ category: products.category, slug: products.slug, updatedAt: products.updatedAt })
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(
        and(
          between(products.number, first, first + PRODUCTS_PER_CHUNK - 1),
          eq(products.status, "published"),
          eq(suppliers.status, "approved"),
        ),
      ),
    db
      .select({ slug: suppliers.slug, updatedAt: suppliers.updatedAt })
      .from(suppliers)
      .where(eq(suppliers.status, "approved"))
      .limit(MAX_SUPPLIERS),
    db.select({ slug: tips.slug, updatedAt: tips.updatedAt }).from(tips).limit(MAX_TIPS),
  ]);
  const chunks = Math.max(1, Math.ceil((last[0]?.number ?? 0) / PRODUCTS_PER_CHUNK));
  return { chunks, products: goods, suppliers: companies, tips: articles };
}

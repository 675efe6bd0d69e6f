import { and, between, eq, isNotNull, max } from "drizzle-orm";
import { products } from "#drizzle/schema/catalogue.ts";
import { tips } from "#drizzle/schema/content.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";

/** Products of one sitemap: a range of row numbers, found by the primary key whatever the size of the catalogue. */
export const PRODUCTS_PER_CHUNK = 2000;
/** With the tips, each in three languages, a file of 50,000 addresses is full: search engines read no longer one. */
const MAX_SUPPLIERS = 11_500;
const MAX_TIPS = 5000;

export interface PublicAddress {
  path: string;
  updatedAt?: number;
}

/** How many chunks hold all products, at least one. */
export async function countChunks({ db }: Context): Promise<number> {
  const [last] = await db.select({ number: max(products.number) }).from(products);
  return Math.max(1, Math.ceil((last?.number ?? 0) / PRODUCTS_PER_CHUNK));
}

/** The pages of suppliers and tips. */
export async function listPublicPages({ db }: Context): Promise<PublicAddress[]> {
  const [companies, articles] = await db.batch([
    db
      .select({ slug: suppliers.slug, updatedAt: suppliers.updatedAt })
      .from(suppliers)
      .where(eq(suppliers.status, "approved"))
      .limit(MAX_SUPPLIERS),
    db
      .select({ slug: tips.slug, updatedAt: tips.updatedAt })
      .from(tips)
      .where(isNotNull(tips.publishedAt))
      .limit(MAX_TIPS),
  ]);
  return [
    ...companies.map(({ slug, updatedAt }) => ({ path: `/suppliers/${slug}`, updatedAt })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/tips/${slug}`, updatedAt })),
  ];
}

/**
 * The pages of one chunk of products.
 * @param chunk from 1: products with numbers of (chunk − 1) · 2000 + 1 to chunk · 2000
 */
export async function listSoldProducts({ db }: Context, chunk: number): Promise<PublicAddress[]> {
  const first = (chunk - 1) * PRODUCTS_PER_CHUNK + 1;
  const goods = await db
    .select({ category: products.category, slug: products.slug, updatedAt: products.updatedAt })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(
      and(
        between(products.number, first, first + PRODUCTS_PER_CHUNK - 1),
        eq(products.status, "published"),
        eq(suppliers.status, "approved"),
      ),
    );
  return goods.map(({ category, slug, updatedAt }) => ({ path: `/products/${category}/${slug}`, updatedAt }));
}

import { type SQL, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { ProductForm } from "#domain/catalogue/product-form.ts";
import { slugOfTexts } from "#domain/catalogue/product-slug.ts";
import { productAddresses, products } from "#drizzle/schema/catalogue.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { ManagedProduct } from "./managed-product.ts";

/**
 * The last part of a product's address under new texts: another one where its name is, else as it stands, whatever its code was
 * made of.
 */
export function renamedSlug({ id, slug, content }: ManagedProduct, texts: ProductForm["texts"]): string {
  const renamed = slugOfTexts(texts, id);
  return renamed === slugOfTexts(content.texts, id) ? slug : renamed;
}

/**
 * Notes the address of a live product that is about to get another name or category, so that links to it still lead there.
 * Stands before the statement that moves it; an address that it comes back to is forgotten. Does nothing where the
 * address stays.
 */
export function keepAddress(number: number, { category, slug }: Address): GuardedStatement[] {
  const moves = (condition: SQL) =>
    sql`${products.number} = ${number} and (${products.category} <> ${category} or ${products.slug} <> ${slug}) and ${condition}`;
  const address = {
    category: sql`${products.category}`,
    slug: sql`${products.slug}`,
    productNumber: sql`${products.number}`,
  };
  return [
    (condition) => sql`delete from ${productAddresses} where ${productAddresses.category} = ${category}
      and ${productAddresses.slug} = ${slug} and exists (select 1 from ${products} where ${moves(condition)})`,
    (condition) => sql`${insertEach(productAddresses, address, products, moves(condition))}
      on conflict (category, slug) do update set product_number = excluded.product_number`,
  ];
}

interface Address {
  category: CategorySlug;
  slug: string;
}

import { type SQL, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { productAddresses, products } from "#drizzle/schema/catalogue.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";

/**
 * Notes the address of a live product that is about to move to another category, so that links to it still lead there.
 * Stands before the statement that moves it; an address that it comes back to is forgotten. Does nothing where the
 * category stays.
 */
export function keepAddress(number: number, category: CategorySlug): GuardedStatement[] {
  const moves = (condition: SQL) =>
    sql`${products.number} = ${number} and ${products.category} <> ${category} and ${condition}`;
  const address = {
    category: sql`${products.category}`,
    slug: sql`${products.slug}`,
    productNumber: sql`${products.number}`,
  };
  return [
    (
      condition,
    ) => sql`delete from ${productAddresses} where ${productAddresses.category} = ${category} and ${productAddresses.slug} =
      (select ${products.slug} from ${products} where ${moves(condition)})`,
    (condition) => sql`${insertEach(productAddresses, address, products, moves(condition))}
      on conflict (category, slug) do update set product_number = excluded.product_number`,
  ];
}

import type { ProductPage } from "./product-page.ts";

/** Path of a product's page. */
export function productPath({ product: { category, slug } }: ProductPage): string {
  return `/products/${category}/${slug}`;
}

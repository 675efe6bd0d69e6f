import type { CategorySlug } from "#domain/catalogue/categories.ts";

/** Path of a category's cover, 800 by 600. */
export function categoryPicture(category: CategorySlug): string {
  return `/pictures/category-${category}.svg`;
}

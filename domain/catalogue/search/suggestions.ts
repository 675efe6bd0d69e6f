import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { SuggestedCategory } from "./suggest-categories.ts";

/** What the search box suggests while somebody types: at most eight places in all. */
export interface Suggestions {
  products: { category: CategorySlug; slug: string; name: string; nameLocale: Locale }[];
  categories: SuggestedCategory[];
  suppliers: { slug: string; name: string; nameLocale: Locale }[];
}

export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_CATEGORIES = 2;
export const MOST_SUGGESTED_SUPPLIERS = 2;

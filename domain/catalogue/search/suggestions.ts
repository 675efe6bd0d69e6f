import type { CategorySlug } from "#domain/catalogue/categories.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { CategoryPlace } from "./named-places.ts";

/** What the search box suggests while somebody types: at most eight places in all. */
export interface Suggestions {
  products: { category: CategorySlug; slug: string; name: string; nameLocale: Locale }[];
  /** Categories that the words name, then those that hold what was asked for. */
  categories: SuggestedCategory[];
  /** Companies that the words name. */
  suppliers: { slug: string; name: string; nameLocale: Locale }[];
  /** Those who sell what was asked for; null where nobody does. */
  sellers: SuggestedSellers | null;
}

export interface SuggestedCategory extends CategoryPlace {
  /** The search whose results it holds; null where it is named. */
  search: SuggestedSearch | null;
}

export interface SuggestedSearch {
  /** A text that finds products with all that it asks for. */
  query: string;
  /** What it asks for, as it was typed. */
  goods: string;
}

export interface SuggestedSellers extends SuggestedSearch {
  count: number;
  isLowerBound: boolean;
}

export const MOST_SUGGESTIONS = 8;
export const MOST_SUGGESTED_CATEGORIES = 2;
export const MOST_SUGGESTED_SUPPLIERS = 2;

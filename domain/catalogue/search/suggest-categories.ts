import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug, type SubcategorySlug } from "#domain/catalogue/categories.ts";
import { CATEGORY_NAMES, SUBCATEGORY_NAMES } from "#domain/catalogue/category-names.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { normalise } from "./words.ts";

/** A category or one of its sub-categories. */
export interface SuggestedCategory {
  category: CategorySlug;
  subcategory: SubcategorySlug | null;
}

interface Place extends SuggestedCategory {
  /** Names in all languages, normalised, each with a space before it so that a word's start is found by one look. */
  names: string[];
}

const namesOf = (names: Record<Locale, string>) => Object.values(names).map((name) => ` ${normalise(name)}`);

const PLACES: readonly Place[] = CATEGORY_SLUGS.flatMap((category) => [
  { category, subcategory: null, names: namesOf(CATEGORY_NAMES[category]) },
  ...CATEGORIES[category].map((subcategory) => ({
    category,
    subcategory,
    names: namesOf(SUBCATEGORY_NAMES[subcategory]),
  })),
]);

const ARTICLE = " ال";

/**
 * Categories whose name, in any language, has a word that starts like `text`; the Arabic article may be left out.
 * @param limit how many at most
 */
export function suggestCategories(text: string, limit: number): SuggestedCategory[] {
  const wanted = normalise(text);
  if (wanted === "") return [];
  const starts = [` ${wanted}`, `${ARTICLE}${wanted}`];
  return PLACES.filter(({ names }) => names.some((name) => starts.some((start) => name.includes(start))))
    .slice(0, limit)
    .map(({ category, subcategory }) => ({ category, subcategory }));
}

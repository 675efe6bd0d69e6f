import { CATEGORIES, CATEGORY_SLUGS, isCategory, type SubcategorySlug } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import { subcategoryName } from "#domain/catalogue/subcategory-names.ts";
import { currentLocale } from "#i18n/locale.ts";
import type { SelectOption } from "#src/ui/fields/select.tsx";

/** What a list holds before something is chosen: the rules ask for it as required. */
export const NOTHING_CHOSEN = "" as SubcategorySlug;

/** The categories of the platform, as a list to choose from. */
export function categoryOptions(): SelectOption[] {
  return CATEGORY_SLUGS.map((value) => ({ value, label: categoryName(value, currentLocale()) }));
}

/** The sub-categories of a category; none before one is chosen. */
export function subcategoryOptions(category: string): SelectOption[] {
  if (!isCategory(category)) return [];
  return CATEGORIES[category].map((value) => ({ value, label: subcategoryName(value, currentLocale()) }));
}

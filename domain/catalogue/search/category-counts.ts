import { CATEGORY_SLUGS, type CategorySlug, type SubcategorySlug } from "#domain/catalogue/categories.ts";
import { subcategoriesOf } from "./facet-code.ts";
import type { FacetCount } from "./search-result.ts";

/** Exact numbers of products, kept by the database. */
export interface CategoryCounts {
  /** Of the chosen category or sub-category; of all products without one. */
  total: number;
  category: FacetCount<CategorySlug>[];
  subcategory: FacetCount<SubcategorySlug>[];
}

/**
 * Reads the counts of the table search_counts.
 * @param packed `place:products` pairs, separated by commas; a place is a category's place in its list and its
 *   sub-category's, four and two bits from the lowest, as in the facet code
 */
export function readCategoryCounts(
  packed: string,
  choice: { category?: CategorySlug | undefined; subcategory?: SubcategorySlug | undefined },
): CategoryCounts {
  const byPlace = new Map(packed.split(",").map((pair) => pair.split(":").map(Number) as [number, number]));
  const withinOf = (category: CategorySlug) =>
    subcategoriesOf(category).map((value, place) => {
      return { value, count: byPlace.get(CATEGORY_SLUGS.indexOf(category) + place * 16) ?? 0 };
    });
  const category = CATEGORY_SLUGS.map((value) => ({ value, count: sumOf(withinOf(value)) }));
  const subcategory = choice.category ? withinOf(choice.category) : [];
  const chosen = choice.subcategory
    ? subcategory.filter(({ value }) => value === choice.subcategory)
    : category.filter(({ value }) => !choice.category || value === choice.category);
  return { total: sumOf(chosen), category: category.filter(isPresent), subcategory: subcategory.filter(isPresent) };
}

function sumOf(counts: FacetCount<string>[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

function isPresent({ count }: FacetCount<string>): boolean {
  return count > 0;
}

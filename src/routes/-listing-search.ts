import type { SearchSchemaInput } from "@tanstack/react-router";
import { CATEGORY_SLUGS, type CategorySlug, isSubcategoryOf } from "#domain/catalogue/categories.ts";
import { type RawSearch, readSearchParams, type SearchParams } from "#domain/catalogue/search/search-address.ts";

type ListingSearch = Partial<SearchParams> & SearchSchemaInput;

/** Reads the search of an address; what it can't read is dropped. */
export function validateListing(raw: ListingSearch): SearchParams {
  return readSearchParams(raw);
}

/** The same for a category's page, whose category stands in the path. */
export function validateCategoryListing(raw: ListingSearch): SearchParams {
  return categoryListing(raw);
}

/** The search of a category's page alone: an address may hold more, such as the mark of a campaign. */
export function categoryListing(raw: RawSearch): SearchParams {
  const category = CATEGORY_SLUGS.find((slug) => isSubcategoryOf(slug, String(raw.subcategory)));
  return { ...readSearchParams({ ...raw, category }), category: undefined };
}

/** The search alone: an address may hold more, such as the language of a link. */
export function listingParams(search: RawSearch, category?: CategorySlug): SearchParams {
  return readSearchParams(category ? { ...search, category } : search);
}

import type { CategorySlug, SubcategorySlug } from "#domain/catalogue/categories.ts";
import { DEFAULT_SEARCH_PARAMS, type SearchParams } from "#domain/catalogue/search/search-address.ts";

/** Filters that hold a list of alternatives. */
export type ListFilter = "origin" | "certification" | "moq" | "price";

/** The search with `value` of a filter switched on or off, from its first page. */
export function toggled<Filter extends ListFilter>(
  params: SearchParams,
  filter: Filter,
  value: SearchParams[Filter][number],
): SearchParams {
  const chosen: readonly unknown[] = params[filter];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return { ...params, [filter]: next, page: 1 };
}

/** The search in another category; its sub-category and page go. */
export function inCategory(params: SearchParams, category: CategorySlug | undefined): SearchParams {
  return { ...params, category, subcategory: undefined, page: 1 };
}

/** The search in a sub-category of its category. */
export function inSubcategory(params: SearchParams, subcategory: SubcategorySlug | undefined): SearchParams {
  return { ...params, subcategory, page: 1 };
}

/** The same words and order without any filter; a category's page keeps its category. */
export function withoutFilters(params: SearchParams, fixedCategory?: CategorySlug): SearchParams {
  return { ...DEFAULT_SEARCH_PARAMS, q: params.q, sort: params.sort, category: fixedCategory };
}

/** How many filters are on, the fixed category not counted. */
export function countFilters(params: SearchParams, fixedCategory?: CategorySlug): number {
  const lists = params.origin.length + params.certification.length + params.moq.length + params.price.length;
  const category = params.category && params.category !== fixedCategory ? 1 : 0;
  return lists + category + (params.subcategory ? 1 : 0) + (params.verified ? 1 : 0);
}

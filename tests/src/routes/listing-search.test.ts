import { describe, expect, it } from "vitest";
import { DEFAULT_SEARCH_PARAMS } from "#domain/catalogue/search/search-address.ts";
import { parseSearch, stringifySearch } from "#src/lib/search-string.ts";
import { listingParams, validateCategoryListing, validateListing } from "#src/routes/-listing-search.ts";

// The router marks the input's type for its own inference; what it passes is the plain record.
const read = (query: string) => validateListing(parseSearch(query) as unknown as Parameters<typeof validateListing>[0]);
const readCategory = (query: string) =>
  validateCategoryListing(parseSearch(query) as unknown as Parameters<typeof validateCategoryListing>[0]);

describe("the search of an address", () => {
  it("reads what it writes", () => {
    const params = {
      ...DEFAULT_SEARCH_PARAMS,
      q: "تمر 500",
      origin: ["AE" as const, "SA" as const],
      verified: true,
      page: 4,
    };
    expect(read(stringifySearch({ ...params }))).toEqual({ ...params, category: undefined, subcategory: undefined });
  });

  it.each([
    "?page=-1&sort=cheap&verified=maybe&moq=lots&origin=XX&category=cars&q=%E0%A4%A",
    "?page=1e99",
    "?q=a&q=b",
    `?q=${"x".repeat(10_000)}`,
    "?category=furniture&subcategory=dates",
    "?__proto__=1&constructor=2",
  ])("never throws on %s", (query) => {
    const params = read(query);
    expect(params.q.length).toBeLessThanOrEqual(256);
    expect(params).toMatchObject({ page: 1, sort: "relevance", subcategory: undefined });
  });

  it("keeps a sub-category of a category's page, though the category stands in the path", () => {
    const search = readCategory("?subcategory=dates&origin=AE&lang=en");
    expect(search).toMatchObject({ category: undefined, subcategory: "dates", origin: ["AE"] });
    expect(listingParams(search, "food-products")).toMatchObject({ category: "food-products", subcategory: "dates" });
    expect(listingParams(search, "furniture")).toMatchObject({ category: "furniture", subcategory: undefined });
  });

  it("hands the API nothing but the search", () => {
    const search = { ...DEFAULT_SEARCH_PARAMS, lang: "en" };
    expect(listingParams(search)).not.toHaveProperty("lang");
  });
});

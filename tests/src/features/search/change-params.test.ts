import { describe, expect, it } from "vitest";
import { DEFAULT_SEARCH_PARAMS, type SearchParams } from "#domain/catalogue/search/search-address.ts";
import {
  countFilters,
  inCategory,
  inSubcategory,
  toggled,
  withoutFilters,
} from "#src/features/search/change-params.ts";

const params: SearchParams = {
  ...DEFAULT_SEARCH_PARAMS,
  q: "تمر",
  category: "food-products",
  subcategory: "dates",
  origin: ["AE"],
  moq: ["10-49"],
  verified: true,
  sort: "price_low",
  page: 3,
};

describe("changing a search", () => {
  it("switches a value on and off, back to the first page", () => {
    expect(toggled(params, "origin", "SA")).toEqual({ ...params, origin: ["AE", "SA"], page: 1 });
    expect(toggled(params, "origin", "AE")).toEqual({ ...params, origin: [], page: 1 });
  });

  it("drops the sub-category with its category", () => {
    expect(inCategory(params, "furniture")).toMatchObject({ category: "furniture", subcategory: undefined, page: 1 });
    expect(inSubcategory(params, undefined)).toMatchObject({ category: "food-products", subcategory: undefined });
  });

  it("clears filters and keeps words, order and the page's own category", () => {
    expect(withoutFilters(params)).toEqual({
      ...DEFAULT_SEARCH_PARAMS,
      q: "تمر",
      sort: "price_low",
      category: undefined,
    });
    expect(withoutFilters(params, "food-products").category).toBe("food-products");
  });

  it("counts what is on", () => {
    expect(countFilters(params)).toBe(5);
    expect(countFilters(params, "food-products")).toBe(4);
    expect(countFilters(DEFAULT_SEARCH_PARAMS)).toBe(0);
  });
});

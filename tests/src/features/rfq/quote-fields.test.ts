import { expect, test } from "vitest";
import { CATEGORY_SLUGS, HOME_CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { quoteCategories, quoteDefaults } from "#src/features/rfq/quote-fields.ts";

test.each(CATEGORY_SLUGS)("a request that is opened on the page of %s begins with it", (category) => {
  expect(quoteDefaults({ category })).toMatchObject({ productCategory: category });
  expect(quoteCategories(category).filter(({ value }) => value === category)).toHaveLength(1);
});

test("without a page of its own it offers the categories of the home page, and none is chosen", () => {
  expect(quoteDefaults({ category: undefined })).not.toHaveProperty("productCategory");
  expect(quoteCategories().map(({ value }) => value)).toEqual(HOME_CATEGORY_SLUGS);
});

test("the home page's Arabic counts categories and sections in the form of 11 to 99", () => {
  for (const { length } of [CATEGORY_SLUGS, SUBCATEGORY_SLUGS]) {
    expect(length).toBeGreaterThan(10);
    expect(length).toBeLessThan(100);
  }
});

import { expect, test } from "vitest";
import { CATEGORY_SLUGS, HOME_CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { quoteDefaults } from "#src/features/rfq/quote-fields.ts";
import { categoriesWith } from "#src/features/rfq/request-quote-form.tsx";

test.each(CATEGORY_SLUGS)("a request that is opened on the page of %s begins with it", (category) => {
  expect(quoteDefaults({ category })).toMatchObject({ productCategory: category });
  expect(categoriesWith(category).filter(({ value }) => value === category)).toHaveLength(1);
});

test("without a page of its own it offers the categories of the home page, and none is chosen", () => {
  expect(quoteDefaults({ category: undefined })).not.toHaveProperty("productCategory");
  expect(categoriesWith(undefined).map(({ value }) => value)).toEqual(HOME_CATEGORY_SLUGS);
});

test("the home page's Arabic counts categories and sections in the form of 11 to 99", () => {
  for (const { length } of [CATEGORY_SLUGS, SUBCATEGORY_SLUGS]) {
    expect(length).toBeGreaterThan(10);
    expect(length).toBeLessThan(100);
  }
});

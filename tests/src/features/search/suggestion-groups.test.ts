import { describe, expect, it } from "vitest";
import { suggestionGroups } from "#src/features/search/suggestion-groups.ts";
import { speak } from "../../../support/in-locale.ts";

describe("suggestions", () => {
  it("leads to products, categories, sections and suppliers in the reader's language", () => {
    speak("en");
    const groups = suggestionGroups({
      products: [{ category: "food-products", slug: "khalas", name: "Khalas dates", nameLocale: "en" }],
      categories: [
        { category: "food-products", subcategory: null, search: null },
        { category: "food-products", subcategory: "dates", search: null },
        { category: "food-products", subcategory: "juices", search: { query: "wholesale dates", goods: "dates" } },
      ],
      suppliers: [{ slug: "sidrat", name: "Sidrat", nameLocale: "ar" }],
      sellers: { query: "wholesale dates", goods: "dates", count: 12, isLowerBound: false },
    });
    expect(groups.map(({ kind }) => kind)).toEqual(["products", "categories", "suppliers"]);
    const [products, categories, suppliers] = groups;
    expect(products?.places[0]?.link.params).toEqual({ category: "food-products", product: "khalas" });
    expect(categories?.places[0]).toMatchObject({ name: "Food products", link: { search: {} } });
    expect(categories?.places[1]).toMatchObject({
      name: "Dates",
      note: "in Food products",
      link: { search: { subcategory: "dates" } },
    });
    expect(categories?.places[2]).toMatchObject({
      name: "dates",
      note: "in Juices",
      link: { to: "/product-search", search: { q: "wholesale dates", subcategory: "juices" } },
    });
    expect(suppliers?.places[0]).toMatchObject({
      name: "12 suppliers of “dates”",
      link: { to: "/suppliers", search: { goods: "wholesale dates" } },
    });
    expect(suppliers?.places[1]?.link.params).toEqual({ supplier: "sidrat" });
  });

  it("gives every option a key of its own and leaves out empty groups", () => {
    const groups = suggestionGroups({
      products: [
        { category: "furniture", slug: "desk", name: "Desk", nameLocale: "en" },
        { category: "sustainable", slug: "desk", name: "Desk", nameLocale: "en" },
      ],
      categories: [],
      suppliers: [],
      sellers: null,
    });
    expect(groups).toHaveLength(1);
    expect(new Set(groups[0]?.places.map(({ key }) => key)).size).toBe(2);
  });
});

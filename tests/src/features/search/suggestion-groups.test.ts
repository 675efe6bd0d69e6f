import { describe, expect, it } from "vitest";
import { suggestionGroups } from "#src/features/search/suggestion-groups.ts";
import { speak } from "../../../support/in-locale.ts";

describe("suggestions", () => {
  it("leads to products, categories, sections and suppliers in the reader's language", () => {
    speak("en");
    const groups = suggestionGroups({
      products: [{ category: "food-products", slug: "khalas", name: "Khalas dates", nameLocale: "en" }],
      categories: [
        { category: "food-products", subcategory: null },
        { category: "food-products", subcategory: "dates" },
      ],
      suppliers: [{ slug: "sidrat", name: "Sidrat", nameLocale: "ar" }],
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
    expect(suppliers?.places[0]?.link.params).toEqual({ supplier: "sidrat" });
  });

  it("gives every option a key of its own and leaves out empty groups", () => {
    const groups = suggestionGroups({
      products: [
        { category: "furniture", slug: "desk", name: "Desk", nameLocale: "en" },
        { category: "sustainable", slug: "desk", name: "Desk", nameLocale: "en" },
      ],
      categories: [],
      suppliers: [],
    });
    expect(groups).toHaveLength(1);
    expect(new Set(groups[0]?.places.map(({ key }) => key)).size).toBe(2);
  });
});

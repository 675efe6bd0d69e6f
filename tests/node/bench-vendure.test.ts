import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { readOptions } from "../../scripts/bench/options.ts";
import { QUERIES } from "../../scripts/bench/queries.ts";
import { FACETS, importedRows } from "../../scripts/bench/vendure/imported-rows.ts";
import { nextProduct, nextSearch } from "../../scripts/bench/vendure/shots.ts";

const ROWS = [...importedRows(50)];
const VALUES = ROWS.flatMap(({ product }) => product.facets.flatMap(({ translations }) => translations));
const IDS = new Map(VALUES.map(({ facet, value }, place) => [`${facet} ${value.toLowerCase()}`, String(place)]));

describe("the products that Vendure is filled with", () => {
  it("are ours, in three languages and with what we filter by", () => {
    for (const { product, variants } of ROWS) {
      expect(product.translations.map(({ languageCode }) => languageCode)).toEqual(LOCALES);
      expect(product.translations.every(({ name, description }) => name !== "" && description !== "")).toBe(true);
      expect(variants[0]?.price).toBeGreaterThan(0);
    }
    expect(new Set(VALUES.map(({ facet }) => facet))).toEqual(new Set(FACETS));
  });
});

describe("the searches that Vendure answers", () => {
  const inputs = QUERIES.map((query, n) => {
    const { path, body = "", kind } = nextSearch(IDS)(n);
    return { query, path, kind, input: JSON.parse(body).variables.input };
  });

  it("are those of our own mix, by word, language, page and kind", () => {
    for (const { query, path, kind, input } of inputs) {
      const { q = "", page = 1 } = query.params;
      expect(input).toMatchObject({ ...(q && { term: q }), skip: (page - 1) * 24, take: 24 });
      expect(path).toBe(`/shop-api?languageCode=${query.locale}`);
      expect(kind).toBe(query.kind);
    }
  });

  it("pass through the filters that it has", () => {
    const inFood = inputs.filter(({ query }) => query.params.category === "food-products");
    expect(inFood.length).toBeGreaterThan(0);
    for (const { input } of inFood) {
      expect(input.facetValueFilters).toContainEqual({ or: [IDS.get("category food-products")] });
    }
    const plain = inputs.filter(({ query }) => query.kind === "word");
    for (const { input } of plain) expect(input.facetValueFilters).toEqual([]);
  });
});

describe("the products that are read from Vendure", () => {
  it("are some of those that it holds", () => {
    const slugs = new Set(ROWS.map(({ product }) => product.translations[0]?.slug));
    const asked = Array.from({ length: 120 }, (_, n) => JSON.parse(nextProduct(50)(n).body ?? "").variables.slug);
    expect(new Set(asked).size).toBe(50);
    expect(asked.every((slug) => slugs.has(slug))).toBe(true);
  });
});

describe("--beside", () => {
  it("knows Vendure alone", () => {
    expect(readOptions(["--beside", "vendure"])).toMatchObject({ besideVendure: true });
    expect(readOptions([])).toMatchObject({ besideVendure: false });
    expect(() => readOptions(["--beside", "others"])).toThrow("vendure alone");
  });
});

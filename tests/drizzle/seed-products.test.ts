import { describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { CATALOGUE_FILES } from "#drizzle/seed/catalogue/files.ts";
import { PRODUCTS, readProducts } from "#drizzle/seed/catalogue/products.ts";
import { productRows } from "#drizzle/seed/seed-rows.ts";
import { SUPPLIERS } from "#drizzle/seed/suppliers/all.ts";

const ARABIC = /[\u0621-\u064a]/;
const ARABIC_LABELS = /[\u0621-\u064a]{2,}/g;
const NOW = Date.UTC(2026, 0, 15);
const DAY = 86_400_000;

const isPublic = (draft: (typeof PRODUCTS)[number]) =>
  draft.status === "published" && (SUPPLIERS[draft.by].status ?? "approved") === "approved";

describe("the demo catalogue", () => {
  it("has at least 160 public products of at least 16 suppliers", () => {
    const shown = PRODUCTS.filter(isPublic);
    expect(shown.length).toBeGreaterThanOrEqual(160);
    expect(new Set(shown.map(({ by }) => by)).size).toBeGreaterThanOrEqual(22);
  });

  it("gives every sub-category at least three public products", () => {
    const thin = SUBCATEGORY_SLUGS.filter(
      (slug) => PRODUCTS.filter((draft) => draft.subcategory === slug && isPublic(draft)).length < 3,
    );
    expect(thin).toEqual([]);
  });

  it("places each product in a sub-category of its category", () => {
    for (const { slug, category, subcategory } of PRODUCTS) {
      expect(CATEGORY_SLUGS, slug).toContain(category);
      expect(CATEGORIES[category], slug).toContain(subcategory);
    }
  });

  it("repeats no address and no SKU of a supplier", () => {
    const addresses = PRODUCTS.map(({ category, slug }) => `${category}/${slug}`);
    const skus = PRODUCTS.map(({ by, sku }) => `${by} ${sku}`);
    expect(new Set(addresses).size).toBe(PRODUCTS.length);
    expect(new Set(skus).size).toBe(PRODUCTS.length);
    for (const { slug } of PRODUCTS) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it("leaves what a company prepared before its approval a draft", () => {
    const never = ["pending", "info_requested", "rejected"];
    const early = PRODUCTS.filter(({ by }) => never.includes(SUPPLIERS[by].status ?? "approved"));
    expect(early.length).toBeGreaterThan(0);
    expect(early.filter(({ status }) => status !== "draft").map(({ sku }) => sku)).toEqual([]);
  });

  it("hides a few products and leaves about a tenth without a price", () => {
    const live = PRODUCTS.filter(({ by }) => (SUPPLIERS[by].status ?? "approved") === "approved");
    const waiting = live.filter((draft) => !isPublic(draft));
    const unpriced = live.filter(({ priceMinor }) => priceMinor === null);
    expect(waiting.length).toBeGreaterThanOrEqual(6);
    expect(unpriced.length / live.length).toBeGreaterThan(0.05);
    expect(unpriced.length / live.length).toBeLessThan(0.15);
  });
});

describe.each(LOCALES)("texts in %s", (locale) => {
  it("are whole: a name, a description and at least four specifications", () => {
    for (const draft of PRODUCTS.filter(isPublic)) {
      const { name, description, specs } = draft.texts[locale];
      expect(name.length, draft.slug).toBeGreaterThan(8);
      expect(description.length, draft.slug).toBeGreaterThan(40);
      expect(specs.length, draft.slug).toBeGreaterThanOrEqual(3);
      expect(
        specs.flat().every((part) => part.trim() !== ""),
        draft.slug,
      ).toBe(true);
    }
  });

  it("are written in the script of the language", () => {
    for (const draft of PRODUCTS) {
      const { name, description, specs } = draft.texts[locale];
      const texts = [name, description, ...specs.flat()];
      if (locale !== "ar")
        expect(
          texts.filter((text) => ARABIC.test(text)),
          draft.slug,
        ).toEqual([]);
      else {
        expect(name, draft.slug).toMatch(ARABIC);
        expect(description.match(ARABIC_LABELS)?.length ?? 0, draft.slug).toBeGreaterThanOrEqual(5);
        expect(
          specs.every(([label]) => ARABIC.test(label)),
          draft.slug,
        ).toBe(true);
      }
    }
  });
});

describe("the trade figures", () => {
  it.each(PRODUCTS.map((draft) => [draft.slug, draft] as const))("of %s hold together", (_slug, draft) => {
    const { product, tiers, images } = productRows(draft, 1, NOW);
    const quantities = tiers.map(({ minQuantity }) => minQuantity);
    const prices = tiers.map(({ priceMinor }) => priceMinor);
    expect(quantities).toEqual([...new Set(quantities)].sort((a, b) => a - b));
    expect(prices).toEqual([...new Set(prices)].sort((a, b) => b - a));
    if (product.priceMinor === null) expect(tiers).toEqual([]);
    else expect(tiers[0]).toEqual({ productNumber: 1, minQuantity: product.moq, priceMinor: product.priceMinor });
    expect(product.leadTimeDaysMin ?? 0).toBeLessThanOrEqual(product.leadTimeDaysMax ?? 0);
    expect(product.hsCode).toMatch(/^\d{6,8}$/);
    expect(images.length).toBeGreaterThan(0);
    expect(product.createdAt).toBeLessThan(NOW - DAY);
  });
});

describe("the files of the demo catalogue", () => {
  const { "shelf.csv": shelf = "", ...own } = CATALOGUE_FILES;
  const [name = "", text = ""] = Object.entries(own)[0] ?? [];
  const [head = "", first = "", ...others] = shelf.split("\n");

  it("are what each supplier's own import takes, with nothing left out", () => {
    expect(Object.keys(own).sort()).toEqual(
      Object.values(SUPPLIERS)
        .map(({ slug }) => `${slug}.csv`)
        .sort(),
    );
    expect(readProducts(CATALOGUE_FILES)).toEqual(PRODUCTS);
  });

  it.each([
    [
      "a cell that the import refuses",
      { ...CATALOGUE_FILES, [name]: text.replaceAll("AED", "XYZ") },
      /currency invalid/,
    ],
    ["another heading", { ...CATALOGUE_FILES, [name]: text.replace("sku", "code") }, /columns: code/],
    [
      "a product without a place",
      { ...CATALOGUE_FILES, "shelf.csv": [head, ...others].join("\n") },
      /not in shelf.csv/,
    ],
    ["two places", { ...CATALOGUE_FILES, "shelf.csv": [head, first, first, ...others].join("\n") }, /stands twice/],
    ["an unknown state", { ...CATALOGUE_FILES, "shelf.csv": shelf.replace("published", "shown") }, /no state of ours/],
  ])("are refused with %s", (_, files, message) => {
    expect(() => readProducts(files)).toThrow(message);
  });
});

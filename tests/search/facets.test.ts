import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { inFils, MOQ_BAND_CODES, moqBandOf, PRICE_BAND_CODES, priceBandOf } from "#domain/catalogue/search/bands.ts";
import { PAGE_SIZE, SEARCH_SORTS, type SearchParams } from "#domain/catalogue/search/search-params.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../support/database.ts";
import { find, type Stock, stock } from "./stock.ts";

type Item = Required<Omit<Stock, "description" | "status" | "sku" | "orderMultiple">>;

const SHOPS = { checked: { verified: true }, unchecked: {} };

/** A hundred products, every one different from the next in some way, always the same. */
const SHELF: Item[] = Array.from({ length: 100 }, (_, place): Item => {
  const category = CATEGORY_SLUGS[(place * 7) % 4] ?? "furniture";
  return {
    name: place % 3 === 0 ? `Widget plain ${place}` : `Gadget widgetry ${place}`,
    supplier: place % 5 < 3 ? "checked" : "unchecked",
    category,
    subcategory: CATEGORIES[category][place % 4] ?? CATEGORIES[category][0],
    origin: COUNTRIES[(place * 3) % 5] ?? "AE",
    certifications: CERTIFICATION_CODES.filter((__, code) => (place * (code + 3)) % 17 === 1),
    price: place % 11 === 0 ? null : ((place * 379) % 1500) * 100 + 5,
    currency: place % 4 === 0 ? "USD" : "AED",
    moq: [1, 20, 60, 300, 700, 5000][place % 6] ?? 1,
    leadTime: (place * 13) % 60,
  };
});

type Wanted = Omit<SearchParams, "q" | "page">;

const filsOf = (item: Item) => (item.price === null ? null : inFils(item.price, item.currency));
const oneOf = (list: readonly unknown[], value: unknown) => list.length === 0 || list.includes(value);

/** One test a group of filters. */
function groupsOf(wanted: Wanted): Record<string, (item: Item) => boolean> {
  return {
    category: (item) =>
      (!wanted.category || item.category === wanted.category) &&
      (!wanted.subcategory || item.subcategory === wanted.subcategory),
    origin: (item) => oneOf(wanted.origin, item.origin),
    certification: ({ certifications }) =>
      wanted.certification.length === 0 || certifications.some((code) => wanted.certification.includes(code)),
    moq: (item) => oneOf(wanted.moq, moqBandOf(item.moq)),
    price: (item) => oneOf(wanted.price, priceBandOf(filsOf(item))),
    verified: (item) => !wanted.verified || item.supplier === "checked",
  };
}

const SORT_KEYS: Record<string, (item: Item) => number> = {
  price_low: (item) => filsOf(item) ?? Number.POSITIVE_INFINITY,
  price_high: (item) => -(filsOf(item) ?? Number.NEGATIVE_INFINITY),
  moq: (item) => item.moq,
  lead_time: (item) => item.leadTime,
};

const wanted: fc.Arbitrary<Wanted> = fc.constantFrom(undefined, ...CATEGORY_SLUGS.slice(0, 4)).chain((category) =>
  fc.record({
    category: fc.constant(category),
    subcategory: category ? fc.constantFrom(undefined, ...CATEGORIES[category]) : fc.constant(undefined),
    origin: fc.subarray(COUNTRIES.slice(0, 5), { maxLength: 2 }),
    certification: fc.subarray(CERTIFICATION_CODES.slice(0, 6), { maxLength: 1 }),
    moq: fc.subarray([...MOQ_BAND_CODES], { maxLength: 3 }),
    price: fc.subarray([...PRICE_BAND_CODES], { maxLength: 4 }),
    verified: fc.boolean(),
    sort: fc.constantFrom(...SEARCH_SORTS),
  }),
);

describe("filters, facets, order and pages", () => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase();
    await stock(db, SHELF, SHOPS);
  });

  it("are those of a naive search, by text and without", async () => {
    await fc.assert(
      fc.asyncProperty(wanted, fc.constantFrom("", "widget", "gadget"), async (params, q) => {
        const groups = groupsOf(params);
        const matched = SHELF.map((item, place) => ({ item, number: place + 1 })).filter(({ item }) =>
          String(item.name).toLowerCase().includes(q),
        );
        const fails = ({ item }: { item: Item }) => Object.keys(groups).filter((group) => !groups[group]?.(item));
        const hits = matched.filter((match) => fails(match).length === 0);
        // Filters choose among what has all that was asked for: "widgetry" only holds the word as a piece.
        const full = matched.filter(({ item }) => q === "" || String(item.name).toLowerCase().split(" ").includes(q));
        const others = (group: string) => full.filter((match) => fails(match).every((name) => name === group));

        const result = await find(db, { q, ...params });
        expect(result.total).toBe(hits.length);
        expect(result.totalIsLowerBound || result.facets.areLowerBounds).toBe(false);
        expect(result.pageCount).toBe(Math.ceil(hits.length / PAGE_SIZE));

        const count = (group: string, test: (item: Item) => boolean) =>
          others(group).filter(({ item }) => test(item)).length;
        const counts = (list: { value: string; count: number }[]) =>
          Object.fromEntries(list.map((one) => [one.value, one.count]));
        const expected = (group: string, values: readonly string[], test: (item: Item, value: string) => boolean) =>
          Object.fromEntries(
            values.map((value) => [value, count(group, (item) => test(item, value))]).filter(([, n]) => n !== 0),
          );
        const { facets } = result;
        expect(counts(facets.category)).toEqual(
          expected("category", CATEGORY_SLUGS, (item, it) => item.category === it),
        );
        expect(counts(facets.origin)).toEqual(expected("origin", COUNTRIES, (item, value) => item.origin === value));
        expect(counts(facets.certification)).toEqual(
          expected("certification", CERTIFICATION_CODES, (item, value) =>
            item.certifications.some((code) => code === value),
          ),
        );
        expect(counts(facets.moq)).toEqual(expected("moq", MOQ_BAND_CODES, (item, it) => moqBandOf(item.moq) === it));
        expect(counts(facets.price)).toEqual(
          expected("price", PRICE_BAND_CODES, (item, value) => priceBandOf(filsOf(item)) === value),
        );
        expect(facets.verified).toBe(count("verified", (item) => item.supplier === "checked"));

        const key = SORT_KEYS[params.sort];
        const shown = result.hits.map((hit) => hit.number);
        expect(shown.every((number) => hits.some((hit) => hit.number === number))).toBe(true);
        if (key) {
          // The nearest stand behind what has all, in the same order.
          for (const isNear of [false, true]) {
            const keys = result.hits
              .filter((hit) => hit.isNear === isNear)
              .map(({ number }) => key(SHELF[number - 1] as Item));
            expect(keys).toEqual([...keys].sort((one, other) => one - other));
          }
          if (result.full === hits.length) {
            const keys = hits.map(({ item }) => key(item)).sort((one, other) => one - other);
            expect(shown.map((number) => key(SHELF[number - 1] as Item))).toEqual(keys.slice(0, PAGE_SIZE));
          }
        } else if (q === "" || (params.sort === "newest" && result.full === hits.length)) {
          const newest = hits.map(({ number }) => number).sort((one, other) => other - one);
          expect(shown).toEqual(newest.slice(0, PAGE_SIZE));
        }
      }),
      { numRuns: 120 },
    );
  });

  it("keeps products by a country that needs more than five bits", async () => {
    const other = await freshDatabase();
    const origins = ["AE", "PK", "ZW"] as const;
    await stock(
      other,
      origins.map((origin) => ({ name: `Widget ${origin}`, origin })),
    );
    const { hits, facets } = await find(other, { origin: ["PK"] });
    expect(hits.map(({ origin }) => origin)).toEqual(["PK"]);
    expect(facets.origin.map(({ value }) => value).toSorted()).toEqual([...origins]);
    const found = await find(other, { q: "widget", origin: ["PK", "ZW"] });
    expect(found.hits.map(({ origin }) => origin).toSorted()).toEqual(["PK", "ZW"]);
  });

  it("counts sub-categories of the chosen category only", async () => {
    const [category] = CATEGORY_SLUGS;
    const { facets } = await find(db, { category, origin: ["AE", "SA"] });
    const inside = SHELF.filter((item) => item.category === category && ["AE", "SA"].includes(item.origin));
    expect(facets.subcategory.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
    expect((await find(db, {})).facets.subcategory).toEqual([]);
  });

  it("shows every hit once on its pages, and the last page for one beyond", async () => {
    for (const q of ["", "widget"]) {
      const pages = [1, 2, 3, 4, 5, 6].map((page) => find(db, { q, page }));
      const results = await Promise.all(pages);
      expect(results.map(({ page }) => page)).toEqual([1, 2, 3, 4, 5, 5]);
      const numbers = results.slice(0, 5).flatMap(({ hits }) => hits.map(({ number }) => number));
      expect([...numbers].sort((one, other) => one - other)).toEqual(SHELF.map((_, place) => place + 1));
    }
    expect(await find(db, { q: "nothing like it", page: 9 })).toMatchObject({
      total: 0,
      page: 1,
      pageCount: 0,
      hits: [],
    });
  });

  it("answers in the reader's language, and says when it could not", async () => {
    const other = await freshDatabase();
    await stock(
      other,
      [{ name: { en: "Dates", fr: "Dattes" }, description: { fr: "Molles" } }, { name: { fr: "Figues" } }],
      { house: { name: { en: "House", ar: "بيت" } } },
    );
    const { hits } = await find(other, {}, "ar");
    expect(hits.map(({ name, nameLocale, summary, supplier }) => [name, nameLocale, summary, supplier.name])).toEqual([
      ["Figues", "fr", "", "بيت"],
      ["Dates", "en", "", "بيت"],
    ]);
    expect((await find(other, { q: "dates" }, "fr")).hits[0]).toMatchObject({ name: "Dattes", summary: "Molles" });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATEGORIES, CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { CERTIFICATION_CODES } from "#domain/catalogue/product-facts.ts";
import { inFils, MOQ_BAND_CODES, moqBandOf, PRICE_BAND_CODES, priceBandOf } from "#domain/catalogue/search/bands.ts";
import { countFacets } from "#domain/catalogue/search/count-facets.ts";
import { decodeFacets, encodeFacets, type FacetValues } from "#domain/catalogue/search/facet-code.ts";
import type { FacetChoice } from "#domain/catalogue/search/facet-filter.ts";
import { andFacets, facetTokens } from "#domain/catalogue/search/facet-tokens.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";

const values: fc.Arbitrary<FacetValues> = fc.constantFrom(...CATEGORY_SLUGS).chain((category) =>
  fc.record({
    category: fc.constant(category),
    subcategory: fc.constantFrom(...CATEGORIES[category]),
    origin: fc.constantFrom(...COUNTRIES),
    certifications: fc.subarray(CERTIFICATION_CODES),
    moq: fc.constantFrom(...MOQ_BAND_CODES),
    price: fc.constantFrom(...PRICE_BAND_CODES),
    verified: fc.boolean(),
  }),
);

const choice: fc.Arbitrary<FacetChoice> = values.chain((like) =>
  fc.record({
    category: fc.constantFrom(undefined, like.category),
    subcategory: fc.constant(undefined),
    origin: fc.subarray([...COUNTRIES], { maxLength: 2 }),
    certification: fc.subarray([...CERTIFICATION_CODES], { maxLength: 2 }),
    moq: fc.subarray([...MOQ_BAND_CODES], { maxLength: 2 }),
    price: fc.subarray([...PRICE_BAND_CODES], { maxLength: 2 }),
    verified: fc.boolean(),
  }),
);

type Test = (product: FacetValues) => boolean;

/** One test a group of filters, in plain words. */
function tests(wanted: FacetChoice): Record<string, Test> {
  const oneOf = (list: readonly unknown[], value: unknown) => list.length === 0 || list.includes(value);
  return {
    category: (it) =>
      (!wanted.category || it.category === wanted.category) &&
      (!wanted.subcategory || it.subcategory === wanted.subcategory),
    origin: (it) => oneOf(wanted.origin, it.origin),
    certification: (it) =>
      wanted.certification.length === 0 || it.certifications.some((code) => wanted.certification.includes(code)),
    moq: (it) => oneOf(wanted.moq, it.moq),
    price: (it) => oneOf(wanted.price, it.price),
    verified: (it) => !wanted.verified || it.verified,
  };
}

describe("facet codes", () => {
  it("give back what was put in, and stay whole numbers", () => {
    fc.assert(
      fc.property(values, (product) => {
        expect(Number.isSafeInteger(encodeFacets(product))).toBe(true);
        expect(decodeFacets(encodeFacets(product))).toEqual(product);
      }),
    );
  });

  it("keep their meaning: a change here needs every index written again", () => {
    const sample = { category: "furniture", subcategory: "textiles-carpets", origin: "OM", verified: true } as const;
    const code = encodeFacets({ ...sample, certifications: ["iso-9001", "fda"], moq: "1000-up", price: "on-request" });
    expect(code).toBe(274_878_911_215);
    expect(encodeFacets({ ...sample, origin: "FR", certifications: [], moq: "under-10", price: "10-49" })).toBe(
      encodeFacets({ ...sample, origin: "AE", certifications: [], moq: "under-10", price: "10-49" }) + 13 * 2 ** 7,
    );
    expect(facetTokens({ ...sample, certifications: ["fda"], moq: "under-10", price: "10-49" }).join(" ")).toBe(
      "\ue005c7 \ue005s3 \ue005o5 \ue005m0 \ue005p1 \ue005h19",
    );
  });
});

describe("countFacets", () => {
  it("counts as a naive count does: each facet with all other filters kept", () => {
    fc.assert(
      fc.property(fc.array(values, { maxLength: 40 }), choice, (products, wanted) => {
        const groups = tests(wanted);
        const failed = (product: FacetValues) => Object.keys(groups).filter((group) => !groups[group]?.(product));
        const hits = products.filter((product) => failed(product).length === 0).map(encodeFacets);
        const near = products.filter((product) => failed(product).length === 1).map(encodeFacets);
        const facets = countFacets(hits, near, wanted, false);
        const others = (group: string) => products.filter((product) => failed(product).every((name) => name === group));
        for (const origin of COUNTRIES) {
          const expected = others("origin").filter((product) => product.origin === origin).length;
          expect(facets.origin.find(({ value }) => value === origin)?.count ?? 0).toBe(expected);
        }
        for (const category of CATEGORY_SLUGS) {
          const expected = others("category").filter((product) => product.category === category).length;
          expect(facets.category.find(({ value }) => value === category)?.count ?? 0).toBe(expected);
        }
        for (const code of CERTIFICATION_CODES) {
          const expected = others("certification").filter((product) => product.certifications.includes(code)).length;
          expect(facets.certification.find(({ value }) => value === code)?.count ?? 0).toBe(expected);
        }
        expect(facets.verified).toBe(others("verified").filter((product) => product.verified).length);
      }),
      { numRuns: 300 },
    );
  });
});

describe("andFacets", () => {
  it("continues a query by one condition a group", () => {
    const none = { origin: [], certification: [], moq: [], price: [], verified: true };
    expect(andFacets(none)).toBe("");
    expect(andFacets({ ...none, origin: ["AE", "OM"], certification: ["fda"] })).toBe(
      ' AND facet : ("\ue005o0" OR "\ue005o5") AND facet : ("\ue005h19")',
    );
  });
});

describe("bands", () => {
  it("put every order and price into one", () => {
    expect([1, 9, 10, 49, 50, 500, 999, 1000, 5e6].map(moqBandOf)).toEqual([
      "under-10",
      "under-10",
      "10-49",
      "10-49",
      "50-99",
      "500-999",
      "500-999",
      "1000-up",
      "1000-up",
    ]);
    expect([null, 0, 999, 1000, 4999, 5000, 1e9].map(priceBandOf)).toEqual([
      "on-request",
      "under-10",
      "under-10",
      "10-49",
      "10-49",
      "50-199",
      "10000-up",
    ]);
  });

  it("compare prices in dirham, whatever the decimals of their currency", () => {
    expect(inFils(1050, "AED")).toBe(1050);
    expect(inFils(1000, "KWD")).toBe(1195);
    expect(inFils(100, "USD")).toBe(367);
  });
});

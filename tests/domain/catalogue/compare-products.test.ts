import { describe, expect, it } from "vitest";
import { readProductIds } from "#domain/catalogue/address-products.ts";
import { comparePrices, specRows, startingQuantity } from "#domain/catalogue/compare-products.ts";
import { isMeasure, UNITS } from "#domain/catalogue/product-facts.ts";
import { namedProductsSchema } from "#domain/catalogue/read-catalogue.ts";

const GOODS = { priceMinor: 1000, moq: 100, orderMultiple: 1, currency: "AED", unit: "kg", tiers: [] } as const;
const STEPPED = { ...GOODS, priceMinor: 1050, tiers: [{ minQuantity: 500, priceMinor: 900 }] };

describe("startingQuantity", () => {
  it("reaches every minimum order, in steps where a product has them", () => {
    expect(startingQuantity([GOODS, { ...GOODS, moq: 10, orderMultiple: 48 }])).toBe(100);
    expect(startingQuantity([{ ...GOODS, moq: 100, orderMultiple: 48 }])).toBe(144);
    expect(startingQuantity([])).toBe(1);
  });
});

describe("comparePrices", () => {
  const lowestAt = (quantity: number, ...products: Parameters<typeof comparePrices>[0]) =>
    comparePrices(products, quantity).prices.map(({ isLowest }) => isLowest);

  it("lights the tier that a quantity reaches and marks the lowest sum", () => {
    expect(lowestAt(100, GOODS, STEPPED)).toEqual([true, false]);
    expect(lowestAt(500, GOODS, STEPPED)).toEqual([false, true]);
    const [, stepped] = comparePrices([GOODS, STEPPED], 500).prices;
    expect(stepped).toMatchObject({ step: { minQuantity: 500, priceMinor: 900 }, amountMinor: 450_000 });
  });

  it("marks all that cost the least, and none where all cost the same or only one has a sum", () => {
    expect(lowestAt(100, GOODS, GOODS, STEPPED)).toEqual([true, true, false]);
    expect(lowestAt(100, GOODS, GOODS)).toEqual([false, false]);
    expect(lowestAt(100, GOODS, { ...GOODS, priceMinor: null })).toEqual([false, false]);
    expect(lowestAt(100, GOODS, { ...GOODS, moq: 500, priceMinor: 1 })).toEqual([false, false]);
  });

  it("compares no sums of unlike currencies or units, and says which is unlike", () => {
    const dollars = { ...GOODS, currency: "USD" } as const;
    const tonnes = { ...GOODS, unit: "tonne", priceMinor: 1 } as const;
    expect(comparePrices([GOODS, STEPPED, dollars], 100)).toMatchObject({ unlike: "currency" });
    expect(comparePrices([GOODS, tonnes], 100)).toMatchObject({ unlike: "unit" });
    expect(lowestAt(100, GOODS, STEPPED, dollars)).toEqual([false, false, false]);
    expect(lowestAt(100, GOODS, tonnes)).toEqual([false, false]);
  });

  it("marks no lowest among packages and pieces, which may hold more or less", () => {
    const cartons = [5000, 9000].map((priceMinor) => ({ ...GOODS, unit: "carton", priceMinor }) as const);
    expect(comparePrices(cartons, 100).unlike).toBe("content");
    expect(lowestAt(100, ...cartons)).toEqual([false, false]);
    expect(comparePrices(cartons, 99).unlike).toBeNull();
    expect(UNITS.filter(isMeasure)).toEqual(["kg", "tonne", "litre", "metre", "sqm", "gram", "cbm"]);
  });

  it("lets what has no sum at this quantity stand in nobody's way", () => {
    const later = { ...GOODS, currency: "USD", moq: 1000 } as const;
    expect(comparePrices([GOODS, STEPPED, later], 100).unlike).toBeNull();
    expect(lowestAt(100, GOODS, STEPPED, later)).toEqual([true, false, false]);
  });
});

describe("specRows", () => {
  it("has a row for each label that any product has, in the order in which they come", () => {
    const rows = specRows([
      {
        specs: [
          ["Grade", "A"],
          ["Shelf life", "12 months"],
        ],
      },
      {
        specs: [
          ["shelf  life ", "18 months"],
          ["Origin", "Al Ain"],
          [" ", "nameless"],
          ["Colour", " "],
        ],
      },
    ]);
    expect(rows).toEqual([
      { label: "Grade", of: 0, values: ["A", null] },
      { label: "Shelf life", of: 0, values: ["12 months", "18 months"] },
      { label: "Origin", of: 1, values: [null, "Al Ain"] },
    ]);
  });

  it("keeps both of what one product says twice, and takes no name of an object for one", () => {
    expect(
      specRows([
        {
          specs: [
            ["Size", "S"],
            ["Size", "M"],
            ["__proto__", "x"],
          ],
        },
      ]),
    ).toEqual([
      { label: "Size", of: 0, values: ["S · M"] },
      { label: "__proto__", of: 0, values: ["x"] },
    ]);
    expect(specRows([{ specs: [] }])).toEqual([]);
  });
});

it("reads ids of an address and drops everything else; the server takes each once, twelve at most", () => {
  expect(readProductIds(["prd_1", "prd_2", "prd_1", "a b", 7, "x".repeat(41)])).toEqual(["prd_1", "prd_2"]);
  expect([readProductIds("prd_1"), readProductIds(undefined), readProductIds({})]).toEqual([["prd_1"], [], []]);
  expect(namedProductsSchema.parse({ ids: ["a", "b", "a"], locale: "fr" }).ids).toEqual(["a", "b"]);
  const many = Array.from({ length: 13 }, (_, at) => `prd_${at}`);
  for (const ids of [many, [], [""], ["x".repeat(41)], [7], "prd_1"]) {
    expect(namedProductsSchema.safeParse({ ids, locale: "fr" }).success).toBe(false);
  }
});

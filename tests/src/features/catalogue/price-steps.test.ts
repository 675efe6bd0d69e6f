import { describe, expect, it } from "vitest";
import { priceSteps } from "#src/features/catalogue/price-steps.ts";

describe("price steps", () => {
  it("starts at the minimum order with the product's own price", () => {
    expect(
      priceSteps({ priceMinor: 9800, moq: 100 }, [
        { minQuantity: 400, priceMinor: 9350 },
        { minQuantity: 1200, priceMinor: 8800 },
      ]),
    ).toEqual([
      { minQuantity: 100, priceMinor: 9800 },
      { minQuantity: 400, priceMinor: 9350 },
      { minQuantity: 1200, priceMinor: 8800 },
    ]);
  });

  it("does not repeat a quantity price of the minimum order", () => {
    expect(priceSteps({ priceMinor: 500, moq: 10 }, [{ minQuantity: 10, priceMinor: 500 }])).toHaveLength(1);
  });

  it("has none for a price on request", () => {
    expect(priceSteps({ priceMinor: null, moq: 10 }, [])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { priceSteps } from "#src/features/catalogue/price-steps.ts";

describe("price steps", () => {
  it("starts at the minimum order with the product's own price", () => {
    expect(
      priceSteps({ priceMinor: 9800, moq: 100, orderMultiple: 1 }, [
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
    expect(
      priceSteps({ priceMinor: 500, moq: 10, orderMultiple: 1 }, [{ minQuantity: 10, priceMinor: 500 }]),
    ).toHaveLength(1);
  });

  it("begins each step at a quantity that can be ordered, and keeps the cheaper of two that begin together", () => {
    const tiers = [
      { minQuantity: 11, priceMinor: 480 },
      { minQuantity: 40, priceMinor: 450 },
    ];
    expect(priceSteps({ priceMinor: 500, moq: 10, orderMultiple: 12 }, tiers)).toEqual([
      { minQuantity: 12, priceMinor: 480 },
      { minQuantity: 48, priceMinor: 450 },
    ]);
  });

  it("has none for a price on request", () => {
    expect(priceSteps({ priceMinor: null, moq: 10, orderMultiple: 1 }, [])).toEqual([]);
  });
});

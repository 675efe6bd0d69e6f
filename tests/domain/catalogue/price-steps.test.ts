import { describe, expect, it } from "vitest";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { cheaperStep, priceQuantity, priceSteps } from "#domain/catalogue/price-steps.ts";
import { priceLine } from "#domain/orders/price-line.ts";
import { Random } from "../../../scripts/catalogue/random.ts";

const DATES = { priceMinor: 9800, moq: 100, orderMultiple: 1 };
const TIERS = [
  { minQuantity: 400, priceMinor: 9350 },
  { minQuantity: 1200, priceMinor: 8800 },
];
const STEPS = priceSteps(DATES, TIERS);

describe("price steps", () => {
  it("starts at the minimum order with the product's own price", () => {
    expect(STEPS).toEqual([{ minQuantity: 100, priceMinor: 9800 }, ...TIERS]);
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
    expect(priceSteps({ ...DATES, priceMinor: null }, [])).toEqual([]);
    expect(priceSteps({ ...DATES, priceMinor: null }, TIERS)).toEqual([]);
  });

  it("names what the cart takes, over 3,000 random ladders, as old imports may hold them", () => {
    const random = new Random(5);
    for (let round = 0; round < 3000; round += 1) {
      const goods = {
        priceMinor: random.between(1, 900),
        moq: random.between(1, 40),
        orderMultiple: random.between(1, 12),
      };
      const tiers = Array.from({ length: random.between(0, 4) }, () => ({
        minQuantity: random.between(1, 90),
        priceMinor: random.between(1, 900),
      }));
      const rule = { moq: goods.moq, multiple: goods.orderMultiple };
      const quantity = leastQuantity({ ...rule, moq: goods.moq + random.between(0, 80) });
      const line = priceLine(
        {
          ...rule,
          status: "published",
          supplierStatus: "approved",
          hasSeller: true,
          priceMinor: goods.priceMinor,
          tiers,
        },
        quantity,
      );
      const { step, amountMinor, problem } = priceQuantity(quantity, goods, priceSteps(goods, tiers));
      expect([goods, tiers, quantity, step?.priceMinor, amountMinor, problem]).toEqual([
        ...[goods, tiers, quantity, line.unitPriceMinor, line.amountMinor, line.problem],
      ]);
    }
  });
});

describe("the price of a quantity", () => {
  it("is that of the step that holds, with the next and how many are missing", () => {
    expect(priceQuantity(100, DATES, STEPS)).toEqual({
      problem: null,
      step: { minQuantity: 100, priceMinor: 9800 },
      amountMinor: 980_000,
      next: { minQuantity: 400, priceMinor: 9350, more: 300, savesMinor: 0 },
    });
    expect(priceQuantity(399, DATES, STEPS).step?.minQuantity).toBe(100);
    expect(priceQuantity(400, DATES, STEPS).step?.minQuantity).toBe(400);
    expect(priceQuantity(1200, DATES, STEPS)).toMatchObject({ amountMinor: 10_560_000, next: null });
  });

  it("tells where more goods cost less in all, and only there", () => {
    expect(priceQuantity(390, DATES, STEPS).next).toMatchObject({ more: 10, savesMinor: 390 * 9800 - 400 * 9350 });
    expect(priceQuantity(381, DATES, STEPS).next?.savesMinor).toBe(0);
    expect(priceQuantity(382, DATES, STEPS).next?.savesMinor).toBe(3600);
  });

  it("has no sum for what can't be ordered, and none where it is no exact number", () => {
    expect(priceQuantity(99, DATES, STEPS)).toEqual({
      problem: { code: "below_moq", next: 100 },
      step: null,
      amountMinor: null,
      next: null,
    });
    const tiled = { priceMinor: 4500, moq: 100, orderMultiple: 50 };
    expect(priceQuantity(630, tiled, priceSteps(tiled, [])).problem).toEqual({ code: "not_a_multiple", next: 650 });
    expect(priceQuantity(9_999_999_999, { ...DATES, priceMinor: 9_999_999 }, STEPS).amountMinor).not.toBeNull();
    const dear = priceSteps({ ...DATES, priceMinor: 9_999_999 }, []);
    expect(priceQuantity(9_999_999_999, DATES, dear)).toMatchObject({ problem: null, amountMinor: null });
  });

  it("on request is no price, whatever the quantity", () => {
    expect(priceQuantity(100, { ...DATES, priceMinor: null }, [])).toEqual({
      problem: null,
      step: null,
      amountMinor: null,
      next: null,
    });
  });

  it("leaves steps out that make nothing cheaper", () => {
    const steps = [
      { minQuantity: 10, priceMinor: 500 },
      { minQuantity: 20, priceMinor: 500 },
      { minQuantity: 30, priceMinor: 450 },
    ];
    expect(cheaperStep(steps, 10, 500)).toEqual({ minQuantity: 30, priceMinor: 450, more: 20 });
    expect(cheaperStep(steps, 30, 450)).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { readQuantity } from "#domain/catalogue/address-quantity.ts";
import { leastQuantity, quantityProblem } from "#domain/catalogue/order-quantity.ts";
import { unitPriceAt } from "#domain/catalogue/price-tiers.ts";
import { groupBySupplier } from "#domain/orders/cart-groups.ts";
import { priceLine } from "#domain/orders/price-line.ts";
import { Random } from "../../../scripts/catalogue/random.ts";

/** The next quantity by looking at one after the other. */
function countedUp(from: number, moq: number, multiple: number): number {
  let quantity = from;
  while (quantity < moq || quantity % multiple !== 0) quantity += 1;
  return quantity;
}

describe("the quantity of an address", () => {
  it.each([
    ["400", 400],
    ["٤٠٠", 400],
    [" 7 ", 7],
    [12, 12],
    ["0100", 100],
    ["9999999999", 9_999_999_999],
  ])("reads %j", (raw, quantity) => expect(readQuantity(raw)).toBe(quantity));

  it.each([
    undefined,
    null,
    "",
    "0",
    "-4",
    "1.5",
    "4e3",
    "0x10",
    "abc",
    "12345678901",
    ["4", "5"],
    Number.NaN,
    1e21,
    true,
  ])("drops %j", (raw) => expect(readQuantity(raw)).toBeUndefined());
});

describe("quantities", () => {
  it("agree with counting up, over 5,000 random rules", () => {
    const random = new Random(11);
    const next = (below: number) => random.between(0, below - 1);
    for (let round = 0; round < 5000; round += 1) {
      const rule = { moq: 1 + next(60), multiple: 1 + next(24) };
      const quantity = 1 + next(150);
      const expected = countedUp(quantity, rule.moq, rule.multiple);
      const problem = quantityProblem(quantity, rule);
      expect([rule, quantity, problem?.next ?? quantity]).toEqual([rule, quantity, expected]);
      expect(quantityProblem(expected, rule)).toBeNull();
      expect(leastQuantity(rule)).toBe(countedUp(1, rule.moq, rule.multiple));
    }
  });
});

describe("priceLine", () => {
  const goods = { status: "published", supplierStatus: "approved", hasSeller: true, multiple: 1 } as const;

  it("costs what the dearest ladder walked step by step says, over 5,000 random ladders, to the minor unit", () => {
    const random = new Random(7);
    const next = (below: number) => random.between(0, below - 1);
    for (let round = 0; round < 5000; round += 1) {
      const priceMinor = 1 + next(1_000_000);
      const tiers = Array.from({ length: next(6) }, () => ({
        minQuantity: 1 + next(400),
        priceMinor: 1 + next(1_000_000),
      }));
      const quantity = 1 + next(500);
      let [depth, unit] = [0, priceMinor];
      for (const tier of tiers) {
        if (tier.minQuantity > quantity || tier.minQuantity < depth) continue;
        unit = tier.minQuantity === depth ? Math.min(unit, tier.priceMinor) : tier.priceMinor;
        depth = tier.minQuantity;
      }
      expect(unitPriceAt(quantity, priceMinor, tiers)).toBe(unit);
      const line = priceLine({ ...goods, moq: 1, priceMinor, tiers }, quantity);
      expect([line.unitPriceMinor, BigInt(line.amountMinor ?? 0)]).toEqual([unit, BigInt(unit) * BigInt(quantity)]);
    }
  });

  it("offers nothing that is not on sale, on request, or beyond what a number holds", () => {
    const base = { ...goods, moq: 1, priceMinor: 100, tiers: [] };
    expect(priceLine({ ...base, status: "paused" }, 1).problem).toEqual({ code: "not_available" });
    expect(priceLine({ ...base, supplierStatus: "suspended" }, 1).problem).toEqual({ code: "not_available" });
    expect(priceLine({ ...base, hasSeller: false }, 1).problem).toEqual({ code: "no_seller" });
    expect(priceLine({ ...base, priceMinor: null }, 1).problem).toEqual({ code: "on_request" });
    expect(priceLine({ ...base, priceMinor: 10 ** 12 }, 10 ** 9).problem).toEqual({ code: "not_available" });
  });
});

it("groups lines by supplier in the order in which suppliers come, orphans last", () => {
  const of = (slug: string | null, name: string) => ({ supplier: slug ? { slug } : null, name });
  const groups = groupBySupplier([of(null, "x"), of("a", "1"), of("b", "2"), of("a", "3")]);
  expect(groups.map((lines) => lines.map(({ name }) => name))).toEqual([["1", "3"], ["2"], ["x"]]);
});

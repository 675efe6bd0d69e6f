import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CURRENCIES, CURRENCY_DECIMALS } from "#domain/kernel/currency.ts";
import {
  amountOf,
  cappedInAed,
  converted,
  inAed,
  roundedQuotient,
  shareOf,
  splitByWeights,
  unitCost,
} from "#domain/kernel/money.ts";

const amount = fc.integer({ min: 0, max: 2_000_000_000 });
const rate = fc.integer({ min: 1_000, max: 20_000_000 });
const currency = fc.constantFrom(...CURRENCIES);

/** The rule itself, in other words than the code's: nobody is nearer, and of two equally near the larger one. */
function isNearest(result: number, numerator: bigint, denominator: bigint): boolean {
  const away = 2n * (BigInt(result) * denominator - numerator);
  return -denominator < away && away <= denominator;
}

describe("rounding", () => {
  it("is to the nearest, halves away from zero", () => {
    expect([5, 15, 25, 14, 16, -5, -15, -14].map((n) => roundedQuotient([n], [10]))).toEqual([
      1, 2, 3, 1, 2, -1, -2, -1,
    ]);
  });

  it("refuses what a number no longer holds exactly", () => {
    expect(() => roundedQuotient([Number.MAX_SAFE_INTEGER, 3], [1])).toThrow(RangeError);
  });
});

describe("amounts", () => {
  it("price a quantity of thousandths", () => {
    expect([amountOf(1_500, 1_001), amountOf(1, 499), amountOf(1, 500), amountOf(333, 1_000)]).toEqual([
      1502, 0, 1, 333,
    ]);
  });

  it("are the nearest to the exact product", () => {
    fc.assert(
      fc.property(amount, amount, (quantity, price) => {
        expect(isNearest(amountOf(quantity, price), BigInt(quantity) * BigInt(price), 1000n)).toBe(true);
      }),
    );
  });

  it("have shares nearest to the exact ones", () => {
    expect([shareOf(1_000_000, 500), shareOf(1_050_000, 500), shareOf(10, 500), shareOf(9, 500)]).toEqual([
      50_000, 52_500, 1, 0,
    ]);
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (base, share) => {
        expect(isNearest(shareOf(base, share), BigInt(base) * BigInt(share), 10_000n)).toBe(true);
      }),
    );
  });

  it("cost the same per unit and in all, but for the rounding of one unit", () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 10_000_000 }), (total, quantity) => {
        expect(isNearest(unitCost(total, quantity), BigInt(total) * 1000n, BigInt(quantity))).toBe(true);
      }),
    );
  });
});

describe("conversion", () => {
  it("knows three decimals from two", () => {
    expect(inAed(1_000, { currency: "KWD", rateToAed: 11_950_000 })).toBe(1195);
    expect(inAed(100, { currency: "USD", rateToAed: 3_672_500 })).toBe(367);
    expect(inAed(12_345, { currency: "AED", rateToAed: 1_000_000 })).toBe(12_345);
  });

  it("rounds once between any two currencies", () => {
    fc.assert(
      fc.property(amount, currency, rate, currency, rate, (minor, from, fromRate, to, toRate) => {
        const result = converted(minor, { currency: from, rateToAed: fromRate }, { currency: to, rateToAed: toRate });
        const numerator = BigInt(minor) * BigInt(fromRate) * 10n ** BigInt(CURRENCY_DECIMALS[to]);
        const denominator = BigInt(toRate) * 10n ** BigInt(CURRENCY_DECIMALS[from]);
        expect(isNearest(result, numerator, denominator)).toBe(true);
      }),
    );
  });

  it("leaves an amount in its own currency alone", () => {
    fc.assert(
      fc.property(amount, currency, rate, (minor, own, rateToAed) => {
        expect(converted(minor, { currency: own, rateToAed }, { currency: own, rateToAed })).toBe(minor);
      }),
    );
  });
});

describe("what a quote or an order may come to", () => {
  const cap = 10 ** 12;

  it("is ten thousand million dirhams, counted in dirhams, and not a fils more", () => {
    const dirham = { currency: "AED", rateToAed: 1_000_000 } as const;
    expect(cappedInAed(cap, dirham)).toBe(cap);
    expect(() => cappedInAed(cap + 1, dirham)).toThrow(RangeError);
    expect(() => cappedInAed(cap / 2, { currency: "USD", rateToAed: 3_672_500 })).toThrow(RangeError);
    expect(() => cappedInAed(Number.MAX_SAFE_INTEGER + 1, { currency: "USD", rateToAed: 1 })).toThrow(RangeError);
  });
});

describe("splitByWeights", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 20 });

  it("loses and makes no minor unit, and each share is less than one from its exact part", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), weights, (total, parts) => {
        const shares = splitByWeights(total, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        const whole = BigInt(parts.reduce((sum, part) => sum + part, 0));
        if (whole === 0n) return;
        for (const [at, share] of shares.entries()) {
          const away = BigInt(share) * whole - BigInt(total) * BigInt(parts[at] ?? 0);
          expect(away < whole && away > -whole).toBe(true);
        }
      }),
    );
  });

  it("gives what is left to the largest remainders, of equals to the first", () => {
    expect(splitByWeights(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByWeights(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(splitByWeights(10, [1, 2, 6])).toEqual([1, 2, 7]);
    expect(splitByWeights(7, [0, 0])).toEqual([4, 3]);
    expect(splitByWeights(7, [])).toEqual([]);
  });
});

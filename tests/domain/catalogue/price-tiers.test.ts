import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { optionalHsCode } from "#domain/catalogue/hs-code.ts";
import { tierProblems, unitPriceAt } from "#domain/catalogue/price-tiers.ts";

const tier = (minQuantity: number, priceMinor: number) => ({ minQuantity, priceMinor });

describe("tierProblems", () => {
  it("takes rising quantities at falling prices", () => {
    expect(tierProblems([tier(100, 900), tier(500, 800)], 10, 1000)).toEqual([null, null]);
  });

  it("names what is wrong with each", () => {
    const tiers = [tier(10, 900), tier(50, 1000), tier(50, 700), tier(200, 700)];
    expect(tierProblems(tiers, 10, 1000)).toEqual(["below_moq", "not_cheaper", "not_ascending", "not_cheaper"]);
  });
});

describe("unitPriceAt", () => {
  it("lets the deepest reached tier win, in whatever order they stand", () => {
    const tiers = [tier(500, 700), tier(100, 900)];
    expect([10, 99, 100, 499, 500, 9999].map((quantity) => unitPriceAt(quantity, 1000, tiers))).toEqual([
      1000, 1000, 900, 900, 700, 700,
    ]);
  });

  it("takes the cheaper of two that begin at the same quantity", () => {
    expect(unitPriceAt(100, 1000, [tier(100, 950), tier(100, 900)])).toBe(900);
    expect(unitPriceAt(100, 1000, [tier(100, 900), tier(100, 950)])).toBe(900);
  });

  it("stays on request", () => {
    expect(unitPriceAt(500, null, [tier(100, 900)])).toBeNull();
  });

  it("never gets dearer with the quantity where tiers are sound", () => {
    const steps = fc.uniqueArray(fc.integer({ min: 11, max: 10_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        steps,
        fc.integer({ min: 10, max: 12_000 }),
        fc.integer({ min: 0, max: 2000 }),
        (quantities, quantity, more) => {
          const tiers = quantities.sort((a, b) => a - b).map((from, place) => tier(from, 900 - place));
          expect(tierProblems(tiers, 10, 1000).every((problem) => problem === null)).toBe(true);
          expect(unitPriceAt(quantity + more, 1000, tiers)).toBeLessThanOrEqual(
            unitPriceAt(quantity, 1000, tiers) ?? 0,
          );
        },
      ),
    );
  });
});

describe("optionalHsCode", () => {
  it("takes 6 to 13 digits with dots, in any digits", () => {
    expect(optionalHsCode.parse("0804.10.00")).toBe("08041000");
    expect(optionalHsCode.parse("٠٨٠٤١٠")).toBe("080410");
    expect(optionalHsCode.parse(" ")).toBeNull();
    for (const wrong of ["12345", "1".repeat(14), "08O410"])
      expect(optionalHsCode.safeParse(wrong).success).toBe(false);
  });
});

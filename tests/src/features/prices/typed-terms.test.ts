import { describe, expect, it } from "vitest";
import {
  issuesOf,
  movedBy,
  type PriceRow,
  readPercent,
  saysTheSame,
  typedOf,
} from "#src/features/prices/typed-terms.ts";

const ROW = {
  moq: 10,
  currency: "KWD",
  priceMinor: 1250,
  leadTime: { min: 15, max: 20 },
  tiers: [{ minQuantity: 100, priceMinor: 1100 }],
} as PriceRow;

describe("typed terms", () => {
  it("are what is saved, in however many digits they are written", () => {
    const typed = typedOf(ROW);
    expect(typed).toMatchObject({ price: "1.250", moq: "10", leadTime: "15-20" });
    expect(issuesOf(typed)).toEqual({});
    expect(saysTheSame({ ...typed, price: "١٫٢٥", moq: "١٠", leadTime: "15 – 20" }, ROW)).toBe(true);
    expect(saysTheSame({ ...typed, price: "1.251" }, ROW)).toBe(false);
    expect(saysTheSame({ ...typed, tiers: [] }, ROW)).toBe(false);
  });

  it("name the field that is wrong", () => {
    const typed = typedOf(ROW);
    expect(issuesOf({ ...typed, moq: "100", tiers: [] }, 12)).toEqual({ moq: "not_a_multiple" });
    expect(issuesOf({ ...typed, moq: "108", tiers: [] }, 12)).toEqual({});
    expect(issuesOf({ ...typed, price: "" })).toEqual({ "tiers.0.price": "no_base_price" });
    expect(issuesOf({ ...typed, currency: "AED" })).toEqual({ price: "precision", "tiers.0.price": "precision" });
    expect(Object.keys(issuesOf({ ...typed, moq: "0", leadTime: "soon" })).sort()).toEqual(["leadTime", "moq"]);
  });
});

describe("a percentage", () => {
  it.each([
    ["5", 5],
    ["-2,5", -2.5],
    ["٧٪".replace("٪", "%"), 7],
    ["−10", -10],
    ["0", null],
    ["-91", null],
    ["501", null],
    ["five", null],
  ])("%s reads %s", (typed, percent) => {
    expect(readPercent(typed)).toBe(percent);
  });

  it("moves price and tiers by whole coins, never to nothing", () => {
    expect(movedBy(typedOf(ROW), 10)).toMatchObject({
      price: "1.375",
      tiers: [{ minQuantity: "100", price: "1.210" }],
    });
    expect(movedBy({ ...typedOf(ROW), currency: "AED", price: "0.01", tiers: [] }, -90)).toMatchObject({
      price: "0.01",
    });
    expect(movedBy({ ...typedOf(ROW), price: "", tiers: [] }, 10)).toBeNull();
  });
});

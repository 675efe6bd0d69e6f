import { describe, expect, it } from "vitest";
import { parseQuantity, quantity } from "#domain/rfq/quantity.ts";
import { outcome } from "../outcome.ts";

describe("quantity", () => {
  it.each([
    ["", "too_small 1"],
    ["x", "ok"],
    ["x".repeat(100), "ok"],
    ["x".repeat(101), "too_big 100"],
  ])("%s is %s", (typed, expected) => expect(outcome(quantity, typed)).toBe(expected));

  it("keeps the text with Latin digits", () => {
    expect(quantity.parse(" ١٬٠٠٠ كرتون ")).toBe("1,000 كرتون");
  });

  it.each([
    ["1,000 kg", 1000, "kg"],
    ["500 كرتون", 500, "carton"],
    ["2 500 pièces", 2500, "piece"],
    // A mobile phone in the Gulf, a sack elsewhere.
    ["200 جوال", 200, null],
    ["1.000.000 units", 1_000_000, "piece"],
    ["25kg", 25, "kg"],
    ["100 m²", 100, "sqm"],
    ["1200 متر مربع", 1200, "sqm"],
    ["11 مترًا مربعًا", 11, "sqm"],
    ["15 مترًا مكعبًا", 15, "cbm"],
    ["40 أمتار مربعة", 40, "sqm"],
    ["1,200 square metres of tile", 1200, "sqm"],
    ["90 sq. m", 90, "sqm"],
    ["60 mètres carrés", 60, "sqm"],
    ["60 متر مكعب", 60, "cbm"],
    ["60 mètres cubes", 60, "cbm"],
    ["60 cubic metres", 60, "cbm"],
    ["500 m³", 500, "cbm"],
    ["500 متر³", 500, "cbm"],
    ["500 متر مربّع", 500, "sqm"],
    ["60 metres carres", 60, "sqm"],
    ["500 meters squared", 500, "sqm"],
    ["60 cubic boxes", 60, null],
    ["50 sacks of cement", 50, "bag"],
    ["50 شوال", 50, "bag"],
    ["12 dozen", 12, "dozen"],
    ["40 boîtes métalliques", 40, "can"],
    ["40 boîtes", 40, "box"],
    ["3 علب معدنية", 3, "can"],
    ["20 fûts", 20, "drum"],
    ["60 square boxes", 60, null],
    ["60 metres of pipe", 60, "metre"],
    ["3 T", 3, "tonne"],
    ["20", 20, null],
    ["20 containers", 20, null],
    ["2.5 t", null, null],
    ["10-20 boxes", null, null],
    ["1.500 kg", null, null],
    ["20 - 30 boxes", null, null],
    ["20–30 boxes", null, null],
    ["20 م²", 20, "sqm"],
    ["20 م", 20, "metre"],
    ["20 - boxes", 20, null],
    ["about 20", null, null],
    ["9".repeat(90), null, null],
  ])("reads %s", (text, value, unit) => expect(parseQuantity(text)).toEqual({ value, unit }));
});

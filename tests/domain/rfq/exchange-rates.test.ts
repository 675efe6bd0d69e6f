import { describe, expect, it } from "vitest";
import { addRateSchema, PEGGED } from "#domain/rfq/exchange-rates.ts";

describe("rates of exchange", () => {
  it("follow the pegs to the dollar, in millionths of a dirham", () => {
    const toTheDollar = { USD: 1, SAR: 3.75, QAR: 3.64, BHD: 0.376, OMR: 0.3845 };
    const pegged = Object.entries(toTheDollar).map(([code, rate]) => [code, Math.round((3.6725 / rate) * 1_000_000)]);
    expect(PEGGED).toEqual(Object.fromEntries(pegged));
  });

  it("are read with up to four digits before the point and six after it, never zero", () => {
    const read = (rate: string) =>
      addRateSchema.safeParse({ currency: "EUR", fromDay: "2026-11-01", source: "CB", rate }).data?.rate;
    expect(["4.25", "9999.999999", "0.000001", "٤٫٢٥"].map(read)).toEqual([4_250_000, 9_999_999_999, 1, 4_250_000]);
    expect(["0", "0.0000001", "10000", "-1", "", "x"].map(read)).toEqual(Array(6).fill(undefined));
  });
});

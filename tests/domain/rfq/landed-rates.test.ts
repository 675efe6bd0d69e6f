import { describe, expect, it } from "vitest";
import { assumedRates } from "#domain/rfq/landed-rates.ts";

describe("what a comparison assumes of a lane, in hundredths of a percent", () => {
  it("is little within a country, more within the Gulf, most from elsewhere", () => {
    expect(assumedRates("AE", "AE")).toEqual({
      origin: 50,
      freight: 150,
      insurance: 20,
      delivery: 0,
      duty: 0,
      vat: 500,
    });
    expect(assumedRates("SA", "AE")).toEqual({
      origin: 100,
      freight: 300,
      insurance: 30,
      delivery: 100,
      duty: 0,
      vat: 500,
    });
    const far = { origin: 150, freight: 800, insurance: 50, delivery: 100, duty: 500, vat: 500 };
    for (const from of ["CN", "IN", "TR"]) expect(assumedRates(from, "AE")).toEqual(far);
  });

  it("knows neither duty nor VAT of a country without a table, nor where nobody said the country", () => {
    const far = { origin: 150, freight: 800, insurance: 50, delivery: 100, duty: null, vat: null };
    for (const to of ["KE", "SN", "FR", "toString"]) expect(assumedRates("AE", to)).toEqual(far);
    expect(assumedRates("CN", null)).toEqual(far);
    expect(assumedRates("KE", "KE")).toMatchObject({ duty: 0, vat: null });
    expect(assumedRates("AE", null)).toMatchObject({ freight: 150, duty: null, vat: null });
  });

  it("takes each country's own VAT, and no duty between any two of the customs union", () => {
    const gulf = ["AE", "SA", "KW", "QA", "BH", "OM"];
    expect(gulf.map((to) => assumedRates("CN", to).vat)).toEqual([500, 1500, 0, 0, 1000, 500]);
    for (const from of gulf) {
      for (const to of gulf)
        expect(assumedRates(from, to)).toMatchObject({ duty: 0, freight: from === to ? 150 : 300 });
      expect(assumedRates("CN", from).duty).toBe(500);
    }
  });
});

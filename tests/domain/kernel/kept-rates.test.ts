import { describe, expect, it } from "vitest";
import { type KeptRates, parseKeptRates, readableIn, readPrice } from "#domain/kernel/kept-rates.ts";

const RATES: KeptRates = {
  SAR: { rateToAed: 979_333, fromDay: "2026-01-01" },
  KWD: { rateToAed: 12_000_000, fromDay: "2026-08-19" },
  USD: { rateToAed: 3_672_500, fromDay: "2026-01-01" },
};

describe("a price in the reader's currency", () => {
  it("is rounded once, to the decimals of that currency", () => {
    // 100.00 / 3.6725 = 27.2294…; 100.00 / 12 = 8.33333…; 1.000 KWD = 12.00 AED = 12.25323… SAR
    expect(readPrice(10_000, "AED", "USD", RATES)?.minor).toBe(2723);
    expect(readPrice(10_000, "AED", "KWD", RATES)?.minor).toBe(8333);
    expect(readPrice(1000, "KWD", "AED", RATES)?.minor).toBe(1200);
    expect(readPrice(1000, "KWD", "SAR", RATES)?.minor).toBe(1225);
  });

  it("is exact for sums that a float would bend, and nothing beyond what a number holds", () => {
    expect(readPrice(900_719_925_474_099, "AED", "KWD", RATES)?.minor).toBe(750_599_937_895_083);
    expect(readPrice(Number.MAX_SAFE_INTEGER, "KWD", "SAR", RATES)).toBeNull();
  });

  it("says the day of the older of the rates that it took", () => {
    expect(readPrice(1000, "AED", "KWD", RATES)?.day).toBe("2026-08-19");
    expect(readPrice(1000, "KWD", "AED", RATES)?.day).toBe("2026-08-19");
    expect(readPrice(1000, "KWD", "SAR", RATES)?.day).toBe("2026-01-01");
  });

  it("is nothing in the same currency, without a rate, and below half of the least coin", () => {
    expect(readPrice(1000, "SAR", "SAR", RATES)).toBeNull();
    expect(readPrice(1000, "AED", "EUR", RATES)).toBeNull();
    expect(readPrice(1000, "EUR", "AED", RATES)).toBeNull();
    expect(readPrice(1, "AED", "USD", RATES)).toBeNull();
    expect(readPrice(2, "AED", "USD", RATES)?.minor).toBe(1);
    expect(readPrice(0, "AED", "USD", RATES)).toBeNull();
  });

  it("can be read in dirhams, and in what a rate is kept of", () => {
    expect(readableIn(RATES)).toEqual(["AED", "SAR", "KWD", "USD"]);
    expect(readableIn({})).toEqual(["AED"]);
  });
});

describe("the platform's answer", () => {
  it("is read as it is", () => {
    expect(parseKeptRates(JSON.parse(JSON.stringify(RATES)))).toEqual(RATES);
  });

  it("loses what is no rate", () => {
    for (const answer of [null, "", 7, []]) expect(parseKeptRates(answer)).toEqual({});
    const day = "2026-01-01";
    const spoiled = [
      ...[null, "0.98", { rateToAed: 979_333 }, { rateToAed: 0, fromDay: day }, { rateToAed: 1.5, fromDay: day }],
      ...[
        { rateToAed: "979333", fromDay: day },
        { rateToAed: 979_333, fromDay: "some day" },
      ],
    ];
    for (const SAR of spoiled) expect(parseKeptRates({ SAR, XYZ: RATES.SAR })).toEqual({});
  });
});

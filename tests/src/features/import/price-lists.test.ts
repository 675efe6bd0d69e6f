import { beforeEach, describe, expect, it } from "vitest";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { UNIT_CODES } from "#domain/catalogue/unit-codes.ts";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { readCsv } from "#src/features/import/csv-file.ts";
import { headingsOf, mappingOf, rowsOf, withoutCurrencySign } from "#src/features/import/mapping.ts";
import { CURRENCY_SIGNS, UNIT_SIGNS } from "#src/features/import/trade-signs.ts";
import { cellInCodes, cellInNames } from "#src/features/import/value-names.ts";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("en"));
const read = (text: string) => {
  const table = readCsv(new TextEncoder().encode(text));
  return rowsOf(table, mappingOf(headingsOf(table).headings));
};

describe("a price list as traders keep it", () => {
  it("has its title, address and a blank line above the headings", () => {
    const text = ["Al Noor Trading", "Deira, Dubai", "", "SKU,Name (English),Unit,Price", "A-1,Dates,CTN,12.50"].join(
      "\r\n",
    );
    expect(read(text)).toMatchObject([
      { row: 5, cells: { sku: "A-1", name_en: "Dates", unit: "carton", price: "12.50" } },
    ]);
  });

  it("has a title that stands in cells, as Excel writes it", () => {
    expect(read("Price list 2026;;\nSKU;Price;Unit\nA-1;1,5;PCS")).toMatchObject([
      { row: 3, cells: { sku: "A-1", price: "1,5", unit: "piece" } },
    ]);
  });

  it("has headings that nobody knows, below a title", () => {
    expect(headingsOf([["Price list"], ["Item", "Rate"], ["A-1", "5"]])).toEqual({ at: 1, headings: ["Item", "Rate"] });
  });

  it.each([
    [[["SKU"], ["A-1"], ["A-2", "x"]], 0],
    [[["only one"], ["A-1"]], 0],
    [[[""], ["SKU", "Price"], ["SKU", "Price"]], 1],
    [[[]], 0],
  ])("has its headings where most of them are: %j", (table, at) => expect(headingsOf(table).at).toBe(at));
});

describe("a price with its currency", () => {
  it.each([
    ["AED 12.50", "AED", "12.50"],
    ["12.50 Dhs.", "", "12.50"],
    ["١٢٫٥٠ د.إ", "AED", "١٢٫٥٠"],
    ["$1,250.00", "USD", "1,250.00"],
    ["€ 7", "", "7"],
    ["US Dollar 7", "USD", "7"],
  ])("%s beside %j is a price", (price, currency, bare) => {
    const read = withoutCurrencySign({ price, currency });
    expect(read.price).toBe(bare);
    expect(CURRENCIES).toContain(read.currency);
    expect(read.currency).toBe(currency || read.currency);
  });

  it.each([
    ["AED 12.50", "SAR"],
    ["about 12", "AED"],
    ["12-15 AED", "USD"],
    ["12.50", "AED"],
    ["on request", ""],
    ["", ""],
  ])("%s beside %j stays as it is written", (price, currency) => {
    expect(withoutCurrencySign({ price, currency })).toEqual({ price, currency });
  });
});

describe("countries of origin", () => {
  it.each([
    ["Pakistan", "PK"],
    ["باكستان", "PK"],
    ["Viêt Nam", "VN"],
    ["Turkey", "TR"],
    ["الإمارات العربية المتحدة", "AE"],
    ["USA", "US"],
    ["es", "ES"],
    ["Atlantis", "Atlantis"],
  ])("%s is read as %s", (written, code) => expect(cellInCodes("origin", written)).toBe(code));

  it("are all of ISO 3166-1, each of one code in every language", () => {
    expect(COUNTRIES.length).toBe(249);
    for (const locale of LOCALES) {
      for (const origin of COUNTRIES)
        expect(cellInCodes("origin", cellInNames("origin", origin, locale)), locale).toBe(origin);
    }
  });
});

describe("units and currencies as they are abbreviated", () => {
  it("are each of one code", () => {
    for (const unit of UNITS) {
      for (const sign of [...UNIT_SIGNS[unit], ...UNIT_CODES[unit]]) expect(cellInCodes("unit", sign), sign).toBe(unit);
    }
    for (const currency of CURRENCIES) {
      for (const sign of CURRENCY_SIGNS[currency] ?? []) expect(cellInCodes("currency", sign), sign).toBe(currency);
    }
    expect([cellInCodes("unit", "PCS."), cellInCodes("unit", "dozen"), cellInCodes("currency", "")]).toEqual([
      "piece",
      "dozen",
      "",
    ]);
  });
});

import { afterEach, describe, expect, it } from "vitest";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { parseQuantity } from "#domain/rfq/quantity.ts";
import { headlineQuantity } from "#src/vocabulary/asked-quantity.ts";
import { formatLeadTime, formatQuantity, typedQuantity, unitName } from "#src/vocabulary/trade-terms.ts";
import { speak } from "../../support/in-locale.ts";

afterEach(() => speak("ar"));

describe("quantities", () => {
  it.each([
    [1, "كرتون واحد"],
    [2, "كرتونان"],
    [3, "3 كراتين"],
    [10, "10 كراتين"],
    [11, "11 كرتونًا"],
    [26, "26 كرتونًا"],
    [99, "99 كرتونًا"],
    [100, "100 كرتون"],
    [102, "102 كرتون"],
    [103, "103 كراتين"],
    [1200, "1,200 كرتون"],
  ])("counts %i cartons in Arabic", (count, words) => {
    speak("ar");
    expect(formatQuantity(count, "carton")).toBe(words);
  });

  it("counts in English and French", () => {
    speak("en");
    expect(formatQuantity(1, "box")).toBe("1 box");
    expect(formatQuantity(500, "kg")).toBe("500 kg");
    speak("fr");
    expect(formatQuantity(1, "roll")).toBe("1 rouleau");
    expect(formatQuantity(25, "tonne")).toBe("25 tonnes");
  });

  it.each(["ar", "en", "fr"] as const)(
    "writes in %s what the platform reads again, whatever number and unit",
    (locale) => {
      speak(locale);
      const misread = UNITS.flatMap((unit) =>
        [1, 2, 3, 11, 100, 1200, 1_250_000].flatMap((value) => {
          const read = parseQuantity(typedQuantity(value, unit));
          return read.value === value && read.unit === unit ? [] : [[typedQuantity(value, unit), read]];
        }),
      );
      expect(misread).toEqual([]);
    },
  );

  it("counts in a language of choice: documents are written in two", () => {
    speak("ar");
    expect(formatQuantity(1200, "carton", "en")).toBe("1,200 cartons");
    expect(formatQuantity(1200, "carton", "ar")).toBe("1,200 كرتون");
  });

  it("reads a request's headline in the reader's words, and leaves what could not be read", () => {
    const asked = { quantity: "200 sqm", quantityValue: 200, quantityUnit: "sqm" };
    expect(headlineQuantity(asked)).not.toContain("sqm");
    expect(headlineQuantity(asked)).toBe(formatQuantity(200, "sqm"));
    speak("fr");
    expect(headlineQuantity(asked)).toBe("200 m²");
    expect(headlineQuantity({ quantity: "two lorries", quantityValue: null, quantityUnit: null })).toBe("two lorries");
  });

  it.each(UNITS)("has words for %s in every language", (unit) => {
    for (const locale of ["ar", "en", "fr"] as const) {
      speak(locale);
      for (const count of [0, 1, 2, 5, 11, 100])
        expect(formatQuantity(count, unit)).not.toMatch(/catalogue_|undefined/);
      expect(unitName(unit)).not.toBe("");
    }
  });
});

describe("lead times", () => {
  it("says a range with the plural of its end", () => {
    speak("ar");
    expect(formatLeadTime(7, 12)).toBe("من 7 إلى 12 يومًا");
    expect(formatLeadTime(3, 10)).toBe("من 3 إلى 10 أيام");
    speak("en");
    expect(formatLeadTime(7, 12)).toBe("7–12 days");
  });

  it("says one number once", () => {
    speak("en");
    expect(formatLeadTime(5, 5)).toBe("5 days");
    expect(formatLeadTime(null, 1)).toBe("1 day");
    expect(formatLeadTime(4, null)).toBe("4 days");
  });

  it("says nothing where nothing is known", () => {
    expect(formatLeadTime(null, null)).toBeNull();
  });
});

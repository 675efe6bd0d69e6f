import { expect, it } from "vitest";
import { taxNumberWords } from "#src/vocabulary/tax-number-words.ts";

it("a tax number is a TRN in the Emirates alone", () => {
  expect(taxNumberWords("AE")({}, { locale: "en" })).toBe("Tax number (TRN)");
  for (const country of ["SA", "KE", "", null])
    expect(taxNumberWords(country)({}, { locale: "fr" })).toBe("Numéro fiscal");
});

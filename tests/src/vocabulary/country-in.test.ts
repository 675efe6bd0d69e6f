import { expect, it } from "vitest";
import { countryIn } from "#src/vocabulary/country-in.ts";

it.each([
  ["Kenya", "KE"],
  ["Iceland", "IS"],
  ["كينيا", "KE"],
  ["kénya", "KE"],
  ["Nairobi, Kenya", "KE"],
  ["مومباسا، كينيا", "KE"],
  ["الإمارات", "AE"],
  ["دبي - الإمارات العربية المتحدة", "AE"],
  ["UAE", "AE"],
  ["Émirats arabes unis", "AE"],
  ["Arabie saoudite", "SA"],
  ["السعوديه", "SA"],
  ["Riyadh (KSA)", "SA"],
  ["Côte d’Ivoire", "CI"],
  ["Abidjan / Cote d'Ivoire", "CI"],
  ["سلطنة عُمان", "OM"],
  ["عُمان", "OM"],
  ["عمان", "OM"],
  ["عمّان، الأردن", "JO"],
  ["السعوديّة", "SA"],
])("reads the country of %s", (text, code) => {
  expect(countryIn(text)).toBe(code);
});

it.each([undefined, null, "", "  ", "Dubai", "—", "Niger River", "5", "عمّان", "عَمَّان", "وسط البلد، عمّان"])(
  "reads none in %j",
  (text) => {
    expect(countryIn(text)).toBeUndefined();
  },
);

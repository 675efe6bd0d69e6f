import { afterEach, expect, it } from "vitest";
import { countryName } from "#src/vocabulary/origin-name.ts";
import { speak } from "../../support/in-locale.ts";

afterEach(() => speak("ar"));

it.each([
  ["ar", "الإمارات", "كينيا"],
  ["en", "UAE", "Kenya"],
  ["fr", "Émirats", "Kenya"],
] as const)("in %s, any country has a name, never a code", (locale, near, far) => {
  speak(locale);
  expect(countryName("AE")).toContain(near);
  expect(countryName("KE")).toBe(far);
});

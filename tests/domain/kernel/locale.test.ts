import { describe, expect, it } from "vitest";
import { directionOf, fallbackOrder, isLocale, resolveStoredLocale } from "#domain/kernel/locale.ts";

describe("the language that is remembered", () => {
  it("is Arabic where nothing was, French where something unknown was", () => {
    expect([null, undefined, "", "ar", "en", "fr", "de", "AR"].map(resolveStoredLocale)).toEqual([
      ...["ar", "ar", "ar", "ar", "en", "fr", "fr", "fr"],
    ]);
  });

  it("is one of three, read from right to left only in Arabic", () => {
    expect(["ar", "en", "fr", "de", "", null, 3].map(isLocale)).toEqual([true, true, true, false, false, false, false]);
    expect((["ar", "en", "fr"] as const).map(directionOf)).toEqual(["rtl", "ltr", "ltr"]);
  });

  it("comes first, the others follow", () => {
    expect((["ar", "en", "fr"] as const).map(fallbackOrder)).toEqual([
      ["ar", "en", "fr"],
      ["en", "ar", "fr"],
      ["fr", "ar", "en"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { knownPlace, placeIn, placeNames } from "#domain/kernel/places.ts";

describe("placeIn", () => {
  it.each([
    ["Abu Dhabi", ["أبوظبي", "Abu Dhabi", "Abou Dabi"]],
    ["abu-dhabi", ["أبوظبي", "abu-dhabi", "Abou Dabi"]],
    ["ابوظبي", ["ابوظبي", "Abu Dhabi", "Abou Dabi"]],
    ["أبو ظبي", ["أبو ظبي", "Abu Dhabi", "Abou Dabi"]],
    ["Dubaï", ["دبي", "Dubaï", "Dubaï"]],
    ["جدة", ["جدة", "Jeddah", "Djeddah"]],
    ["Jebel Ali Port", ["ميناء جبل علي", "Jebel Ali Port", "Port de Jebel Ali"]],
    ["Le Caire", ["القاهرة", "Cairo", "Le Caire"]],
  ])("calls %s %j", (name, names) => {
    expect(LOCALES.map((locale) => placeIn(name, locale))).toEqual(names);
  });

  it("leaves what it does not know, or what may be a country, as it was written", () => {
    for (const name of ["", "Warehouse 7, Jebel Ali", "عمان", "عُمان", "Koweït", "تونس", "—"]) {
      for (const locale of LOCALES) {
        expect(knownPlace(name, locale)).toBeUndefined();
        expect(placeIn(name, locale)).toBe(name);
      }
    }
  });

  it("knows the names again that it says itself", () => {
    expect(placeIn("Amman", "ar")).toBe("عمّان");
    for (const name of ["دبي", "الدوحة", "Médine", "Port Sudan", "أم القيوين", "Abou Dhabi"]) {
      for (const locale of LOCALES) expect(placeIn(placeIn(name, locale), "ar")).toBe(placeIn(name, "ar"));
    }
  });

  it("offers each place once in a language, by a name that is known again in all", () => {
    for (const locale of LOCALES) {
      const names = placeNames(locale);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(knownPlace(name, "en"), name).toBeDefined();
    }
  });
});

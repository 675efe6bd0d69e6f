import { describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { knownPlace, placeIn, placeLanguage, placeNames, placeSpellings } from "#domain/kernel/places.ts";

describe("placeIn", () => {
  it.each([
    ["Abu Dhabi", ["أبوظبي", "Abu Dhabi", "Abou Dhabi"]],
    ["abu-dhabi", ["أبوظبي", "abu-dhabi", "Abou Dhabi"]],
    ["ابوظبي", ["ابوظبي", "Abu Dhabi", "Abou Dhabi"]],
    ["أبو ظبي", ["أبو ظبي", "Abu Dhabi", "Abou Dhabi"]],
    ["Dubaï", ["دبي", "Dubaï", "Dubaï"]],
    ["جدة", ["جدة", "Jeddah", "Djeddah"]],
    ["Jebel Ali Port", ["ميناء جبل علي", "Jebel Ali Port", "Port de Jebel Ali"]],
    ["Le Caire", ["القاهرة", "Cairo", "Le Caire"]],
  ])("calls %s %j", (name, names) => {
    expect(LOCALES.map((locale) => placeIn(name, locale))).toEqual(names);
  });

  it.each([
    ["دبي – القوز", ["دبي – القوز", "دبي – القوز", "دبي – القوز"]],
    ["Jebel Ali Port, Dubai", ["ميناء جبل علي، دبي", "Jebel Ali Port, Dubai", "Port de Jebel Ali, Dubai"]],
    ["Dubai (Al Quoz 3)", ["Dubai (Al Quoz 3)", "Dubai (Al Quoz 3)", "Dubai (Al Quoz 3)"]],
    ["جدة، المستودع 4", ["جدة، المستودع 4", "جدة، المستودع 4", "جدة، المستودع 4"]],
    ["جبل علي، دبي", ["جبل علي، دبي", "Jebel Ali, Dubai", "Jebel Ali, Dubaï"]],
    ["Abu-Dhabi - Mussafah", ["Abu-Dhabi - Mussafah", "Abu-Dhabi - Mussafah", "Abou Dhabi - Mussafah"]],
    ["Al Quoz – Dubai", ["Al Quoz – Dubai", "Al Quoz – Dubai", "Al Quoz – Dubai"]],
    ["عمان – المستودع", ["عمان – المستودع", "عمان – المستودع", "عمان – المستودع"]],
  ])("calls the places of %s, where it begins with one and the rest is in the reader's letters", (name, names) => {
    expect(LOCALES.map((locale) => placeIn(name, locale))).toEqual(names);
  });

  it.each([
    ["Charjah, hangar 4", "fr"],
    ["الشارقة، المستودع 4", "ar"],
    ["Cairo", "en"],
    ["Sharjah, dock 2", undefined],
    ["Al Quoz 3", undefined],
  ])("tells the language whose spelling %s begins with, where it is one alone", (text, language) => {
    expect(placeLanguage(text)).toBe(language);
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

  it.each([
    ["مومباسا", "ممباسا", "مومباسة", "Mombasa", "Mombassa", "mombassa"],
    ["ميناء مومباسا", "ميناء ممباسا", "Port of Mombassa", "Mombasa Port", "port de Mombassa"],
    ["جدة", "جده", "Jeddah", "Jiddah", "Djedda"],
    ["دبي", "Dubay", "Doubaï"],
    ["بورتسودان", "بور سودان", "بورت سودان", "Port-Soudan"],
    ["دار السلام", "Dar-es-Salam", "dar es salaam"],
    ["الحديدة", "Hodeida", "Al-Hudaydah"],
    ["البصرة", "Basrah", "Bassorah"],
    ["لاغوس", "لاجوس", "LAGOS"],
    ["ديربان", "دربان", "Durban"],
    ["طنجة المتوسط", "Tangier-Med", "ميناء طنجة المتوسط"],
    ["صلالة", "Salala"],
    ["أديس أبابا", "اديس ابابا", "Addis-Abeba", "Addis Abeba"],
  ])("knows %s however it is spelt", (first, ...spellings) => {
    for (const spelling of spellings) expect(knownPlace(spelling, "en"), spelling).toBeDefined();
    const english = knownPlace(first, "en");
    // What is written in the reader's language stays as written, so Arabic is asked for what is written in Latin letters.
    for (const spelling of spellings) {
      const isArabic = /\p{sc=Arabic}/u.test(spelling);
      expect(isArabic ? knownPlace(spelling, "en") : knownPlace(spelling, "ar"), spelling).toBe(
        isArabic ? english : first,
      );
    }
  });

  it("gives no spelling to two places", () => {
    const placeOf = (spelling: string) => LOCALES.map((locale) => knownPlace(spelling, locale));
    for (const spelling of placeSpellings()) {
      expect(placeOf(spelling), spelling).not.toContain(undefined);
      // Its own name comes back in the language it is of; were it another place's, none of the three would be.
      expect(placeOf(spelling), spelling).toContain(spelling);
    }
  });
});

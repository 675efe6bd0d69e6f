import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { detachedStemOf, stemOf } from "#domain/catalogue/search/stems.ts";
import { isStopWord } from "#domain/catalogue/search/stop-words.ts";
import { skeletonsOf, soundsAsked } from "#domain/catalogue/search/transliteration.ts";
import { normalise, wordsOf } from "#domain/catalogue/search/words.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."أإآٱىةؤئءـًٌٍَُِّْ٠٥۹ abéœß’'-,%ﷺ½ﬁ🎁"), maxLength: 40 }),
);

describe("normalise", () => {
  it.each([
    ["إسمنت أبيض", "اسمنت ابيض"],
    ["كُرْسِيّ مَكْتَب", "كرسي مكتب"],
    ["مستشفى", "مستشفي"],
    ["قهوة", "قهوه"],
    ["تــمــر", "تمر"],
    ["مؤسسة بيئية", "موسسه بيييه"],
    ["٥٠٠ و ۵۰۰", "500 و 500"],
    ["کرسی گاز", "كرسي كاز"],
    ["ﻻ ﷲ", "لا الله"],
    ["Crème brûlée", "creme brulee"],
    ["Œuvre, cœur", "oeuvre coeur"],
    ["l’huile d'olive", "l huile d olive"],
    ["PVC-U Ø110", "pvc u o110"],
    ["Straße ＡＢＣ", "strasse abc"],
    ["", ""],
    ["  – ! ", ""],
  ])("%s → %s", (text, normalised) => {
    expect(normalise(text)).toBe(normalised);
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalise(normalise(text))).toBe(normalise(text));
      }),
    );
  });

  it("holds nothing that means something to a query language", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalise(text)).not.toMatch(/["'*^():+\-{}\p{Cc}]/u);
      }),
    );
  });
});

describe("wordsOf", () => {
  it("keeps offsets of the text as written", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const word of wordsOf(text)) {
          // Words of one character ("🄀" is 0 and a point) share its place, which may be two code units.
          expect(word.start).toBeGreaterThanOrEqual(last - 2);
          expect(word.end).toBeGreaterThan(word.start);
          expect(text.slice(word.start, word.end)).not.toBe("");
          last = word.end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it("takes symbols for words of their own", () => {
    expect(wordsOf("50% & 5$").map((word) => word.isSymbol)).toEqual([false, true, true, false, true]);
  });

  it("tells stop words by how they are written", () => {
    expect(isStopWord("the")).toBe(true);
    expect(isStopWord("thé")).toBe(false);
    expect(
      wordsOf("L'eau de la mer")
        .filter((word) => !word.isStopWord && !word.isSymbol)
        .map((word) => word.term),
    ).toEqual(["eau", "mer"]);
  });

  it("keeps the exact form but for case", () => {
    expect(wordsOf("Thé VERT تَمْر").map((word) => word.surface)).toEqual(["thé", "vert", "تَمْر"]);
  });
});

describe("stemOf", () => {
  it.each([
    ["dates", "date"],
    ["boxes", "box"],
    ["batteries", "battery"],
    ["batterie", "battery"],
    ["tomatoes", "tomato"],
    ["bananes", "banane"],
    ["metaux", "metal"],
    ["gateaux", "gateau"],
    ["glasses", "glass"],
    ["المعدات", "معده"],
    ["علبه", "علب"],
    ["مكيفات", "مكيف"],
    ["والزيتون", "زيتون"],
    ["كهرباء", "كهربا"],
  ])("%s and %s meet", (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ["زيتون", "زيت"],
    ["glass", "glas"],
    ["gas", "ga"],
    ["تين", "ت"],
  ])("%s and %s do not", (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it("looks behind one attached letter", () => {
    expect(detachedStemOf("بفراوله")).toBe(stemOf("فراوله"));
    expect(detachedStemOf("تمر")).toBeUndefined();
    expect(detachedStemOf("dates")).toBeUndefined();
  });
});

describe("skeletonsOf", () => {
  it.each([
    ["tumoor", "تمور"],
    ["7alib", "حليب"],
    ["zayt", "زيت"],
    ["5obz", "خبز"],
    ["9aboon", "صابون"],
    ["6awla", "طاولة"],
    ["qahwa", "قهوة"],
    ["8ahwa", "قهوة"],
    ["shokolata", "شوكولاتة"],
    ["gebna", "جبنة"],
    ["khalas", "خلاص"],
  ])("%s sounds like %s", (latin, arabic) => {
    expect(soundsAsked(normalise(latin))).toEqual(expect.arrayContaining(skeletonsOf(normalise(arabic)).slice(0, 1)));
  });

  it.each([
    ["al7laqa", "حلاقة"],
    ["walzaytoun", "زيتون"],
    ["llsh3r", "شعر"],
    ["3asal", "عسل"],
    ["asal", "عسل"],
    ["n3na3", "نعناع"],
    ["na3na3", "نعناع"],
    ["munadhifat", "منظف"],
    ["warda", "وردة"],
    ["ordah", "وردة"],
    ["kalsium", "كالسيوم"],
    ["djaj", "دجاج"],
    ["2ahwa", "قهوة"],
    ["moz", "موز"],
    ["tin", "تين"],
  ])("%s is asked where %s is found", (latin, arabic) => {
    const found = skeletonsOf(normalise(arabic));
    expect(soundsAsked(normalise(latin)).filter((sound) => found.includes(sound))).not.toEqual([]);
  });

  it("keeps long vowels apart where two consonants are left", () => {
    const long = (term: string) => skeletonsOf(normalise(term)).filter((sound) => sound.length > 2);
    expect(long("موز")).toEqual(["mWz"]);
    expect(long("تين")).toEqual(["tYn"]);
    expect(soundsAsked("moz")).not.toContain("mYz");
  });

  it("gives nothing for a single consonant, and few readings for many doubtful letters", () => {
    expect(skeletonsOf("tea")).toEqual([]);
    expect(skeletonsOf("8g8g8g8g8g8g").length).toBeLessThanOrEqual(4);
    expect(soundsAsked("al8g8g8g8g8gat").length).toBeLessThanOrEqual(24);
  });
});

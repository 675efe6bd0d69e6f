import { describe, expect, it } from "vitest";
import { foreignLanguage, namedLanguage, writtenLanguage } from "#src/lib/format/written-language.ts";

describe("the language of a text that somebody wrote", () => {
  it("is told on an Arabic page of each text in Latin words, so that a list marks all of them or none", () => {
    expect(foreignLanguage("Glazed wall tile, 30 × 60 cm", "ar")).toBe("en");
    expect(foreignLanguage("Gobelets pour boissons chaudes", "ar")).toBe("fr");
    expect(foreignLanguage("HDPE 5502, PN16", "ar")).toBeNull();
    expect(foreignLanguage("بلاط جدران", "ar")).toBe("ar");
  });

  it.each(["500 × 20", "—", "Nescafé Gold", "Al Fajr Trading", "La Perla", "L’Oréal", "AUX 3.5 mm", "DU 5G", "Lomé"])(
    "is none of %s: numbers and names",
    (text) => {
      for (const reader of ["ar", "en", "fr"] as const) expect(foreignLanguage(text, reader)).toBeNull();
    },
  );

  it.each(["Câble électrique", "Les prix sont fermes", "30 % d’acompte", "Solde avant expédition", "L’huile d’olive"])(
    "is French of %s",
    (text) => expect(writtenLanguage(text)).toBe("fr"),
  );

  it("is not guessed between two languages of Latin letters", () => {
    expect(foreignLanguage("Ciment gris", "en")).toBeNull();
    expect(foreignLanguage("Glazed wall tile", "fr")).toBeNull();
    expect(writtenLanguage("Coupelles d’olives")).toBe("fr");
  });

  it("is none of a firm's name in Latin letters", () => {
    expect(namedLanguage("Comptoir de l’Atlas")).toBeNull();
    expect(namedLanguage("شركة النخيل")).toBe("ar");
  });
});

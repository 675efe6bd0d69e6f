import { describe, expect, it } from "vitest";
import { foreignLanguage, namedLanguage, writtenLanguage } from "#src/lib/format/written-language.ts";

describe("the language of a text that somebody wrote", () => {
  it("is told on an Arabic page of each text in Latin words, so that a list marks all of them or none", () => {
    expect(foreignLanguage("Glazed wall tile, 30 × 60 cm", "ar")).toBe("en");
    expect(foreignLanguage("Gobelets pour boissons chaudes", "ar")).toBe("fr");
    expect(foreignLanguage("HDPE 5502, PN16", "ar")).toBeNull();
    expect(foreignLanguage("بلاط جدران", "ar")).toBe("ar");
  });

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

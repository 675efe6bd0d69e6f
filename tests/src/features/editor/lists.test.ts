import { describe, expect, it } from "vitest";
import { bestTitle, mentions, missingLanguages, moved } from "#src/features/editor/entry-list.tsx";
import { suggestSlug } from "#src/features/editor/new-tip-screen.tsx";

describe("moving an entry", () => {
  it("changes places with its neighbour and stops at both ends", () => {
    const order = ["a", "b", "c"];
    expect(moved(order, "b", -1)).toEqual(["b", "a", "c"]);
    expect(moved(order, "b", 1)).toEqual(["a", "c", "b"]);
    expect(moved(order, "a", -1)).toEqual(order);
    expect(moved(order, "c", 1)).toEqual(order);
    expect(moved(order, "x", 1)).toEqual(order);
  });
});

describe("titles of an entry", () => {
  it("fall back ar → en → fr, and say what is missing", () => {
    expect(bestTitle({ en: "E", fr: "F" }, "ar")).toEqual({ title: "E", textLocale: "en" });
    expect(bestTitle({ ar: "ع", fr: "F" }, "fr")).toEqual({ title: "F", textLocale: "fr" });
    expect(bestTitle({}, "fr")).toBeUndefined();
    expect(missingLanguages({ en: "E" })).toEqual(["ar", "fr"]);
  });

  it("are found in any language however they are written", () => {
    const titles = { ar: "الأسعار", fr: "Qualité" };
    expect([mentions(titles, "اسعار"), mentions(titles, "QUALITE"), mentions(titles, "price")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("an address out of a title", () => {
  it("keeps Latin letters and digits, and is empty for Arabic", () => {
    expect(suggestSlug("  Négocier, avec 3 chiffres! ")).toBe("negocier-avec-3-chiffres");
    expect(suggestSlug("تفاوض")).toBe("");
    expect(suggestSlug(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
  });
});

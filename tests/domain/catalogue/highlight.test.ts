import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markMatches } from "#domain/catalogue/search/highlight.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";

const marked = (text: string, query: string) =>
  markMatches(text, query, planSearch(query)?.alternatives)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join("");

describe("markMatches", () => {
  it.each([
    ["تُمُور خَلاصٌ فاخرة", "خلاص", "تُمُور [خَلاصٌ] فاخرة"],
    ["التمور الفاخرة", "تمر", "[التمور] الفاخرة"],
    ["Khalas dates 5 kg", "تمر", "Khalas [dates] 5 kg"],
    ["Khalas dates 5 kg", "dat", "Khalas [dat]es 5 kg"],
    ["Huile d'olive vierge", "olive oil", "[Huile d'olive] vierge"],
    ["Thé vert à la menthe", "the", "[Thé] vert à la menthe"],
    ["Chocolate bar", "choclate", "[Chocolate] bar"],
    ["حليب مجفف", "7alib", "[حليب] مجفف"],
    ["خَلاَصٌ فاخر", "خلا", "[خَلاَ]صٌ فاخر"],
    ["ﬁnish", "fin", "[ﬁn]ish"],
    ["100% pure", "%", "100[%] pure"],
    ["Steel pipes", "tea", "Steel pipes"],
    ["Steel pipes", "", "Steel pipes"],
    ["", "x", ""],
  ])("%s for %s", (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it("never changes the text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."أةَُ ـabcéﬁﷺ½'’-%🎁\ud800 "), maxLength: 40 });
    fc.assert(
      fc.property(text, text, (shown, query) => {
        const pieces = markMatches(shown, query, planSearch(query)?.alternatives);
        expect(pieces.map((piece) => piece.text).join("")).toBe(shown);
      }),
    );
  });
});

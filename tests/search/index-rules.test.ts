import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { synonymWords } from "#domain/catalogue/search/synonyms.ts";
import { vocabularyKeys } from "#domain/catalogue/search/vocabulary-keys.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { RULES } from "#worker/catalogue/search/index-rules.ts";
import { indexRow } from "#worker/catalogue/search/indexable-product.ts";

/** What {@link tokensOfToday} came to when RULES was raised last. */
const KNOWN = { rules: "9", tokens: "f89e667b73f1f24f" };

/** Names that try each rule: stems, articles, heads, kinds, sizes, sounds. */
const NAMES = [
  "تمر سكري مفتّل – كرتون 10 كجم",
  "والبلاطات الخزفية للمطابخ 60 × 60 سم",
  "مولّد ديزل كاتم للصوت 100 ك.ف.أ",
  "Deformed steel rebars grade 60, 12 m lengths",
  "Horizontal flow wrapper for biscuits and dates",
  "PET bottles 300ml – 4x95 mm²",
  "Câble d'énergie cuivre 4 × 95 mm²",
  "Rebar 8–40 mm, EN10080",
  "Boîtes à gâteaux en carton pour pâtisseries",
  "Villa video intercom kit, 7-inch screen",
  "Rouleaux de moquette murs à murs",
  "طقم مفارش فندقية",
  "Set of 6 paper cups for hotels",
  "Lot de 12 serviettes de bain",
  "Moquette 2.5 x 4 m",
  "التمور والعسل",
];

/** A print of all that the index would hold of these names and of every word of the synonym table. */
function tokensOfToday(): string {
  const rows = [...NAMES, ...synonymWords().map(([word]) => word)].map((name) => {
    const {
      exact,
      name: named,
      rest,
      facet,
      words,
    } = indexRow({
      ...{
        supplierId: "s",
        sku: "k",
        hsCode: "0804.10",
        category: "furniture",
        subcategory: "home-furniture",
        origin: "AE",
      },
      ...{
        priceMinor: 100,
        currency: "AED",
        moq: 1,
        orderMultiple: 1,
        certifications: ["halal"],
        supplierNames: ["Sidra"],
      },
      texts: LOCALES.map((locale) => ({ locale, name, description: name, specs: [[name, "12 mm"]] })),
    });
    return [exact, named, rest, facet, words, words.map(vocabularyKeys)];
  });
  return createHash("sha256").update(JSON.stringify(rows)).digest("hex").slice(0, 16);
}

it("a change of what the index holds of the same texts raises RULES, so that servers are indexed again", () => {
  expect({ rules: RULES, tokens: tokensOfToday() }).toEqual(KNOWN);
});

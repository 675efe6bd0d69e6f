import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../support/database.ts";
import { find, type Stock, stock } from "./stock.ts";

const SHELF: Stock[] = [
  { name: { ar: "تُمُور خَلاص العين 5 كجم", en: "Khalas dates, 5 kg", fr: "Dattes Khalas, 5 kg" }, supplier: "sidra" },
  {
    name: { ar: "زيت الزيتون البكر الممتاز", fr: "Huile d'olive vierge extra" },
    description: { ar: "معصور على البارد، عبوة ٧٥٠ مل", fr: "Pressée à froid, bouteille de 750 ml" },
  },
  { name: "PVC-U pressure pipe Ø110 (PN16)", description: "To ISO1452-2 and EN 1452; length 6 m, 100% lead-free" },
  {
    name: { ar: "كرسي مكتب شبكي", en: "Mesh office chair" },
    description: { ar: "قاعدة ألومنيوم", en: "Aluminium base" },
  },
  { name: { en: "Straße œuvre naïve ﬁnish", ar: "ماء ورد" }, description: "Tea & coffee: 50/50 blend – “best” #1" },
  { name: "Generator 500kVA", description: "Silent canopy, 3-phase, 50 Hz", supplier: "manba-pumps" },
  { name: { fr: "Électropompe à l'eau" }, description: { fr: "Qu'il pleuve ou non, jusqu'à 40 m³/h" } },
  { name: "Emoji pack 🎁 gift box", description: "Price: $5 / €4.50 → 5 د.إ" },
];

const SHOPS = {
  sidra: { name: { ar: "مصنع سدرة العين للتمور", en: "Sidrat Al Ain Dates Factory", fr: "Usine Sidrat Al Aïn" } },
  "manba-pumps": { name: { en: "Manba Pumps & Generators" } },
};

/** All texts that the plain rule of the spec (§5) looks in. */
function textsOf(item: Stock): string[] {
  const own = (texts: Stock["name"] | undefined) => (typeof texts === "string" ? [texts] : Object.values(texts ?? {}));
  const shop = SHOPS[(item.supplier ?? "") as keyof typeof SHOPS];
  return [...own(item.name), ...own(item.description), ...Object.values(shop?.name ?? {})];
}

describe("the spec's plain rule", () => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase();
    await stock(db, SHELF, SHOPS);
  });

  const piece = fc
    .tuple(
      fc.nat(SHELF.length - 1),
      fc.nat(20),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 24 }),
    )
    .map(([item, which, start, length]) => {
      const texts = textsOf(SHELF[item] ?? { name: "" });
      const characters = [...(texts[which % texts.length] ?? "")];
      const from = Math.floor(start * characters.length);
      return characters.slice(from, from + length).join("");
    });

  it("finds every case-insensitive piece of a name, a description or a supplier's name", async () => {
    await fc.assert(
      fc.asyncProperty(piece, fc.boolean(), async (text, upper) => {
        const q = (upper ? text.toUpperCase() : text).trim();
        // A lone tashkeel, tatweel or joiner is not seen by anybody, so it finds nothing.
        fc.pre(/[\p{L}\p{N}\p{P}\p{S}]/u.test(q) && !/^\p{M}/u.test(q));
        const found = (await find(db, { q })).hits.map((hit) => hit.number);
        const expected = SHELF.flatMap((item, place) =>
          textsOf(item).some((own) => own.toLowerCase().includes(q.toLowerCase())) ? [place + 1] : [],
        );
        expect(found).toEqual(expect.arrayContaining(expected));
      }),
      { numRuns: 400 },
    );
  });

  it("finds single letters and pairs inside words", async () => {
    for (const q of ["a", "ه", "ai", "ري", "5", "kv", "%", "&"]) {
      const found = (await find(db, { q })).hits.map((hit) => hit.number);
      const expected = SHELF.flatMap((item, place) =>
        textsOf(item).some((own) => own.toLowerCase().includes(q)) ? [place + 1] : [],
      );
      expect(found, q).toEqual(expect.arrayContaining(expected));
    }
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../support/database.ts";
import { find, type Stock, stock } from "./stock.ts";

const SHELF: Stock[] = [
  {
    name: { en: "Deformed rebar", fr: "Fer à béton crénelé" },
    category: "building-materials",
    subcategory: "cement-steel",
  },
  {
    name: { en: "Concrete mixer with steel drum", fr: "Bétonnière" },
    category: "machinery-equipment",
    subcategory: "construction-machinery",
  },
  {
    name: { en: "Hot-rolled H-beams", fr: "Poutrelles H" },
    category: "building-materials",
    subcategory: "cement-steel",
  },
  {
    name: { en: "Portland cement", fr: "Ciment Portland" },
    category: "building-materials",
    subcategory: "cement-steel",
  },
  {
    name: { en: "Pool mosaic", fr: "Mosaïque de piscine" },
    category: "building-materials",
    subcategory: "ceramics",
  },
  {
    name: { en: "Submersible pump", ar: "مضخة غاطسة" },
    description: "Lifts water",
    category: "machinery-equipment",
    subcategory: "generators-pumps",
  },
  {
    name: { ar: "خط تعبئة بأربع رؤوس", en: "Four-head filling line" },
    category: "machinery-equipment",
    subcategory: "packing-machines",
  },
  {
    name: { ar: "مياه معطرة", en: "Scented water" },
    category: "consumer-goods",
    subcategory: "perfumes",
  },
  {
    name: { fr: "Couverts en bois", en: "Wood cutlery" },
    category: "sustainable",
    subcategory: "biodegradables",
  },
  {
    name: { en: "Three-layer mask", fr: "Masque trois épaisseurs" },
    description: { en: "Small enough for a baby" },
    category: "medical-health",
    subcategory: "disposables",
  },
  {
    name: { en: "Kraft coffee cups", ar: "أكواب قهوة كرافت", fr: "Gobelets à café kraft" },
    description: "For roasted beans",
    category: "sustainable",
    subcategory: "biodegradables",
  },
  {
    name: { en: "Olive oil and laurel soap", ar: "صابون زيت الزيتون والغار", fr: "Savon à l'huile d'olive" },
    category: "consumer-goods",
    subcategory: "personal-care",
  },
  {
    name: { en: "PVC suspension resin", ar: "راتنج PVC", fr: "Résine PVC" },
    description: "For pipes of 110 mm",
    category: "plastic-raw-materials",
    subcategory: "pvc-pet",
  },
  {
    name: { en: "Three-door wardrobe", ar: "خزانة بثلاثة أبواب", fr: "Armoire trois portes" },
    description: { en: "Of wood", ar: "من الخشب", fr: "En bois" },
    subcategory: "home-furniture",
    category: "furniture",
  },
  { name: { ar: "التمور والعسل" }, category: "food-products", subcategory: "canned-food" },
];

describe("what has all that was asked for, and what only shares its words", () => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase();
    await stock(db, SHELF);
  });

  /** Numbers of the products that are shown as having all. */
  async function full(q: string): Promise<number[]> {
    const result = await find(db, { q });
    return result.hits.slice(0, result.full).map(({ number }) => number);
  }

  it.each([
    ["fer à béton", [1]],
    ["couches bébé", []],
    ["water pump", [6]],
  ])("takes the phrase %s for the one thing it names, not for what its words mean apart", async (q, numbers) => {
    expect(await full(q)).toEqual(numbers);
  });

  it("takes nothing for cement because it stands in a part of the catalogue for cement and steel", async () => {
    expect(await full("ciment")).toEqual([4]);
    expect((await find(db, { q: "ciment" })).hits.map(({ number }) => number)).toContain(3);
  });

  it("takes what stands in a part of one kind for goods of this kind", async () => {
    expect(await full("céramique")).toEqual([5]);
  });

  it.each([
    ["مكائن تعبئة مياه", 7],
    ["meubles de bureau en bois", 9],
  ])("wants what %s asks for from the part of the catalogue that it names, and has it near", async (q, near) => {
    expect(await full(q)).toEqual([]);
    expect((await find(db, { q })).hits.map(({ number }) => number)).toContain(near);
  });

  it.each([
    ["coffee beans", 11],
    ["olive oil", 12],
    ["زيت زيتون", 12],
    ["huile d'olive", 12],
    ["tuyau pvc 110", 13],
    ["أبواب خشب", 14],
    ["portes en bois", 14],
  ])("has near, and not in full, what is for, of or with what %s asks for", async (q, near) => {
    expect(await full(q)).not.toContain(near);
    expect((await find(db, { q })).hits.map(({ number }) => number)).toContain(near);
  });

  it.each([
    ["coffee cups", [11]],
    ["olive oil soap", [12]],
    ["savon à l'huile d'olive", [12]],
    ["صابون بزيت الزيتون", [12]],
    ["kraft", [11]],
    ["pvc resin", [13]],
    ["عسل", [15]],
  ])("has all of %s in goods that are named by it", async (q, numbers) => {
    expect(await full(q)).toEqual(numbers);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";
import { find, type Stock, stock } from "./stock.ts";

const SHELF: Stock[] = [
  { name: { ar: "تمر خلاص", en: "Khalas dates", fr: "Dattes Khalas" }, supplier: "sidra", category: "food-products" },
  { name: { en: "Draft dates" }, status: "draft" },
  {
    name: { ar: "شامبو للأطفال 500 مل", en: "Baby shampoo 500ml", fr: "Shampoing pour bébé 500 ml" },
    supplier: "soap",
    category: "consumer-goods",
    subcategory: "personal-care",
  },
  {
    name: { ar: "شفرات حلاقة", en: "Shaving blades", fr: "Lames de rasage" },
    supplier: "sidra",
    category: "consumer-goods",
    subcategory: "personal-care",
  },
  { name: { ar: "كرسي خشب التيك", en: "Teak banquet chair", fr: "Chaise en teck" }, supplier: "soap" },
  { name: { ar: "شريحة لحم", en: "Steak box", fr: "Boîte à steak" }, supplier: "soap" },
];
const SHOPS = { sidra: { name: { ar: "مصنع سدرة العين", en: "Sidrat Al Ain Factory" } } };
const PERSONAL_CARE = { category: "consumer-goods", subcategory: "personal-care" };
const DATES = { category: "food-products", subcategory: "dates" };

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await stock(db, SHELF, SHOPS);
});

it("offers products in the reader's language, in one database call", async () => {
  const calls = countCalls(db);
  const { products } = await suggest(db, "date", "fr");
  expect(calls()).toBe(1);
  expect(products.map(({ name }) => name)).toEqual(["Dattes Khalas"]);
});

it("offers categories by a word of their name, without the article too", async () => {
  for (const q of ["تمور", "تمر", "datt", "wholesale dates in dubai", "devis pour dattes"]) {
    expect((await suggest(db, q, "ar")).categories, q).toContainEqual({ ...DATES, search: null });
  }
  expect((await suggest(db, "packag", "en")).categories[0]?.category).toBe("packaging-supplies");
});

it("offers suppliers by any word of their name", async () => {
  expect((await suggest(db, "sidrat", "ar")).suppliers.map(({ name }) => name)).toEqual(["مصنع سدرة العين"]);
  expect((await suggest(db, "al ain", "en")).suppliers).toHaveLength(1);
});

it("offers nothing for what can't be found, and never fails", async () => {
  for (const q of ["", "   ", "\u0640", '" OR *', "\ud800", "%%%", "(".repeat(256)]) {
    expect((await suggest(db, q, "en")).suppliers).toEqual([]);
  }
});

describe("what is said around goods", () => {
  it.each([
    ["wholesale shampoo dub", "Baby shampoo 500ml"],
    ["shampoo suppl", "Baby shampoo 500ml"],
    ["أريد شراء شامبو بالجملة", "Baby shampoo 500ml"],
    ["أريد شراء شام", "Baby shampoo 500ml"],
    ["shampoing 500 ml grossiste", "Baby shampoo 500ml"],
    ["shampoo 500ml", "Baby shampoo 500ml"],
    ["50 cartons shampoo", "Baby shampoo 500ml"],
    ["أريد شراء تمر", "Khalas dates"],
    ["emirati dates wholes", "Khalas dates"],
    ["devis pour rasage", "Shaving blades"],
    ["demande de devis pour lames de ras", "Shaving blades"],
  ])("keeps none from being suggested: %s", async (q, name) => {
    expect((await suggest(db, q, "en")).products.map((product) => product.name)).toEqual([name]);
  });

  it("is left out where a supplier is named, too", async () => {
    expect((await suggest(db, "supplier sidrat", "en")).suppliers.map(({ slug }) => slug)).toEqual(["sidra"]);
  });
});

it("suggests no goods for pieces of their words, nor for letters that tell too little", async () => {
  for (const q of ["tea", "eak", "xyzw"]) expect((await suggest(db, q, "en")).products, q).toEqual([]);
  expect((await suggest(db, "teak", "en")).products.map(({ name }) => name)).toEqual(["Teak banquet chair"]);
  expect((await suggest(db, "khal", "en")).products.map(({ name }) => name)).toEqual(["Khalas dates"]);
  expect((await suggest(db, "banquet ch", "en")).products.map(({ name }) => name)).toEqual(["Teak banquet chair"]);
});

it("leads to who sells it and where it is, by a search that finds it", async () => {
  for (const [q, query, goods] of [
    ["shampoo", "shampoo", "shampoo"],
    ["wholesale shampoo dub", "wholesale shampoo", "shampoo"],
    ["أريد شراء شامبو", "أريد شراء شامبو", "شامبو"],
    ["devis pour shampoing", "devis pour shampoing", "shampoing"],
  ] as const) {
    const { sellers, categories } = await suggest(db, q, "en");
    expect(sellers, q).toEqual({ query, goods, count: 1, isLowerBound: false });
    expect(categories, q).toEqual([{ ...PERSONAL_CARE, search: { query, goods } }]);
    const { full, beside } = await find(db, { q: query, ...PERSONAL_CARE });
    expect([full, beside?.suppliers], q).toEqual([1, 1]);
  }
  expect((await suggest(db, "xyzw", "en")).sellers).toBeNull();
});

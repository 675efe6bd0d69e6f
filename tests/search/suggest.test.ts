import { beforeAll, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";
import { type Stock, stock } from "./stock.ts";

const SHELF: Stock[] = [
  { name: { ar: "تمر خلاص", en: "Khalas dates", fr: "Dattes Khalas" }, supplier: "sidra", category: "food-products" },
  { name: { en: "Draft dates" }, status: "draft" },
];
const SHOPS = { sidra: { name: { ar: "مصنع سدرة العين", en: "Sidrat Al Ain Factory" } } };

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
  expect((await suggest(db, "تمور", "ar")).categories).toContainEqual({
    category: "food-products",
    subcategory: "dates",
  });
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

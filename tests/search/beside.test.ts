import { beforeAll, describe, expect, it } from "vitest";
import { listSellersSchema } from "#domain/catalogue/read-catalogue.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { listSellers } from "#worker/catalogue/list-sellers.ts";
import { countCalls } from "../support/count-calls.ts";
import { databaseAt, freshDatabase, freshDatabaseUrl } from "../support/database.ts";
import { find, type Stock, stock } from "./stock.ts";

const dates = { category: "food-products", subcategory: "dates" } as const;
const juices = { category: "food-products", subcategory: "juices" } as const;
const machines = { category: "machinery-equipment", subcategory: "packing-machines" } as const;

const SHELF: Stock[] = [
  { name: { ar: "تمر خلاص", en: "Khalas dates", fr: "Dattes Khalas" }, supplier: "oasis", ...dates },
  { name: { ar: "تمر سكري", en: "Sukkari dates", fr: "Dattes Sukkari" }, supplier: "oasis", origin: "SA", ...dates },
  { name: { ar: "تمر مجدول", en: "Medjool dates", fr: "Dattes Medjool" }, supplier: "palm", ...dates },
  // Dates by its kind alone.
  { name: { ar: "معمول", en: "Maamoul", fr: "Maamoul" }, supplier: "bakery", ...dates },
  // A juice of dates is a juice.
  { name: { ar: "عصير تمر", en: "Juice of dates", fr: "Jus de dattes" }, supplier: "press", ...juices },
  { name: { ar: "تمر للعصير", en: "Juicing dates", fr: "Dattes à jus" }, supplier: "press", ...juices },
  // None of these is found: not published, of a suspended company, named by something else.
  { name: { ar: "تمر", en: "Dates", fr: "Dattes" }, supplier: "draft", status: "draft", ...dates },
  { name: { ar: "تمر", en: "Dates", fr: "Dattes" }, supplier: "gone", ...dates },
  { name: { en: "Vacuum sealer for dates" }, supplier: "maker", ...machines },
];
const SHOPS = { gone: { status: "suspended" as const } };
/** Each asks for dates, in words around them that no product has. */
const ASKED = ["dates", "dattes", "أريد شراء تمر بالجملة", "wholesale dates supplier in dubai", "devis pour dattes"];

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await stock(db, SHELF, SHOPS);
});

const besideOf = async (input: object) => (await find(db, input)).beside ?? expect.fail("nothing beside");
const listed = (goods: string, more: object = {}, shop = db) =>
  listSellers({ db: shop, now: () => 1 }, listSellersSchema.parse({ kind: "suppliers", goods, locale: "en", ...more }));

describe("who sells it", () => {
  it.each(ASKED)("is counted as the list of companies shows: %s", async (q) => {
    const { suppliers, suppliersAreLowerBound } = await besideOf({ q });
    expect({ suppliers, suppliersAreLowerBound }).toEqual({ suppliers: 4, suppliersAreLowerBound: false });
    for (const locale of LOCALES) {
      const list = await listed(q, { locale });
      expect(list).toMatchObject({ total: suppliers, totalIsLowerBound: false });
      expect(list.items.map(({ slug }) => slug).sort()).toEqual(["bakery", "oasis", "palm", "press"]);
    }
  });

  it("is whoever sells it, whatever the filters and the order", async () => {
    for (const more of [{ origin: ["SA"] }, { sort: "price_low" }, { category: "furniture" }, { page: 2 }]) {
      expect((await besideOf({ q: "dates", ...more })).suppliers, JSON.stringify(more)).toBe(4);
    }
  });

  it("is nobody for what only comes near", async () => {
    for (const q of ["dates 500kg drum", "zzzqqq", "halal dates"]) {
      const { suppliers } = await besideOf({ q });
      expect([suppliers, (await listed(q)).total], q).toEqual([0, 0]);
    }
  });

  it("is named by the goods alone", async () => {
    expect((await besideOf({ q: "wholesale Dates supplier in dubai" })).goods).toBe("Dates");
    expect((await besideOf({ q: "أريد شراء تمر سعودي بالجملة" })).goods).toBe("تمر سعودي");
    expect((await besideOf({ q: "devis pour huile d'olive" })).goods).toBe("huile d'olive");
    expect((await listed("wholesale Dates supplier in dubai")).goods).toBe("Dates");
  });

  it.each([
    ["need 500 cartons dates from saudi under 5 AED", "500 cartons dates from saudi under 5 AED", "500 cartons"],
    ["wholesale dates", "dates", ""],
    ["أريد شراء تمر سعودي 20 كرتون إلى دبي", "تمر سعودي 20 كرتون إلى دبي", "20 كرتون"],
    ["devis pour 500 dattes livrées à Dubaï", "500 dattes livrées à Dubaï", ""],
  ])("tells of %s what a request would ask for", async (q, text, quantity) => {
    expect((await besideOf({ q })).wanted).toEqual({ text, quantity, category: "food-products" });
  });

  it.each([
    ["named by the words", { q: "packing machines" }, "machinery-equipment"],
    ["of what has all of them", { q: "maamoul" }, "food-products"],
    ["chosen", { q: "zzzqqq", category: "furniture" }, "furniture"],
    ["of neither", { q: "zzzqqq" }, null],
  ])("tells the category that a request would stand in: %s", async (_, input, category) => {
    expect((await besideOf(input)).wanted.category).toBe(category);
  });

  it("tells no category where goods of several have all", async () => {
    const mixed = await freshDatabase();
    await stock(mixed, [
      { name: { en: "Polished gizmo" }, supplier: "a", ...dates },
      { name: { en: "Folding gizmo" }, supplier: "b", ...machines },
    ]);
    expect((await find(mixed, { q: "gizmo" })).beside?.wanted.category).toBeNull();
  });

  it("narrows with the other filters of the list", async () => {
    expect((await listed("dates", { q: "palm" })).total).toBe(1);
    expect((await listed("dates", { country: "SA" })).total).toBe(0);
    expect((await listed("dates", { kind: "manufacturers" })).total).toBe(4);
  });
});

describe("categories of it", () => {
  it.each(ASKED)("are counted as their links show: %s", async (q) => {
    const { places } = await besideOf({ q });
    expect(places).toEqual([
      { ...dates, count: 4, isNamed: true },
      { ...juices, count: 1, isNamed: false },
    ]);
    expect((await find(db, dates)).total).toBe(4);
    expect((await find(db, { q, ...juices })).full).toBe(1);
  });

  it("follow the filters, and end where one is chosen", async () => {
    expect((await besideOf({ q: "maamoul" })).places).toEqual([{ ...dates, count: 1, isNamed: false }]);
    const inFood = { q: "dates", category: "food-products" };
    expect((await besideOf(inFood)).places.map(({ count }) => count)).toEqual([4, 1]);
    expect((await besideOf({ ...inFood, origin: ["SA"] })).places).toEqual([{ ...dates, count: 1, isNamed: false }]);
    expect((await besideOf({ ...inFood, subcategory: "dates" })).places).toEqual([]);
  });
});

describe("bad words", () => {
  const HOSTILE = [
    "",
    '" OR *',
    "%",
    "\ud800",
    "(".repeat(256),
    "x".repeat(2000),
    "'; DROP TABLE suppliers; --",
    ":now",
  ];
  it.each(HOSTILE)("never fail: %j", async (words) => {
    const { beside } = await find(db, { q: words });
    const { total } = await listed(words);
    if (words.trim() !== "") expect(total).toBe(beside?.suppliers ?? 0);
  });

  it("that hold nothing to find find no company", async () => {
    expect((await listed("\u0640")).total).toBe(0);
  });
});

it("is one database call, of the search and of the list", async () => {
  const calls = countCalls(db);
  await find(db, { q: "dates" });
  await listed("dates");
  expect(calls()).toBe(2);
});

it("says so where there are more products than are looked at", async () => {
  const many = databaseAt(await freshDatabaseUrl(), 120_000);
  await stock(
    many,
    Array.from({ length: 1100 }, (_, place): Stock => ({ name: `Lamp ${place}`, supplier: `maker-${place % 30}` })),
  );
  const { beside } = await find(many, { q: "lamp" });
  expect(beside).toMatchObject({ suppliers: 30, suppliersAreLowerBound: true, placesAreLowerBounds: true });
  expect(await listed("lamp", {}, many)).toMatchObject({ total: 30, totalIsLowerBound: true });
}, 60_000);

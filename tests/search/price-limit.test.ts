import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { databaseAt, freshDatabase, freshDatabaseUrl } from "../support/database.ts";
import { find, type Stock, stock } from "./stock.ts";

const DATES = { name: { ar: "تمر", en: "Dates", fr: "Dattes" }, category: "food-products" } as const;
const LAMP = { name: { ar: "مصباح", en: "Lamp", fr: "Lampe" } } as const;
/** 4 and 6 dirhams, about 4.41 and 3.59 by the rates of the bands, and one on request. */
const SHELF: Stock[] = [
  { ...DATES, price: 400 },
  { ...DATES, price: 600 },
  { ...DATES, price: 120, currency: "USD" },
  { ...DATES, price: 300, currency: "KWD" },
  { ...DATES, price: null, supplier: "other" },
  { ...LAMP, price: 2000 },
  { ...LAMP, price: 900, origin: "IN" },
];

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await stock(db, SHELF);
});
const numbers = async (q: string, more: object = {}) =>
  (await find(db, { q, ...more })).hits.map(({ number }) => number).sort();

describe("a limit on the price in the words of a search", () => {
  it.each([
    ["dates under 5 AED", [1, 3, 4, 5]],
    ["wholesale dates less than 5 dirhams in dubai", [1, 3, 4, 5]],
    ["تمر أقل من ٥ دراهم", [1, 3, 4, 5]],
    ["dattes moins de 4 dirhams", [1, 4, 5]],
    ["dates under 2 USD", [1, 2, 3, 4, 5]],
    ["dates over 5 AED", [2, 5]],
    ["dates over 4 AED under 5 AED", [1, 3, 5]],
    ["dates under 0 AED", [5]],
    ["dates under 9999999 AED", [1, 2, 3, 4, 5]],
    ["dates under 4.5 AED", [1, 3, 4, 5]],
    ["dates between 4 and 5 AED", [1, 3, 5]],
    ["dates under 5", [1, 3, 4, 5]],
  ])("keeps what is not known to be beyond it: %s", async (q, expected) => {
    expect(await numbers(q)).toEqual(expected);
    expect(await numbers(q, { sort: "price_low" })).toEqual(expected);
  });

  it("stands as a chip, and goes with it", async () => {
    const { understood } = await find(db, { q: "dates under 5 AED" });
    expect(understood).toEqual([{ kind: "price", text: "under 5 AED", without: "dates" }]);
    expect(await numbers(understood[0]?.without ?? "")).toHaveLength(5);
  });

  it("holds beside the filters, which count what it leaves", async () => {
    expect(await numbers("dates under 5 AED", { price: ["under-10"] })).toEqual([1, 3, 4]);
    expect(await numbers("dates under 5 AED", { price: ["10000-up"] })).toEqual([]);
    const { facets } = await find(db, { q: "dates under 5 AED", origin: ["AE"] });
    expect(facets.price).toEqual([
      { value: "under-10", count: 3 },
      { value: "on-request", count: 1 },
    ]);
  });

  it("does not keep a seller from being counted", async () => {
    expect((await find(db, { q: "dates under 5 AED" })).beside).toMatchObject({ goods: "dates", suppliers: 2 });
  });

  it("that nothing meets brings the same goods at other prices, the closest first, and says so", async () => {
    const beyond = { isNear: true, nearBy: "price", lacks: ["under 5 AED"] };
    const found = await find(db, { q: "lamp under 5 AED" });
    expect(found).toMatchObject({
      total: 2,
      full: 0,
      hits: [
        { number: 7, ...beyond },
        { number: 6, ...beyond },
      ],
    });
    expect(found.facets.origin.map(({ value, count }) => [value, count])).toEqual(expect.arrayContaining([["IN", 1]]));
    expect(await numbers("lamps over 500 AED")).toEqual([6, 7]);
    const dearest = await find(db, { q: "lamp under 5 AED", sort: "price_high" });
    expect(dearest.hits.map(({ number }) => number)).toEqual([6, 7]);
    expect(await numbers("lamp under 5 AED", { origin: ["IN"] })).toEqual([7]);
    expect(await numbers("lamp under 10 AED")).toEqual([7]);
  });

  it("is none of a size, and none alone", async () => {
    expect(await numbers("dates under 5 kg")).toHaveLength(5);
    expect((await find(db, { q: "dates minimum 5" })).understood).toEqual([]);
    expect((await find(db, { q: "under 5 AED" })).understood).toEqual([]);
  });
});

it("finds what is cheap however many newer ones are not", async () => {
  const many = databaseAt(await freshDatabaseUrl(), 120_000);
  const cheap = Array.from({ length: 10 }, (): Stock => ({ name: "Lamp", price: 300 }));
  const dear = Array.from({ length: 1300 }, (): Stock => ({ name: "Lamp", price: 2000 }));
  await stock(many, [...cheap, ...dear]);
  expect(await find(many, { q: "lamp under 5 AED" })).toMatchObject({ total: 10, full: 10, totalIsLowerBound: false });
}, 60_000);

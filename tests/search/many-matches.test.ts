import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { find, type Stock, stock } from "./stock.ts";

const MANY = 2600;

/** Every product is a lamp; every hundredth comes from Oman, the oldest of them are the cheapest. */
const SHELF: Stock[] = Array.from({ length: MANY }, (_, place): Stock => {
  return {
    name: `Lamp ${place + 1}`,
    origin: place % 100 === 0 ? "OM" : "AE",
    category: "food-products",
    price: (place + 1) * 100,
    supplier: place % 2 === 0 ? "checked" : "unchecked",
  };
});

describe("more matches than are looked at", () => {
  let db: Database;

  beforeAll(async () => {
    db = databaseAt(await freshDatabaseUrl(), 120_000);
    await stock(db, SHELF, { checked: { verified: true } });
  }, 60_000);

  it("read as 1,000 or more, the newest first", async () => {
    const result = await find(db, { q: "lamp" });
    expect(result).toMatchObject({ total: 1000, totalIsLowerBound: true, pageCount: 42 });
    expect(result.facets.areLowerBounds).toBe(true);
    expect(result.hits[0]?.number).toBe(MANY);
    expect((await find(db, { q: "lamp", page: 99 })).hits).toHaveLength(1000 - 41 * 24);
  });

  it("are filtered completely, however old the hits", async () => {
    const result = await find(db, { q: "lamp", origin: ["OM"] });
    expect(result).toMatchObject({ total: 26, totalIsLowerBound: false });
    expect(result.hits.map(({ number }) => number).slice(-1)).toEqual([201]);
    expect((await find(db, { q: "lamp", origin: ["OM"], verified: true })).total).toBe(26);
    expect(
      (await find(db, { q: "lamp", origin: ["OM"], price: ["under-10"] })).hits.map(({ number }) => number),
    ).toEqual([1]);
  });

  it("are sorted among all of them", async () => {
    const numbers = (await find(db, { q: "lamp", sort: "price_low" })).hits.map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 24 }, (_, place) => place + 1));
    const dear = await find(db, { q: "lamp", sort: "price_high", origin: ["OM"] });
    expect(dear.hits[0]?.number).toBe(2501);
  });

  it("are counted exactly when browsing", async () => {
    expect(await find(db, {})).toMatchObject({ total: MANY, totalIsLowerBound: false, pageCount: 42 });
    const result = await find(db, { category: "food-products" });
    expect(result.facets.category).toEqual([{ value: "food-products", count: MANY }]);
    expect((await find(db, { origin: ["OM"] })).total).toBe(26);
    expect((await find(db, { sort: "price_low" })).hits[0]?.number).toBe(1);
  });
});

describe("more matches of a better step than are looked at", () => {
  it("hide none of a later step behind a filter, and show none twice", async () => {
    const db = databaseAt(await freshDatabaseUrl(), 120_000);
    const exact = Array.from({ length: 1300 }, (_, place): Stock => ({ name: `Lamp ${place + 1}`, origin: "AE" }));
    const others = Array.from({ length: 60 }, (_, place): Stock => ({ name: `Lamps ${place + 1}`, origin: "OM" }));
    await stock(db, [...exact, ...others]);
    const pages = await Promise.all([1, 2, 3].map((page) => find(db, { q: "lamp", origin: ["OM"], page })));
    const numbers = pages.flatMap(({ hits }) => hits.map(({ number }) => number));
    expect(pages[0]).toMatchObject({ total: 60, full: 60, pageCount: 3 });
    expect(new Set(numbers).size).toBe(60);
  }, 60_000);
});

describe("matches that nobody sees", () => {
  it("take no place from those that are seen", async () => {
    const db = databaseAt(await freshDatabaseUrl(), 120_000);
    const seen: Stock[] = [{ name: "Lamp of old" }, { name: "Lamp of brass" }];
    const hidden = Array.from({ length: 1100 }, (_, place): Stock => ({ name: `Lamp ${place}`, supplier: "gone" }));
    await stock(db, [...seen, ...hidden], { gone: { status: "suspended" } });
    const result = await find(db, { q: "lamp" });
    expect(result).toMatchObject({ total: 2, full: 2, totalIsLowerBound: false, beside: { suppliers: 1 } });
    expect(result.facets.areLowerBounds).toBe(false);
    expect((await find(db, { q: "lamp", sort: "price_low" })).total).toBe(2);
    expect((await suggest(db, "lamp", "en")).products).toHaveLength(2);
  }, 60_000);

  it("keep the nearest from nobody, nor do those that filters leave out", async () => {
    const db = databaseAt(await freshDatabaseUrl(), 120_000);
    const rice = Array.from({ length: 30 }, (_, place): Stock => ({ name: `Rice ${place}`, origin: "AE" }));
    await stock(db, [...rice, { name: "Cooker for rice", origin: "OM" }]);
    expect((await find(db, { q: "rice" })).hits).toHaveLength(24);
    const fromOman = await find(db, { q: "rice", origin: ["OM"] });
    expect(fromOman.hits.map(({ number, nearBy }) => [number, nearBy])).toEqual([[31, "mention"]]);
  }, 60_000);
});

describe("more matches than an order through filters looks at", () => {
  it("are told to be more than those that were found", async () => {
    const db = databaseAt(await freshDatabaseUrl(), 120_000);
    const verified = Array.from({ length: 10 }, (_, place): Stock => ({ name: `Lamp ${place}`, supplier: "checked" }));
    const others = Array.from({ length: 5000 }, (_, place): Stock => ({ name: `Lamp ${place}` }));
    await stock(db, [...verified, ...others], { checked: { verified: true } });
    expect(await find(db, { q: "lamp", verified: true, sort: "price_low" })).toMatchObject({ totalIsLowerBound: true });
    expect(await find(db, { q: "lamp", verified: true })).toMatchObject({ total: 10, totalIsLowerBound: false });
  }, 60_000);
});

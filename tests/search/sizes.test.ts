import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { freshDatabase } from "../support/database.ts";
import { find, numbersFor, type Stock, stock } from "./stock.ts";

const SHELF: Stock[] = [
  { name: "Steel rebar", description: "Diameters 8–40 mm" },
  { name: "Steel rebar 12 mm" },
  { name: "Prayer carpet", description: "Pile of 12 mm" },
  { name: "LDPE film" },
];

let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
  await stock(db, SHELF);
});

async function full(q: string): Promise<number[]> {
  return (await find(db, { q })).hits.filter(({ isNear }) => !isNear).map(({ number }) => number);
}

describe("a size that is asked for", () => {
  it("is found as it is told, then within a range", async () => {
    expect(await full("rebar 12mm")).toEqual([2, 1]);
    expect(await full("حديد rebar ١٦ ملم")).toEqual([1]);
    expect(await full("rebar 16 mm")).toEqual([1]);
    expect(await full("rebar 50 mm")).toEqual([]);
  });

  it("brings nothing else of that size beside the goods", async () => {
    expect(await numbersFor(db, { q: "rebar 12mm" })).toEqual([2, 1]);
    expect(await numbersFor(db, { q: "12 mm" })).toContain(3);
  });

  it("brings what has only the size where nothing else is near", async () => {
    expect(await numbersFor(db, { q: "qwrtz 12mm" })).toContain(3);
  });

  it.each(["ldpe film 25 MT", "3000 m² ldpe film"])("may be an amount: %s", async (q) => {
    expect(await full(q)).toEqual([4]);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";
import { find, stock } from "./stock.ts";

describe("the order of tiers", () => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase();
    await stock(db, [
      { name: "Chocolatier's moulds, made of thick plastic" },
      { name: { ar: "شوكولاتة داكنة" } },
      { name: "Gift box", description: "Filled with chocolate and nuts" },
      { name: "Hot-chocolateria" },
      { name: "Chocolates, assorted" },
      { name: "CHOCOLÀTE spread" },
      { name: "Dark chocolate" },
      { name: "Chocolade letters" },
    ]);
  });

  it("is exact, normalised, other forms, synonyms; then the nearest, which only mention it or hold it as a piece", async () => {
    const { hits, full } = await find(db, { q: "chocolate" });
    expect(hits.slice(0, full).map(({ number, tier }) => [number, tier])).toEqual([
      [7, "exact"],
      [5, "prefix"],
      [2, "synonym"],
    ]);
    // A spread is none, told to be of it; nor a box that is filled with it; a chocolateria only begins like it.
    expect(hits.slice(full).map(({ number, nearBy }) => [number, nearBy])).toEqual([
      [6, "mention"],
      [3, "mention"],
      [4, "piece"],
    ]);
  });

  it("takes the worst word of a query", async () => {
    expect((await find(db, { q: "dark chocolat" })).hits[0]).toMatchObject({
      number: 7,
      tier: "prefix",
      isNear: false,
    });
    expect((await find(db, { q: "dark شوكولا" })).hits[0]).toMatchObject({ tier: "synonym", isNear: false });
  });

  it("finds the part of a word", async () => {
    expect((await find(db, { q: "ocolateri" })).hits.map(({ number, tier }) => [number, tier])).toEqual([[4, "fuzzy"]]);
    expect((await find(db, { q: "lastic" })).hits.map(({ tier }) => tier)).toEqual(["fuzzy"]);
  });

  it("mends a misspelling when nothing else is left", async () => {
    const { hits } = await find(db, { q: "chocolat muolds" });
    expect(hits[0]).toMatchObject({ number: 1, nearBy: "lacks", lacks: ["chocolat"] });
    expect((await find(db, { q: "dark chocolate basmati" })).hits[0]).toMatchObject({
      nearBy: "lacks",
      lacks: ["basmati"],
    });
    expect((await find(db, { q: "spraed" })).hits).toMatchObject([{ number: 6, nearBy: "spelling", lacks: [] }]);
    expect((await find(db, { q: "plestic" })).hits.map(({ number }) => number)).toEqual([1]);
  });

  it("takes no several words for misspelt of which it has none", async () => {
    const { hits } = await find(db, { q: "plestic muolds" });
    expect(hits[0]).toMatchObject({ number: 1, nearBy: "lacks", lacks: ["plestic", "muolds"] });
  });

  it("says what else the words mean, for marking", async () => {
    expect((await find(db, { q: "chocolate" })).alternatives).toContain("شوكولاتة");
  });

  it("takes one call of the database", async () => {
    const calls = countCalls(db);
    await find(db, { q: "chocolat muolds" });
    await find(db, { q: "chocolate", origin: ["AE"], sort: "price_low" });
    await find(db, {});
    expect(calls()).toBe(3);
  });
});

describe("Arabic and French words in their forms", () => {
  let db: Database;

  beforeAll(async () => {
    db = await freshDatabase();
    await stock(db, [
      { name: { ar: "إسمنتٌ مُقاوِم" } },
      { name: { ar: "التمور والعسل" } },
      { name: { fr: "Panneaux solaires à l'énergie" } },
      { name: { ar: "مؤسسة ٥٠٠ لتر" } },
    ]);
  });

  it.each([
    ["اسمنت", 1, "normalised"],
    ["مقاوم", 1, "normalised"],
    ["تمور", 2, "prefix"],
    ["عسل", 2, "prefix"],
    ["panneau solaire", 3, "prefix"],
    ["PANNEAUX", 3, "exact"],
    ["l'energie", 3, "fuzzy"],
    ["موسسه", 4, "normalised"],
    ["500", 4, "exact"],
    ["۵۰۰", 4, "exact"],
  ])("%s finds product %i as %s", async (q, number, tier) => {
    expect((await find(db, { q })).hits[0]).toMatchObject({ number, tier });
  });
});

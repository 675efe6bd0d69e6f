import { beforeEach, describe, expect, it } from "vitest";
import { listSellersSchema } from "#domain/catalogue/read-catalogue.ts";
import type { Database } from "#drizzle/client.ts";
import { searchState, synonymGroups } from "#drizzle/schema/search.ts";
import { listSellers } from "#worker/catalogue/list-sellers.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";
import { watchCalls } from "../support/watch-calls.ts";
import { find, stock } from "./stock.ts";

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
  await stock(db, [
    { name: "Velvet sofa" },
    { name: "Zalmo pirk unit" },
    { name: "Pirk guide" },
    { name: { fr: "Harissa forte" } },
    { name: "Dried figs" },
    { name: "Office desk" },
  ]);
});

/** What operators have written, as their verbs leave it. */
async function write(...groups: string[][]): Promise<void> {
  await db.delete(synonymGroups);
  if (groups.length > 0) {
    await db
      .insert(synonymGroups)
      .values(groups.map((words, at) => ({ id: `syn_${at}`, words, createdAt: 1, updatedAt: 1 })));
  }
  const value = crypto.randomUUID();
  await db.insert(searchState).values({ key: "synonyms", value }).onConflictDoUpdate({
    target: searchState.key,
    set: { value },
  });
}

/** Names of the goods that have all that was asked for. */
async function full(q: string): Promise<string[]> {
  const { hits } = await find(db, { q });
  return hits.filter(({ isNear }) => !isNear).map(({ name }) => name);
}

describe("a group that an operator adds", () => {
  it.each([
    ["a word for a word", "bexad", ["bexad", "sofa"], ["Velvet sofa"]],
    ["a word for a phrase", "grobak", ["grobak", "velvet sofa"], ["Velvet sofa"]],
    ["a word for a phrase that the table does not hold", "tanqiya", ["tanqiya", "zalmo pirks"], ["Zalmo pirk unit"]],
    ["a phrase for a word", "zumu lumu", ["zumu lumu", "figs"], ["Dried figs"]],
    ["a phrase that begins with a word of trade", "best zumu", ["best zumu", "figs"], ["Dried figs"]],
    ["Arabic for French", "دنقاس", ["دنقاس", "harissa"], ["Harissa forte"]],
    ["another form of its words", "bexads", ["bexad", "sofas"], ["Velvet sofa"]],
  ])("finds at the next search %s", async (_, q, group, found) => {
    expect(await full(q)).toEqual([]);
    await write(["other", "words"], group);
    expect(await full(q)).toEqual(found);
    expect((await suggest(db, q, "en")).products.map(({ name }) => name)).toEqual(found);
    await write();
    expect(await full(q)).toEqual([]);
  });
});

describe("who sells what a group that an operator adds means", () => {
  const sellersOf = (goods: string) =>
    listSellers({ db, now: () => 1 }, listSellersSchema.parse({ kind: "suppliers", goods, locale: "en" }));

  it("is listed without a search before, in one call but right after a change", async () => {
    expect((await sellersOf("bexad")).total).toBe(0);
    await write(["bexad", "sofa"]);
    expect((await sellersOf("bexad")).total).toBe(1);
    const calls = countCalls(db);
    expect((await sellersOf("bexad")).total).toBe(1);
    expect(calls()).toBe(1);
  });

  it("is found with the categories that it names", async () => {
    await write(["bexad", "furniture"]);
    expect((await find(db, { q: "bexad" })).beside?.wanted.category).toBe("furniture");
  });
});

describe("a search", () => {
  const callsOf = async (q: string) => {
    let calls = 0;
    await watchCalls(async (made) => {
      await find(db, { q });
      calls = made.length;
    });
    return calls;
  };

  it("is one call but right after a change of its own words", async () => {
    await write(["bexad", "sofa"]);
    expect(await callsOf("figs")).toBe(1);
    expect(await callsOf("bexad")).toBe(1);
    await write(["bexad", "desk"]);
    expect(await callsOf("bexad")).toBe(2);
    expect(await callsOf("bexad")).toBe(1);
    expect(await full("bexad")).toEqual(["Office desk"]);
  });
});

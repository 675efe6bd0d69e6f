import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_SEARCH_PARAMS, type SearchParams } from "#domain/catalogue/search/search-params.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { searchArrivals, searchDays, searchPeople, searchTerms } from "#drizzle/schema/analytics.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countView } from "#worker/analytics/count-view.ts";
import { countStep } from "#worker/analytics/searches/count-step.ts";
import { countedSearch } from "#worker/analytics/searches/counted-search.ts";
import { forgetSearches } from "#worker/analytics/searches/forget-searches.ts";
import { stock } from "../../search/stock.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { makeWatchable, watchCalls } from "../../support/watch-calls.ts";
import { contextOf } from "../support/actors.ts";
import { callerOf, TEST_NOW, type TestContext, testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { post, siteOver } from "../support/site.ts";
import { insertBulk } from "./bulk.ts";

const DAY_MS = 24 * 3_600_000;

let db: Database;
let site: ReturnType<typeof siteOver>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = makeWatchable(databaseAt(url));
  site = siteOver(url);
  await stock(db, [{ name: { ar: "تمر سكري", en: "Sukkari dates" }, origin: "SA" }, { name: "Rice cooker" }]);
});

const from = (address: number, more: Partial<TestContext> = {}) =>
  testContext(db, { clientAddress: `203.0.113.${address}`, userAgent: "Mozilla/5.0 Chrome/130", ...more });
async function search(
  q: string,
  context = from(1),
  more: Partial<SearchParams & { locale: Locale }> = {},
): Promise<void> {
  await callerOf(context).catalogue.search({ ...DEFAULT_SEARCH_PARAMS, q, locale: "en", ...more });
  await context.settled();
}
const terms = async () =>
  (await db.select().from(searchTerms)).map(({ words, asks, people }) => [words, asks, people] as const);
const days = async () => (await db.select().from(searchDays)).map(({ termId: _, ...counts }) => counts);
const searches = async () => (await days()).reduce((sum, day) => sum + day.searches, 0);

describe("a search", () => {
  it("is counted by what was understood, with its day, its language and its hits", async () => {
    await search("wholesale Saudi Dates 25 kg in Dubai under 5 AED");
    expect(await terms()).toEqual([["dates 25kg", "SA", 1]]);
    await search("dates");
    await search("zirconium", from(1), { locale: "fr" });
    expect(await days()).toEqual([
      expect.objectContaining({ day: "2026-11-21", locale: "en", searches: 1, unmet: 1 }),
      { day: "2026-11-21", locale: "en", searches: 1, unmet: 0, full: 1, near: 0, opened: 0, carted: 0, requested: 0 },
      { day: "2026-11-21", locale: "fr", searches: 1, unmet: 1, full: 0, near: 0, opened: 0, carted: 0, requested: 0 },
    ]);
  });

  it("is one read, with the count in a call of its own after the response", async () => {
    const context = from(1);
    await watchCalls(async (made) => {
      const later: Promise<unknown>[] = [];
      const waiting = { ...context, waitUntil: (work: Promise<unknown>) => void later.push(work) };
      await countedSearch(waiting, { ...DEFAULT_SEARCH_PARAMS, q: "dates", locale: "en" });
      expect(later).toHaveLength(1);
      await Promise.all(later);
      expect(made.map((statements) => statements.length)).toEqual([1, 4]);
    });
  });

  it("counts once a day for each address, however often it is asked", async () => {
    await search("dates");
    await search("DATES!");
    await search("dates", from(1), { locale: "ar" });
    expect(await searches()).toBe(1);
    await search("dates", from(2));
    await search("dates", from(1, { now: () => TEST_NOW + DAY_MS }));
    expect(await searches()).toBe(3);
    expect(await terms()).toEqual([["dates", "", 2]]);
  });

  it.each([
    ["further pages", { page: 2 }],
    ["another order", { sort: "price_low" }],
    ["filters", { origin: ["SA"] }],
    ["a category", { category: "food-products" }],
    ["nothing asked for", { q: "" }],
  ] as const)("is not counted for %s", async (_, more) => {
    await search("dates", from(1), { ...more } as Partial<SearchParams>);
    expect(await terms()).toEqual([]);
  });

  it.each(["ahmad@palm.example", "ahmad＠palm.example", "+971 50 123 4567", "٠٥٠١٢٣٤٥٦٧", "!!", "word ".repeat(9)])(
    "is not counted for %s, which may be somebody's",
    async (q) => {
      await search(q);
      expect(await terms()).toEqual([]);
    },
  );

  it.each(["", "Mozilla/5.0 (compatible; Googlebot/2.1)"])("is not counted for a robot: %s", async (userAgent) => {
    await search("dates", from(1, { userAgent }));
    expect(await terms()).toEqual([]);
  });

  it("answers though it could not be counted", async () => {
    await db.run("drop table search_people");
    const context = from(1);
    const { hits } = await callerOf(context).catalogue.search({ ...DEFAULT_SEARCH_PARAMS, q: "dates", locale: "en" });
    await context.settled();
    expect(hits).toHaveLength(1);
    expect(await terms()).toEqual([]);
  });

  it("keeps nothing of who asked but a mark, which differs from term to term", async () => {
    await search("dates");
    await search("rice");
    const rows = await db.select().from(searchPeople);
    expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2);
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(Object.keys(rows[0] ?? {}).sort());
    expect(JSON.stringify([rows, await db.select().from(searchTerms)])).not.toContain("203.0.113");
  });

  it("takes no more than 5,000 new terms a day, and goes on counting those it knows", async () => {
    await search("dates");
    const rows = Array.from({ length: 4999 }, (_, n) => ({ words: `w${n}`, asks: "", first_day: "2026-11-21" }));
    await insertBulk(db, "search_terms", rows);
    await search("rice", from(2));
    await search("dates", from(2));
    expect(await terms()).toHaveLength(5000);
    expect(await searches()).toBe(2);
  });

  it("reads no table from end to end", async () => {
    const context = from(1);
    const ofCounts = (await fullScans(db, () => search("dates", context))).filter((step) =>
      /search_(terms|people|days)/.test(step),
    );
    expect(ofCounts).toEqual([]);
    expect(await fullScans(db, () => countStep(context, { q: "dates", step: "carted" }))).toEqual([]);
  });
});

describe("what a search leads to", () => {
  const told = (path: string, body: object, address = 1) =>
    site(path, post(body, { "User-Agent": "Mozilla/5.0 Chrome/130", "CF-Connecting-IP": `203.0.113.${address}` }));
  const step = (q: string, kind: string, address = 1) => told("/api/search-steps", { q, step: kind }, address);

  it("is counted once a search, for its day and its language", async () => {
    await search("dates", from(1), { locale: "fr" });
    await search("dates", from(2), { locale: "fr" });
    for (const kind of ["carted", "carted", "requested"]) expect((await step("Dates", kind)).status).toBe(204);
    await step("dates", "requested", 2);
    expect(await days()).toEqual([expect.objectContaining({ locale: "fr", searches: 2, carted: 1, requested: 2 })]);
  });

  it("is nothing for who did not search for it", async () => {
    await search("dates");
    await step("dates", "carted", 2);
    await step("rice", "carted");
    expect(await days()).toEqual([expect.objectContaining({ opened: 0, carted: 0, requested: 0 })]);
  });

  it("is a hit that was opened, when its page was looked at", async () => {
    await search("dates");
    const [{ slug = "", category = "" } = {}] = await db.all<{ slug: string; category: string }>(
      "select slug, category from products where number = 1",
    );
    const view = { category, slug, q: "dates" };
    await told("/api/product-views", { ...view, slug: "unknown" });
    expect(await days()).toEqual([expect.objectContaining({ opened: 0 })]);
    await told("/api/product-views", view);
    await told("/api/product-views", view);
    expect(await days()).toEqual([expect.objectContaining({ opened: 1 })]);
    const context = contextOf(db, null, { userAgent: "Mozilla/5.0 Chrome/130" });
    expect(await fullScans(db, () => countView(context, { ...view, category: "food-products" }))).toEqual([]);
  });

  it("refuses other sites, other methods and unknown steps", async () => {
    const foreign = { "Content-Type": "application/json", Origin: "https://evil.test" };
    const answers = [
      await site("/api/search-steps", { ...post({ q: "dates", step: "carted" }), headers: foreign }),
      await site("/api/search-steps"),
      await step("dates", "opened"),
      await step("", "carted"),
      await step("x".repeat(3000), "carted"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 405, 400, 400, 413]);
  });
});

describe("forgetSearches", () => {
  const sweep = (day: number) => forgetSearches({ db, now: () => TEST_NOW + day * DAY_MS });

  it("forgets terms of four people a week after the first search, and keeps those of five", async () => {
    for (const address of [1, 2, 3, 4]) await search("dates", from(address));
    for (const address of [1, 2, 3, 4, 5, 6]) await search("rice", from(address));
    await search("dates", from(1, { now: () => TEST_NOW + 6 * DAY_MS }));
    expect(await terms()).toEqual([
      ["dates", "", 4],
      ["rice", "", 5],
    ]);
    expect(await sweep(6)).toBe(0);
    expect(await sweep(7)).toBe(7);
    expect(await terms()).toEqual([["rice", "", 5]]);
    expect([await db.select().from(searchPeople), await days()]).toEqual([
      [],
      [expect.objectContaining({ searches: 6 })],
    ]);
    expect(await fullScans(db, () => sweep(7))).toEqual([]);
  });

  it("deletes the texts that an older Worker kept, whatever their age", async () => {
    const [supplier] = await db.select({ id: suppliers.id }).from(suppliers).limit(1);
    const row = { supplierId: supplier?.id ?? "", day: "2026-11-21", arrivals: 1 };
    await db.insert(searchArrivals).values([
      { ...row, term: "dates" },
      { ...row, term: "rice" },
    ]);
    expect(await sweep(0)).toBe(2);
    expect(await db.select().from(searchArrivals)).toEqual([]);
    expect(await fullScans(db, () => sweep(0))).toEqual([]);
  });

  it("does not add up people of different weeks", async () => {
    for (const address of [1, 2, 3, 4]) await search("dates", from(address));
    await sweep(7);
    await search("dates", from(5, { now: () => TEST_NOW + 7 * DAY_MS }));
    expect(await terms()).toEqual([["dates", "", 1]]);
  });

  it("forgets counts older than 25 months", async () => {
    for (const address of [1, 2, 3, 4, 5]) await search("dates", from(address));
    await db.update(searchDays).set({ day: "2024-09-30" });
    await db.delete(searchPeople);
    expect(await sweep(0)).toBe(1);
    expect(await days()).toEqual([]);
  });
});

import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { tipRatings, tips, tipTranslations, tipVisits } from "#drizzle/schema/content.ts";
import { countTipView } from "#worker/content/count-tip-view.ts";
import { forgetTipVisits } from "#worker/content/forget-tip-visits.ts";
import { RATE_LIMITS } from "#worker/platform/rate-limits.ts";
import { countCalls } from "../support/count-calls.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { callerAs, makeActors } from "./support/actors.ts";
import { callerOf, TEST_NOW, type TestContext, testContext } from "./support/context.ts";
import { fullScans } from "./support/query-plans.ts";
import { expectRefusal, refusalOf } from "./support/refusals.ts";
import { post, siteOver } from "./support/site.ts";

const BROWSER = "Mozilla/5.0 (Linux; Android 14) Chrome/130";
const DAY_MS = 24 * 3_600_000;

let url: string;
let db: Database;
beforeEach(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  const row = { category: "quality", position: 0, rating: 0, views: 0, createdAt: 1, updatedAt: 1 } as const;
  await db.insert(tips).values([
    { ...row, id: "t1", slug: "weigh", publishedAt: 1 },
    { ...row, id: "t2", slug: "draft", publishedAt: null },
  ]);
  await db.insert(tipTranslations).values({ tipId: "t1", locale: "ar", title: "t", summary: "s", content: "c" });
});
const visitor = (clientAddress: string, more: Partial<TestContext> = {}) =>
  testContext(db, { clientAddress, userAgent: BROWSER, ...more });
const figures = async () => (await callerOf(testContext(db)).content.tip({ slug: "weigh", locale: "ar" })).tip;

describe("readers of a tip", () => {
  it("count once for each visitor and day, in one call, and nobody stands in a row", async () => {
    const calls = countCalls(db);
    await countTipView(visitor("192.0.2.1"), { slug: "weigh" });
    expect(calls()).toBe(1);
    await countTipView(visitor("192.0.2.1"), { slug: "weigh" });
    await countTipView(visitor("192.0.2.2"), { slug: "weigh" });
    expect((await figures()).views).toBe(2);
    await countTipView(visitor("192.0.2.1", { now: () => TEST_NOW + DAY_MS }), { slug: "weigh" });
    expect((await figures()).views).toBe(3);
    const visits = await db.select().from(tipVisits);
    expect(new Set(visits.map(({ mark }) => mark)).size).toBe(3);
    expect(JSON.stringify(visits)).not.toContain("192.0.2");
    expect(await fullScans(db, () => countTipView(visitor("192.0.2.3"), { slug: "weigh" }))).toEqual([]);
  });

  it("are no bots, and none of drafts or of what is unknown", async () => {
    await countTipView(visitor("192.0.2.1", { userAgent: "Googlebot/2.1" }), { slug: "weigh" });
    await countTipView(visitor("192.0.2.1"), { slug: "draft" });
    await countTipView(visitor("192.0.2.1"), { slug: "none" });
    expect(await db.all(sql`select sum(views) as views from tips`)).toEqual([{ views: 0 }]);
    expect(await db.select().from(tipVisits)).toEqual([]);
  });

  it("are told by a beacon, counted behind its answer, and forgotten the day after", async () => {
    const site = siteOver(url);
    const answer = await site("/api/tip-views", post({ slug: "weigh" }, { "User-Agent": BROWSER }));
    expect(answer.status).toBe(204);
    await expect.poll(async () => (await figures()).views).toBe(1);
    expect((await site("/api/tip-views", post({ slug: "" }, { "User-Agent": BROWSER }))).status).toBe(400);
    expect(await forgetTipVisits({ db, now: Date.now })).toBe(0);
    expect(await forgetTipVisits({ db, now: () => Date.now() + DAY_MS })).toBe(1);
    expect((await figures()).views).toBe(1);
  });
});

describe("ratings of a tip", () => {
  const rate = (clientAddress: string, stars: number) =>
    callerOf(visitor(clientAddress)).tips.rate({ slug: "weigh", stars });

  it("are averaged in one call; one changes one's own and adds none", async () => {
    const calls = countCalls(db);
    expect(await rate("192.0.2.1", 2)).toEqual({ stars: 2, rating: 2, ratings: 1 });
    expect(calls()).toBe(1);
    expect(await rate("192.0.2.2", 5)).toEqual({ stars: 5, rating: 3.5, ratings: 2 });
    expect(await rate("192.0.2.1", 4)).toEqual({ stars: 4, rating: 4.5, ratings: 2 });
    expect(await figures()).toMatchObject({ rating: 4.5, ratings: 2 });
    expect(await callerOf(visitor("192.0.2.1")).tips.ownRating({ slug: "weigh" })).toEqual({ stars: 4 });
    expect(await callerOf(visitor("192.0.2.9")).tips.ownRating({ slug: "weigh" })).toEqual({ stars: null });
    expect(await fullScans(db, () => rate("192.0.2.3", 1))).toEqual([]);
  });

  it("of an account are its own, from wherever it comes; no row names it", async () => {
    const actors = await makeActors(db, ["buyer A", "buyer B"]);
    await callerAs(db, actors["buyer A"]).tips.rate({ slug: "weigh", stars: 1 });
    await callerAs(db, actors["buyer A"], { clientAddress: "192.0.2.7" }).tips.rate({ slug: "weigh", stars: 3 });
    const calls = countCalls(db);
    await callerAs(db, actors["buyer B"]).tips.rate({ slug: "weigh", stars: 5 });
    expect(calls()).toBe(2);
    expect(await figures()).toMatchObject({ rating: 4, ratings: 2 });
    expect(JSON.stringify(await db.select().from(tipRatings))).not.toContain("usr_");
  });

  it("are one to five whole stars of a published tip", async () => {
    for (const stars of [0, 6, 3.5]) await expectRefusal(rate("192.0.2.1", stars), "BAD_INPUT");
    const caller = callerOf(visitor("192.0.2.1"));
    for (const slug of ["draft", "none"]) await expectRefusal(caller.tips.rate({ slug, stars: 5 }), "NOT_FOUND");
    expect(await db.select().from(tipRatings)).toEqual([]);
  });

  it("are bounded for an address: what is beyond is not kept", async () => {
    const { max } = RATE_LIMITS["tips.rate"];
    for (let turn = 0; turn < max; turn++) await rate("192.0.2.1", 5);
    expect((await refusalOf(rate("192.0.2.1", 1))).code).toBe("RATE_LIMITED");
    expect(await figures()).toMatchObject({ rating: 5, ratings: 1 });
    await rate("192.0.2.2", 1);
  });
});

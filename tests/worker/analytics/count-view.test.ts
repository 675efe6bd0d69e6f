import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_SEARCH_PARAMS } from "#domain/catalogue/search/search-params.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { productViews, searchTerms, supplierDays, termArrivals } from "#drizzle/schema/analytics.ts";
import { countView } from "#worker/analytics/count-view.ts";
import { forgetOldDays } from "#worker/analytics/forget-old-days.ts";
import { forgetSearches } from "#worker/analytics/searches/forget-searches.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { type Actor, type ActorName, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { post, siteOver } from "../support/site.ts";
import { insertBulk } from "./bulk.ts";

const NAMES = ["approved A", "suspended", "buyer A"] as const satisfies ActorName[];
const BEACON = "/api/product-views";
const ADDRESS = "203.0.113.1";
const BROWSER = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130", "CF-Connecting-IP": ADDRESS };
const DAY_MS = 86_400_000;

let url: string;
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actors = await makeActors(db, NAMES);
  const product = (number: number, owner: ActorName, status: string, slug: string) => ({
    number,
    id: `prd_${number}`,
    supplier_id: `sup_${actors[owner as "suspended"].userId}`,
    sku: `S-${number}`,
    slug,
    category: "food-products",
    subcategory: "dates",
    status,
    origin: "AE",
    currency: "AED",
    unit: "carton",
    moq: 1,
    created_at: TEST_NOW,
    updated_at: TEST_NOW,
  });
  await insertBulk(db, "products", [
    product(1, "approved A", "published", "medjool"),
    product(2, "approved A", "paused", "paused"),
    product(3, "suspended", "published", "hidden"),
  ]);
});

const counted = async () => {
  const [views, arrivals, days] = await db.batch([
    db.select().from(productViews),
    db
      .select({ words: searchTerms.words, asks: searchTerms.asks, arrivals: termArrivals.arrivals })
      .from(termArrivals)
      .innerJoin(searchTerms, eq(searchTerms.id, termArrivals.termId)),
    db.select({ views: supplierDays.views }).from(supplierDays),
  ]);
  return { views: views.map(({ productNumber, views: n }) => [productNumber, n]), arrivals, days };
};
const see = (slug: string, more: Record<string, unknown> = {}, headers: Record<string, string> = BROWSER) =>
  site(BEACON, post({ category: "food-products", slug, ...more }, headers));

const search = async (q: string, clientAddress = ADDRESS) => {
  const context = testContext(db, { clientAddress, userAgent: BROWSER["User-Agent"], now: Date.now });
  await callerOf(context).catalogue.search({ ...DEFAULT_SEARCH_PARAMS, q, locale: "en" });
  await context.settled();
};
const shownTerms = async () => {
  const context = contextOf(db, actors["approved A"], { now: Date.now });
  return (await callerOf(context).analytics.report({})).terms;
};

describe("POST /api/product-views", () => {
  it("counts views of products on sale, and what the search that led there was understood to ask for", async () => {
    expect((await see("medjool")).status).toBe(204);
    await search("تمر medjool");
    await search("dates");
    await see("medjool", { q: "تَمْر  Medjool!" });
    await see("medjool", { q: "تمر medjool من السعودية في دبي" });
    await see("medjool", { q: "تمر medjool بالجملة في دبي" });
    for (const slug of ["paused", "hidden", "unknown"]) expect((await see(slug, { q: "dates" })).status).toBe(204);
    expect(await counted()).toEqual({
      views: [[1, 4]],
      arrivals: [{ words: "تمر medjool", asks: "", arrivals: 2 }],
      days: [{ views: 4 }],
    });
  });

  it("shows a search to the company once five people searched for it, and never its text", async () => {
    expect(await shownTerms()).toEqual([]);
    for (const n of [2, 3, 4]) await search("تمر medjool", `203.0.113.${n}`);
    expect(await shownTerms()).toEqual([]);
    await search("أريد شراء تمر medjool", "203.0.113.5");
    expect(await shownTerms()).toEqual([{ words: "تمر medjool", asks: "", arrivals: 2 }]);
  });

  it("counts no search of who did not search", async () => {
    const before = (await counted()).arrivals;
    await see("medjool", { q: "تمر medjool" }, { ...BROWSER, "CF-Connecting-IP": "203.0.113.99" });
    await see("medjool", { q: "words of nobody" });
    expect((await counted()).arrivals).toEqual(before);
  });

  it("forgets searches of few people after a week, also those that led to a company", async () => {
    await search("ahmad of the palms");
    await see("medjool", { q: "ahmad of the palms" });
    expect(await counted()).toMatchObject({ arrivals: [{}, { words: "ahmad palms" }] });
    await forgetSearches({ db, now: () => Date.now() + 8 * DAY_MS });
    expect((await counted()).arrivals).toEqual([{ words: "تمر medjool", asks: "", arrivals: 2 }]);
  });

  it.each(["ahmad@palm.example", "+971 50 123 4567", "٠٥٠١٢٣٤٥٦٧", "!!", `${"word ".repeat(20)}`])(
    "keeps no search for %s",
    async (q) => {
      const before = await counted();
      await see("medjool", { q });
      const after = await counted();
      expect(after.arrivals).toEqual(before.arrivals);
      expect(after.days).toEqual([{ views: (before.days[0]?.views ?? 0) + 1 }]);
    },
  );

  it("leaves out bots and the supplier's own views, and counts a buyer's", async () => {
    const before = await counted();
    await see("medjool", {}, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await see("medjool", {}, { "User-Agent": "" });
    await see("medjool", {}, { ...BROWSER, Cookie: actors["approved A"].cookie });
    expect(await counted()).toEqual(before);
    await see("medjool", {}, { ...BROWSER, Cookie: actors["buyer A"].cookie });
    expect((await counted()).days).toEqual([{ views: (before.days[0]?.views ?? 0) + 1 }]);
  });

  it("refuses other sites, other methods, large and unknown bodies, and counts nothing of them", async () => {
    const before = await counted();
    const answers = [
      await site(BEACON, {
        ...post({ category: "food-products", slug: "medjool" }),
        headers: { "Content-Type": "application/json", Origin: "https://evil.test" },
      }),
      await site(BEACON),
      await see("medjool", { q: "x".repeat(3000) }),
      await see("medjool", { more: 1 }),
      await site(BEACON, post("{", BROWSER)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 405, 413, 400, 400]);
    expect(await counted()).toEqual(before);
  });

  it("keeps at most 500 terms of a supplier's day, and goes on counting those it knows", async () => {
    const day = dayInDubai(Date.now());
    const known = (await counted()).arrivals.length;
    const terms = Array.from({ length: 500 - known }, (_, n) => ({
      id: 1000 + n,
      words: `goods${n}`,
      asks: "",
      first_day: "2026-01-01",
    }));
    await insertBulk(db, "search_terms", terms);
    const supplier_id = `sup_${actors["approved A"].userId}`;
    const rows = terms.map(({ id }) => ({ supplier_id, day, term_id: id, arrivals: 1 }));
    await insertBulk(db, "term_arrivals", rows);
    for (const q of ["one more", "goods7"]) {
      await search(q);
      await see("medjool", { q });
    }
    const { arrivals } = await counted();
    expect(arrivals).toHaveLength(500);
    expect(arrivals.find(({ words }) => words === "goods7")).toMatchObject({ arrivals: 2 });
  });

  it("reads no table from end to end", async () => {
    const context = contextOf(db, null, { userAgent: BROWSER["User-Agent"] });
    const seen = { category: "food-products", slug: "medjool", q: "dates" } as const;
    expect(await fullScans(db, () => countView(context, seen))).toEqual([]);
  });
});

describe("forgetOldDays", () => {
  it("forgets what is older than 25 months of every counter, and nothing else", async () => {
    const supplier_id = `sup_${actors["approved A"].userId}`;
    const days = ["2024-10-01", "2024-09-30", "2023-01-01"];
    const before = await counted();
    await insertBulk(
      db,
      "product_views",
      days.map((day) => ({ supplier_id, day, product_number: 1, views: 1 })),
    );
    await insertBulk(
      db,
      "term_arrivals",
      days.map((day) => ({ supplier_id, day, term_id: 1000, arrivals: 1 })),
    );
    const clock = { db, now: () => TEST_NOW };
    expect(await forgetOldDays(clock, "sup_zzzz")).toBe(0);
    expect(await forgetOldDays(clock, "")).toBe(6);
    expect((await counted()).days).toHaveLength(before.days.length + 1);
    expect(await fullScans(db, () => forgetOldDays(clock, ""))).toEqual([]);
  });
});

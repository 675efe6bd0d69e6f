import { beforeAll, describe, expect, it } from "vitest";
import { dubaiDay } from "#domain/analytics/days.ts";
import type { Database } from "#drizzle/client.ts";
import { openDatabase } from "#drizzle/client.ts";
import { productViews, searchArrivals, supplierDays } from "#drizzle/schema/analytics.ts";
import { countView } from "#worker/analytics/count-view.ts";
import { forgetOldDays } from "#worker/analytics/forget-old-days.ts";
import { freshDatabaseUrl } from "../../support/database.ts";
import { type Actor, type ActorName, contextOf, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { post, siteOver } from "../support/site.ts";
import { insertBulk } from "./bulk.ts";

const NAMES = ["approved A", "suspended", "buyer A"] as const satisfies ActorName[];
const BEACON = "/api/product-views";
const BROWSER = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/130" };

let url: string;
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  db = openDatabase({ url });
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
    db.select({ term: searchArrivals.term, arrivals: searchArrivals.arrivals }).from(searchArrivals),
    db.select({ views: supplierDays.views }).from(supplierDays),
  ]);
  return { views: views.map(({ productNumber, views: n }) => [productNumber, n]), arrivals, days };
};
const see = (slug: string, more: Record<string, unknown> = {}, headers: Record<string, string> = BROWSER) =>
  site(BEACON, post({ category: "food-products", slug, ...more }, headers));

describe("POST /api/product-views", () => {
  it("counts views of products on sale, and folds the search that led there", async () => {
    expect((await see("medjool")).status).toBe(204);
    await see("medjool", { q: "تَمْر  Medjool!" });
    await see("medjool", { q: "تمر medjool" });
    for (const slug of ["paused", "hidden", "unknown"]) expect((await see(slug, { q: "dates" })).status).toBe(204);
    expect(await counted()).toEqual({
      views: [[1, 3]],
      arrivals: [{ term: "تمر medjool", arrivals: 2 }],
      days: [{ views: 3 }],
    });
  });

  it.each(["ahmad@palm.example", "+971 50 123 4567", "٠٥٠١٢٣٤٥٦٧", "x", "!!", `${"word ".repeat(20)}`])(
    "keeps no term of %s",
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
    const day = dubaiDay(Date.now());
    const known = (await counted()).arrivals.length;
    const rows = Array.from({ length: 500 - known }, (_, n) => ({
      supplier_id: `sup_${actors["approved A"].userId}`,
      day,
      term: `term ${n}`,
      arrivals: 1,
    }));
    await insertBulk(db, "search_arrivals", rows);
    await see("medjool", { q: "one more" });
    await see("medjool", { q: "term 7" });
    const { arrivals } = await counted();
    expect(arrivals).toHaveLength(500);
    expect(arrivals.find(({ term }) => term === "term 7")).toEqual({ term: "term 7", arrivals: 2 });
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
      "search_arrivals",
      days.map((day) => ({ supplier_id, day, term: "old", arrivals: 1 })),
    );
    const clock = { db, now: () => TEST_NOW };
    expect(await forgetOldDays(clock, "sup_zzzz")).toBe(0);
    expect(await forgetOldDays(clock, "")).toBe(6);
    expect((await counted()).days).toHaveLength(before.days.length + 1);
    expect(await fullScans(db, () => forgetOldDays(clock, ""))).toEqual([]);
  });
});

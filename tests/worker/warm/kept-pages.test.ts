import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { productViews, searchDays } from "#drizzle/schema/analytics.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { CHROME } from "../support/browser.ts";
import { TEST_NOW } from "../support/context.ts";
import { pageSiteOver, soldProduct } from "../support/page-site.ts";
import { PRODUCTION, post } from "../support/site.ts";

let url: string;
let db: Database;
let site: ReturnType<typeof pageSiteOver>;

beforeAll(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  await seedDemoData(db, TEST_NOW, reindexProducts);
  // The first drawing loads the rest of the app.
  await pageSiteOver(url).get("/terms");
}, 180_000);
beforeEach(() => {
  vi.restoreAllMocks();
  site = pageSiteOver(url);
});
afterAll(() => void vi.restoreAllMocks());

describe("a page that was drawn once", () => {
  it("costs no database call and no drawing, and is the same to the letter", async () => {
    const { path } = await soldProduct(db);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const first = await site.get(path);
    const again = await site.get(path);
    vi.useRealTimers();
    expect([first.status, first.isKept, first.draws]).toEqual([200, false, 1]);
    expect(first.calls).toBeGreaterThan(0);
    expect([again.status, again.isKept, again.calls, again.callsBehind, again.draws]).toEqual([200, true, 0, 0, 0]);
    expect(again.html).toBe(first.html);
    expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
    expect(again.headers.get("Cache-Control")).toBe("private, no-cache");
    expect(again.headers.get("Vary")).toBe("Cookie");
  });

  it("is one for each language, and remembers a link's language for whoever asked", async () => {
    const english = await site.get("/about", "preferred-language=en");
    const arabic = await site.get("/about");
    expect([english.html.slice(0, 60), arabic.html.slice(0, 60)]).toEqual([
      expect.stringContaining('lang="en" dir="ltr"'),
      expect.stringContaining('lang="ar" dir="rtl"'),
    ]);
    const linked = [await site.get("/about?lang=fr"), await site.get("/about?lang=fr")];
    expect(linked.map(({ isKept }) => isKept)).toEqual([false, true]);
    for (const { headers } of linked) expect(headers.get("Set-Cookie")).toMatch(/^preferred-language=fr; /);
    expect((await site.get("/about")).headers.get("Set-Cookie")).toBeNull();
  });

  it("is one for all parameters that it does not read, and none of them stands in it", async () => {
    await site.get("/suppliers?utm_source=first&page=2");
    const other = await site.get("/suppliers?fbclid=other&page=2&__proto__=x");
    expect(other.isKept).toBe(true);
    expect(other.html).not.toContain("utm_source");
    expect((await site.get("/suppliers?page=3&utm_source=first")).isKept).toBe(false);
    expect(site.takeTouched().put).toHaveLength(2);
    for (const { path } of [await soldProduct(db)]) {
      await site.get(`${path}?gclid=${crypto.randomUUID()}`);
      await site.get(`${path}?gclid=${crypto.randomUUID()}`);
    }
    expect(site.takeTouched().put).toHaveLength(1);
  });

  it("is kept by none of its failures: what is not there, leads elsewhere or lacks its data", async () => {
    await site.get("/products/furniture/no-such-thing");
    await site.get("/nothing-at-all");
    expect((await site.get("/suppliers/nobody?page=2")).status).toBe(404);
    expect(site.takeTouched().put).toEqual([]);
  });

  it("is kept for no search that may name somebody", async () => {
    for (const q of ["huda%40palm.example", "%D9%A0%D9%A5%D9%A0%201234567", "%2B971-50-123-4567"]) {
      for (const path of [`/search?q=${q}`, `/suppliers?q=${q}`]) expect((await site.get(path)).status).toBe(200);
    }
    expect(site.takeTouched()).toEqual({ asked: [], put: [] });
  });

  it("lets its own inline scripts run and no other", async () => {
    const { html, headers } = await site.get("/search?q=تمر");
    const policy = headers.get("Content-Security-Policy") ?? "";
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script));
      expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`);
    }
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(scripts).size);
    expect(policy).not.toContain("nonce");
    expect(html).not.toMatch(/nonce/);
  });
});

describe("a search on a page that is kept", () => {
  it("is counted for each who asks, and for no bot", async () => {
    const ask = (address: string, agent = CHROME) =>
      site.send("/search?q=olive+oil", { headers: { "User-Agent": agent, "CF-Connecting-IP": address } });
    const answers = [await ask("203.0.113.1"), await ask("203.0.113.2"), await ask("203.0.113.3", "a bot")];
    expect(answers.map(({ isKept }) => isKept)).toEqual([false, true, true]);
    const counted = await db.select({ searches: searchDays.searches, full: searchDays.full }).from(searchDays);
    expect(counted).toEqual([{ searches: 2, full: expect.any(Number) }]);
  });
});

describe("while the database is away", () => {
  const at = (minutes: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });

  it("gives what was kept, and keeps nothing that lacks its data", async () => {
    const { path } = await soldProduct(db, 11);
    await site.get(path);
    await site.get("/partners");
    site.takeTouched();
    site.loseDatabase();
    expectConsoleErrors(4);
    at(2);
    const soon = await site.get(path);
    expect([soon.status, soon.isKept]).toEqual([200, true]);
    at(20);
    for (const page of [path, "/partners"]) {
      const later = await site.get(page);
      expect([later.status, later.isKept, later.draws]).toEqual([200, true, 1]);
    }
    expect((await site.get((await soldProduct(db, 12)).path)).status).toBe(503);
    expect((await site.get("/")).status).toBe(200);
    vi.useRealTimers();
    expect(site.takeTouched().put).toEqual([]);
  });
});

describe("a kept page", () => {
  it("is held to the limit of its readers, and has a head alone for who asks for that", async () => {
    const far = pageSiteOver(url, PRODUCTION);
    const ask = (address: string, method = "GET") =>
      far.send("/about", { method, headers: { "CF-Connecting-IP": address } });
    const statuses = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await ask("203.0.113.77")).status);
    expect(statuses.slice(0, 2)).toEqual([200, 200]);
    expect(statuses.at(-1)).toBe(429);
    const head = await ask("203.0.113.78", "HEAD");
    expect([head.status, head.isKept, head.html]).toEqual([200, true, ""]);
  });
});

describe("a view", () => {
  it("of a kept page is counted, and renews no page", async () => {
    const { path, id } = await soldProduct(db, 13);
    await site.get(path);
    const [, , category, slug] = path.split("/");
    const seen = post({ category, slug }, { "User-Agent": CHROME, "CF-Connecting-IP": "203.0.113.9" });
    expect((await site.send("/api/product-views", seen)).status).toBe(204);
    const views = await db
      .select({ views: productViews.views })
      .from(productViews)
      .innerJoin(products, eq(products.number, productViews.productNumber))
      .where(eq(products.id, id));
    expect(views).toEqual([{ views: 1 }]);
    expect((await site.get(path)).isKept).toBe(true);
  });
});

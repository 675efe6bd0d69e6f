import { and, eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { productViews, searchDays } from "#drizzle/schema/analytics.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { freshDatabaseUrl } from "../../support/database.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { type Actor, makeActors } from "../support/actors.ts";
import { CHROME } from "../support/browser.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { pageSiteOver } from "../support/page-site.ts";
import { PRODUCTION, post } from "../support/site.ts";

let url: string;
let db: Database;
let site: ReturnType<typeof pageSiteOver>;
let admin: Actor;
let owner: Actor;

beforeAll(async () => {
  url = await freshDatabaseUrl();
  db = openDatabase({ url });
  await seedDemoData(db, TEST_NOW, reindexProducts);
  const actors = await makeActors(db, ["admin", "approved A"]);
  [admin, owner] = [actors.admin, actors["approved A"]];
  // The first drawing loads the app.
  await pageSiteOver(url).get("/terms");
});
beforeEach(() => {
  vi.restoreAllMocks();
  site = pageSiteOver(url);
});
afterAll(() => void vi.restoreAllMocks());

/** A product with a price, and its company. */
async function anyProduct(place = 0) {
  const [found] = await db
    .select({
      id: products.id,
      path: sql<string>`'/products/' || ${products.category} || '/' || ${products.slug}`,
      version: products.version,
      moq: products.moq,
      currency: products.currency,
      company: suppliers.id,
      companyVersion: suppliers.version,
      companyPath: sql<string>`'/suppliers/' || ${suppliers.slug}`,
    })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.status, "published"), eq(suppliers.status, "approved"), isNotNull(products.priceMinor)))
    .orderBy(products.number)
    .limit(1)
    .offset(place);
  return found ?? expect.fail("no product");
}

const as = (actor: Actor, input: object) => post(input, { Cookie: actor.cookie, "User-Agent": CHROME });

describe("a page that was drawn once", () => {
  it("costs no database call and no drawing, and is the same to the letter", async () => {
    const { path } = await anyProduct();
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
    for (const { path } of [await anyProduct()]) {
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

describe("what was written here", () => {
  it("stands on the next page: a company that was suspended is gone, with its goods", async () => {
    const { path, company, companyPath, companyVersion } = await anyProduct(40);
    for (const page of [path, companyPath]) await site.get(page);
    for (const page of [path, companyPath]) expect((await site.get(page)).isKept).toBe(true);
    const input = { id: company, version: companyVersion, action: "suspend", reason: "its licence is false" };
    const answer = await site.send("/api/trpc/admin.transitionSupplier", as(admin, input));
    expect(answer.status, answer.html).toBe(200);
    for (const page of [path, companyPath]) {
      const next = await site.get(page);
      expect([next.status, next.isKept]).toEqual([404, false]);
    }
  });

  it("stands on the next page: a price", async () => {
    const { id, path, version, moq, currency, company } = await anyProduct(3);
    await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.ownerId, owner.userId));
    await db.update(suppliers).set({ ownerId: owner.userId }).where(eq(suppliers.id, company));
    await site.get(path);
    expect((await site.get(path)).isKept).toBe(true);
    const terms = forms.terms({ price: "987654", moq, currency, tiers: [] });
    const answer = await site.send("/api/trpc/products.saveTerms", as(owner, { id, version, terms }));
    expect(answer.status, answer.html).toBe(200);
    const next = await site.get(path);
    expect(next.isKept).toBe(false);
    expect(next.html).toMatch(/987.?654/);
  });

  it("renews no page that does not show it", async () => {
    await site.get("/about");
    const { id } = await anyProduct(5);
    await db
      .update(products)
      .set({ updatedAt: TEST_NOW + 5 })
      .where(eq(products.id, id));
    await site.send("/__dev/scheduled", post({}));
    expect((await site.get("/about")).isKept).toBe(true);
  });
});

describe("what a script writes beside the Worker", () => {
  it("stands there after two seconds", async () => {
    const { id, path } = await anyProduct(7);
    await site.get(path);
    await db.update(products).set({ priceMinor: 12_345_600 }).where(eq(products.id, id));
    expect((await site.get(path)).isKept).toBe(true);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2001 });
    const next = await site.get(path);
    vi.useRealTimers();
    expect(next.isKept).toBe(false);
    expect(next.html).toMatch(/123.?456/);
  });
});

describe("what was written in another data centre", () => {
  it("stands there with the page after next once two seconds have passed, and after a minute at once", async () => {
    const { id, path } = await anyProduct(9);
    const far = pageSiteOver(url, { ...PRODUCTION, PUBLIC_ORIGIN: `https://${crypto.randomUUID()}.mawrid.test` });
    const start = Date.now();
    const at = (seconds: number) => vi.useFakeTimers({ toFake: ["Date"], now: start + seconds * 1000 });
    at(0);
    const read = () => far.get(path);
    await read();
    await db.update(products).set({ priceMinor: 22_345_600 }).where(eq(products.id, id));
    at(3);
    const stale = await read();
    expect([stale.isKept, stale.calls + stale.callsBehind]).toEqual([true, 1]);
    expect(stale.html).not.toMatch(/223.?456/);
    expect((await read()).html).toMatch(/223.?456/);
    await db.update(products).set({ priceMinor: 32_345_600 }).where(eq(products.id, id));
    at(64);
    expect((await read()).html).toMatch(/323.?456/);
    vi.useRealTimers();
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
    const { path } = await anyProduct(11);
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
    expect((await site.get((await anyProduct(12)).path)).status).toBe(503);
    expect((await site.get("/")).status).toBe(200);
    vi.useRealTimers();
    expect(site.takeTouched().put).toEqual([]);
  });
});

describe("a view", () => {
  it("of a kept page is counted, and renews no page", async () => {
    const { path, id } = await anyProduct(13);
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

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { type Actor, makeActors } from "../support/actors.ts";
import { CHROME } from "../support/browser.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { pageSiteOver, soldProduct } from "../support/page-site.ts";
import { PRODUCTION, post } from "../support/site.ts";

let url: string;
let db: Database;
let site: ReturnType<typeof pageSiteOver>;
let admin: Actor;
let owner: Actor;

beforeAll(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  await seedDemoData(db, TEST_NOW, reindexProducts);
  const actors = await makeActors(db, ["admin", "approved A"]);
  [admin, owner] = [actors.admin, actors["approved A"]];
  // The first drawing loads the rest of the app.
  await pageSiteOver(url).get("/terms");
}, 180_000);
beforeEach(() => {
  vi.restoreAllMocks();
  site = pageSiteOver(url);
});
afterAll(() => void vi.restoreAllMocks());

const as = (actor: Actor, input: object) => post(input, { Cookie: actor.cookie, "User-Agent": CHROME });

describe("what was written here", () => {
  it("stands on the next page: a company that was suspended is gone, with its goods", async () => {
    const { path, company, companyPath, companyVersion } = await soldProduct(db, 40);
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
    const { id, path, version, moq, currency, company } = await soldProduct(db, 3);
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

  it("costs no page a call where it moves none: who reads notices leaves the versions known", async () => {
    await site.get("/about");
    expect(await site.get("/about")).toMatchObject({ isKept: true, calls: 0 });
    const answer = await site.send("/api/trpc/notices.read", as(owner, { all: true }));
    expect(answer.status, answer.html).toBe(200);
    expect(await site.get("/about")).toMatchObject({ isKept: true, calls: 0 });
  });

  it("renews no page that does not show it", async () => {
    await site.get("/about");
    const { id } = await soldProduct(db, 5);
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
    const { id, path } = await soldProduct(db, 7);
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
    const { id, path } = await soldProduct(db, 9);
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

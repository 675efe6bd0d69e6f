import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { products } from "#drizzle/schema/catalogue.ts";
import { tips } from "#drizzle/schema/content.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { createApiClient } from "#src/lib/calls/trpc.ts";
import { createAppRouter } from "#src/router.tsx";
import { routeTree } from "#src/routeTree.gen.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { KEPT_ROUTES } from "#worker/http/warm/kept-pages.ts";
import { SESSION_COOKIE } from "#worker/platform/sessions.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { type Actor, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { pageSiteOver } from "../support/page-site.ts";

/** Drawn for each request: one's own, or with what an address says of somebody. */
const DRAWN_ROUTES = [
  ...["/add-product", "/admin", "/analytics", "/auth", "/checkout", "/claim/$supplier", "/confirm-email-change"],
  ...["/dev/components", "/forgot-password", "/inbox", "/messages", "/notifications", "/orders", "/profile", "/quotes"],
  ...["/rate-supplier", "/reset-password", "/rfq/$reference", "/rfqs", "/saved", "/settings"],
  ...["/supplier-dashboard", "/supplier-registration", "/verify", "/verify-email", "/waiting"],
];

const SITE = {
  ...{ locale: "ar" as const, origin: "https://mawrid.test", isDevelopment: false, whatsappNumber: "971500000000" },
  ...{ mayBeSignedIn: false, guestLink: null },
};
/** Every route, as the tree names it. */
const PATHS = Object.keys(createAppRouter({ routeTree, client: createApiClient(), site: SITE }).routesById).filter(
  (id) => id !== "__root__",
);
const KEY = "k".repeat(43);
const REFERENCE = "RFQ-2026-7K3F9Q";

let site: ReturnType<typeof pageSiteOver>;
let actors: Record<"admin" | "approved A" | "buyer A", Actor>;
let params: Record<string, string>;

beforeAll(async () => {
  const url = await freshDatabaseUrl();
  const db = databaseAt(url);
  await seedDemoData(db, TEST_NOW, reindexProducts);
  actors = await makeActors(db, ["admin", "approved A", "buyer A"]);
  const [product] = await db
    .select({ product: products.slug, category: products.category, supplier: suppliers.slug })
    .from(products)
    .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
    .where(and(eq(products.status, "published"), eq(suppliers.status, "approved")))
    .limit(1);
  const [tip] = await db.select({ tip: tips.slug }).from(tips).limit(1);
  params = { ...product, ...tip, reference: REFERENCE, id: "any" };
  site = pageSiteOver(url);
  // The first drawing loads the rest of the app.
  await site.get("/terms?lang=fr");
}, 180_000);
afterAll(() => void vi.restoreAllMocks());

const addressOf = (path: string) =>
  path.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? "any").replace(/(.)\/$/, "$1");

/** Everything by which somebody could be known in a page. */
const tracesOf = ({ userId, email, token, cookie, sessionHandle }: Actor) => [
  ...[userId, email, token, cookie, sessionHandle],
  '"mayBeSignedIn":true',
];

describe("the route tree", () => {
  it("is known here: each path is kept or drawn for each request", () => {
    expect(PATHS.length).toBeGreaterThan(80);
    const isDrawn = (path: string) => DRAWN_ROUTES.some((one) => path === one || path.startsWith(`${one}/`));
    const unknown = PATHS.filter((path) => !(path in KEPT_ROUTES) && !isDrawn(path));
    expect(unknown).toEqual([]);
    expect(Object.keys(KEPT_ROUTES).filter((path) => !PATHS.includes(path) || isDrawn(path))).toEqual([]);
    for (const [path, { path: pattern }] of Object.entries(KEPT_ROUTES)) {
      expect(
        PATHS.filter((other) => pattern.test(addressOf(other))),
        path,
      ).toEqual([path]);
    }
  });
});

describe.each(PATHS)("%s", (path) => {
  it("is never kept for, or answered from what is kept to, anybody who is somebody", async () => {
    const address = addressOf(path);
    site.takeTouched();
    for (const actor of Object.values(actors)) {
      const own = await site.get(address, `a=b; ${actor.cookie}; preferred-language=en`);
      expect(own.isKept).toBe(false);
      if (own.status < 300) expect(own.headers.get("Cache-Control")).toBe("no-store");
    }
    for (const cookie of [`${SESSION_COOKIE}=broken`, `guest-link=${KEY}`]) {
      // The guest's cookie comes to its own path alone; elsewhere it says nothing.
      if (cookie.startsWith("guest") && !path.startsWith("/rfq/")) continue;
      expect((await site.get(address, cookie)).isKept).toBe(false);
    }
    // React itself complains of a screen that is handed a `key`.
    const isScreenOfSearch = ["/auth", "/verify-email"].includes(path);
    for (const secret of isScreenOfSearch
      ? []
      : [`key=${KEY}`, `proof=${KEY}`, `key=${KEY}&proof=${KEY}`, `token=${KEY}`]) {
      expect((await site.get(`${address}?${secret}`)).isKept).toBe(false);
    }
    expect(site.takeTouched()).toEqual({ asked: [], put: [] });
  });

  it("gives a visitor after them nothing of theirs", async () => {
    const address = addressOf(path);
    await site.get(address, actors["buyer A"].cookie);
    const pages = [await site.get(address), await site.get(address), await site.get(`${address}?utm_source=${KEY}`)];
    for (const { html, status } of pages) {
      for (const actor of Object.values(actors)) for (const trace of tracesOf(actor)) expect(html).not.toContain(trace);
      if (path in KEPT_ROUTES) expect([status, html.includes(KEY)]).toEqual([200, false]);
    }
    const { put } = site.takeTouched();
    expect(put).toHaveLength(path in KEPT_ROUTES ? 1 : 0);
    expect(pages.map(({ isKept }) => isKept)).toEqual(
      path in KEPT_ROUTES ? [false, true, true] : [false, false, false],
    );
  });
});

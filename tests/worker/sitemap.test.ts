import { beforeAll, describe, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { localizedAddress } from "#i18n/localized-address.ts";
import { PRODUCTS_PER_CHUNK } from "#worker/catalogue/list-addresses.ts";
import { seedDemoData } from "../../drizzle/seed/seed.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { TEST_NOW } from "./support/context.ts";
import { ORIGIN, siteOver } from "./support/site.ts";

let url: string;
let read: (path: string) => Promise<{ status: number; text: string; locs: string[] }>;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  await seedDemoData(databaseAt(url), TEST_NOW, async () => {});
  const site = siteOver(url);
  read = async (path) => {
    const answer = await site(path);
    const text = await answer.text();
    return { status: answer.status, text, locs: [...text.matchAll(/<loc>([^<]*)/g)].map(([, loc = ""]) => loc) };
  };
});

describe("/sitemap.xml", () => {
  it("lists pages, products, suppliers and tips, each in three languages", async () => {
    const { text, locs } = await read("/sitemap.xml");
    expect(locs).toContain(`${ORIGIN}/`);
    expect(locs).toContain(`${ORIGIN}/products/smart-tech`);
    expect(locs.filter((loc) => /\/products\/[a-z-]+\/[a-z0-9-]+$/.test(loc)).length).toBeGreaterThan(20);
    expect(locs.some((loc) => loc.startsWith(`${ORIGIN}/suppliers/`))).toBe(true);
    expect(new Set(locs).size).toBe(locs.length);
    expect(text.match(/hreflang="/g)).toHaveLength(locs.length * 4);
    expect(text).toContain(`hreflang="fr" href="${ORIGIN}/about?lang=fr"`);
    expect(locs).toContain(`${ORIGIN}/about?lang=fr`);
  });

  it("names the addresses that the pages themselves do, and lists all of them", async () => {
    const { text, locs } = await read("/sitemap.xml");
    const about = LOCALES.map((locale) => localizedAddress(`${ORIGIN}/about`, locale));
    expect(about).toEqual([`${ORIGIN}/about`, `${ORIGIN}/about?lang=en`, `${ORIGIN}/about?lang=fr`]);
    expect(text).toContain(`hreflang="ar" href="${ORIGIN}/about"`);
    const named = [...text.matchAll(/hreflang="(?:ar|en|fr)" href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect([...new Set(named)].sort()).toEqual([...locs].sort());
  });

  it("leaves out what is not on sale", async () => {
    const { locs } = await read("/sitemap.xml");
    const rows = await databaseAt(url).select().from(products);
    const hidden = rows.filter(({ status }) => status !== "published");
    expect(hidden.length).toBeGreaterThan(0);
    for (const { category, slug } of hidden) expect(locs).not.toContain(`${ORIGIN}/products/${category}/${slug}`);
  });

  it("becomes an index above 2,000 products", async () => {
    const db = databaseAt(url);
    const [first] = await db.select().from(products).limit(1);
    if (!first) return expect.fail("no product");
    const late = { ...first, number: PRODUCTS_PER_CHUNK + 7, id: "prd_late", sku: "LATE", slug: "late" };
    await db.insert(products).values({ ...late, status: "published" });
    expect((await read("/sitemap.xml")).locs).toEqual([0, 1, 2].map((chunk) => `${ORIGIN}/sitemap-${chunk}.xml`));
    expect((await read("/sitemap-0.xml")).locs).toContain(`${ORIGIN}/about`);
    expect((await read("/sitemap-2.xml")).locs).toEqual(
      LOCALES.map((locale) => localizedAddress(`${ORIGIN}/products/${first.category}/late`, locale)),
    );
    for (const path of ["/sitemap-3.xml", "/sitemap-x.xml", "/sitemap-99999.xml", "/sitemap-00001.xml"]) {
      expect((await read(path)).status, path).toBe(404);
    }
  });
});

describe("/robots.txt", () => {
  it("names the sitemap and keeps keys and accounts out", async () => {
    const { text } = await read("/robots.txt");
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(text).toContain("Disallow: /rfq/");
    expect(text).toContain("Allow: /rfqs/new");
  });
});

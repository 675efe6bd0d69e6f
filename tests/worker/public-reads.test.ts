import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { priceTiers, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { tips, tipTranslations } from "#drizzle/schema/content.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { seedDemoData } from "../../drizzle/seed/seed.ts";
import { freshDatabase } from "../support/database.ts";
import { callerOf, TEST_NOW, testContext } from "./support/context.ts";
import { expectRefusal } from "./support/refusals.ts";

let db: Database;
let caller: ReturnType<typeof callerOf>;
beforeAll(async () => {
  db = await freshDatabase();
  await seedDemoData(db, TEST_NOW, async () => {});
  caller = callerOf(testContext(db));
});

const published = async () => {
  const rows = await db.select().from(products).where(eq(products.status, "published"));
  return rows[0] ?? expect.fail("no product");
};

describe("content.tips", () => {
  it("finds words in any case, with and without accents or hamza, and sends no content along", async () => {
    const slugs = async (q: string, locale: "ar" | "fr") =>
      (await caller.content.tips({ q, locale })).items.map(({ slug }) => slug);
    const quality = await slugs("qualité", "fr");
    expect(quality.length).toBeGreaterThan(0);
    expect([await slugs("QUALITÉ", "fr"), await slugs("qualite", "fr")]).toEqual([quality, quality]);
    const either = await slugs("أو", "ar");
    expect(either.length).toBeGreaterThan(0);
    expect(await slugs("او", "ar")).toEqual(either);
    expect(await slugs("لا-يوجد-هذا", "ar")).toEqual([]);
    expect((await caller.content.tips({ q: "qualité", locale: "fr" })).items[0]).not.toHaveProperty("content");
  });
});

describe("catalogue.product", () => {
  it("gives the page in the reader's language with tiers in order", async () => {
    const { category, slug, number } = await published();
    const page = await caller.catalogue.product({ category, slug, locale: "fr" });
    expect(page.product).toMatchObject({ number, textLocale: "fr", category, slug });
    const tiers = await db.select().from(priceTiers).where(eq(priceTiers.productNumber, number));
    expect(page.tiers.map(({ minQuantity }) => minQuantity)).toEqual(
      tiers.map((t) => t.minQuantity).sort((a, b) => a - b),
    );
    expect(page.supplier.name).not.toBe("");
    expect(page.related.every((card) => card.category === category && card.slug !== slug)).toBe(true);
  });

  it("falls back ar → en → fr and says which language it is", async () => {
    const { category, slug, number } = await published();
    const without = (locale: "ar" | "en" | "fr") =>
      db
        .delete(productTranslations)
        .where(and(eq(productTranslations.productNumber, number), eq(productTranslations.locale, locale)));
    const languageFor = async (locale: "ar" | "en" | "fr") =>
      (await caller.catalogue.product({ category, slug, locale })).product.textLocale;
    await without("fr");
    expect(await languageFor("fr")).toBe("ar");
    await without("ar");
    expect([await languageFor("fr"), await languageFor("ar")]).toEqual(["en", "en"]);
  });

  it("answers unknown, unpublished and unapproved alike", async () => {
    const rows = await db.select().from(products);
    const draft = rows.find(({ status }) => status === "draft" || status === "in_review" || status === "paused");
    const hidden = await db
      .select({ category: products.category, slug: products.slug })
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .where(and(eq(products.status, "published"), eq(suppliers.status, "suspended")));
    for (const found of [draft, hidden[0]]) {
      const { category, slug } = found ?? expect.fail("the demo data lacks a hidden product");
      await expectRefusal(caller.catalogue.product({ category, slug, locale: "ar" }), "NOT_FOUND");
    }
    await expectRefusal(caller.catalogue.product({ category: "furniture", slug: "none", locale: "ar" }), "NOT_FOUND");
  });

  it("keeps what is nobody's business to itself", async () => {
    const rows = await db.select().from(products).where(eq(products.status, "published")).limit(20);
    const last = rows.at(-1) ?? expect.fail("no product");
    const page = await caller.catalogue.product({ category: last.category, slug: last.slug, locale: "ar" });
    const shown = Object.keys(page.supplier);
    for (const secret of ["status", "version", "email", "phone"]) expect(shown).not.toContain(secret);
  });
});

describe("suppliers", () => {
  it("lists the approved alone, makers apart", async () => {
    const all = await caller.suppliers.list({ kind: "suppliers", locale: "ar" });
    const makers = await caller.suppliers.list({ kind: "manufacturers", locale: "ar" });
    const approved = await db.select().from(suppliers).where(eq(suppliers.status, "approved"));
    expect(all.total).toBe(approved.length);
    expect(makers.total).toBe(approved.filter(({ businessType }) => businessType === "manufacturing").length);
    expect(all.countries.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
    expect(makers.items.every(({ businessType }) => businessType === "manufacturing")).toBe(true);
  });

  it("pages without repeating and counts countries beside the country filter", async () => {
    const one = await caller.suppliers.list({ kind: "suppliers", locale: "en" });
    const two = await caller.suppliers.list({ kind: "suppliers", page: 2, locale: "en" });
    const slugs = [...one.items, ...two.items].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    const country = one.countries[0]?.country ?? "";
    const filtered = await caller.suppliers.list({ kind: "suppliers", country, locale: "en" });
    expect([filtered.total, filtered.countries]).toEqual([one.countries[0]?.count, one.countries]);
  });

  it.each(["%", "_", "' or 1=1 --", "\\", "x".repeat(100)])("takes %s for text", async (q) => {
    expect((await caller.suppliers.list({ kind: "suppliers", q, locale: "en" })).total).toBe(0);
  });

  it("finds a part of a name in any language and any case", async () => {
    const [any] = await db
      .select({ name: supplierTranslations.name, slug: suppliers.slug })
      .from(suppliers)
      .innerJoin(supplierTranslations, eq(supplierTranslations.supplierId, suppliers.id))
      .where(and(eq(suppliers.status, "approved"), eq(supplierTranslations.locale, "en")));
    const q = (any?.name ?? "").slice(1, 8).toUpperCase();
    const { items } = await caller.suppliers.list({ kind: "suppliers", q, locale: "ar" });
    expect(items.map(({ slug }) => slug)).toContain(any?.slug);
  });

  it("finds Arabic in any spelling, French with or without accents, and words of different fields", async () => {
    const slugs = async (q: string) =>
      (await caller.suppliers.list({ kind: "suppliers", q, locale: "en" })).items.map(({ slug }) => slug);
    const inArabic = await slugs("أفق الذكاء");
    expect(inArabic).toHaveLength(1);
    for (const q of ["افق الذكاء", "أُفُق الذكاء", "الذكاء افق"]) expect(await slugs(q)).toEqual(inArabic);
    const inFrench = await slugs("équipements");
    expect(inFrench).not.toEqual([]);
    expect(await slugs("EQUIPEMENTS")).toEqual(inFrench);
    expect(await slugs("ÉQUIPEMENTS")).toEqual(inFrench);
  });

  it("shows a supplier's own page with published products; pending and unknown are not found", async () => {
    const { items } = await caller.suppliers.list({ kind: "suppliers", locale: "ar" });
    const page = await caller.suppliers.bySlug({ slug: items[0]?.slug ?? "", locale: "ar" });
    expect(page.products).toHaveLength(Math.min(page.total, 24));
    expect(page.products.every((card) => card.supplier.slug === page.supplier.slug)).toBe(true);
    const [pending] = await db.select().from(suppliers).where(eq(suppliers.status, "pending"));
    for (const slug of [pending?.slug ?? "pending", "none"]) {
      await expectRefusal(caller.suppliers.bySlug({ slug, locale: "ar" }), "NOT_FOUND");
    }
  });
});

describe("figures of a page", () => {
  it("are counted, in the order of the page, and those that can't be have no value", async () => {
    const counted = (await caller.catalogue.home({ locale: "ar" })).statistics;
    const approved = await db.select().from(suppliers).where(eq(suppliers.status, "approved"));
    const sum = approved.reduce((total, { productsCount }) => total + productsCount, 0);
    expect(counted.find(({ key }) => key === "products")).toEqual({
      key: "products",
      value: String(sum),
      asOf: TEST_NOW,
      isCounted: true,
      evidenceUrl: null,
    });
    expect(counted.map(({ key }) => key)).toEqual([
      "verified_suppliers",
      "products",
      "target_countries",
      "satisfaction",
    ]);
    const partners = (await caller.content.partners({ locale: "ar" })).statistics;
    expect(partners.map(({ key, value }) => [key, value === null])).toEqual([
      ["partners", false],
      ["countries", false],
      ["certificates", false],
      ["satisfaction", true],
    ]);
  });
});

describe("content", () => {
  it("finds tips by title or content and by chip; unknown ones are not found", async () => {
    await db.delete(tips);
    const times = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
    await db.insert(tips).values([
      {
        id: "t1",
        slug: "ask-twice",
        category: "negotiation",
        position: 0,
        rating: 4.5,
        views: 1,
        publishedAt: 1,
        ...times,
      },
      { id: "t2", slug: "weigh", category: "quality", position: 1, rating: 4.5, views: 1, publishedAt: 1, ...times },
    ]);
    await db.insert(tipTranslations).values([
      { tipId: "t1", locale: "en", title: "Ask twice", summary: "s", content: "About price." },
      { tipId: "t2", locale: "en", title: "Weigh it", summary: "s", content: "Samples first." },
    ]);
    const slugs = async (input: { q?: string; category?: "quality" }) =>
      (await caller.content.tips({ ...input, locale: "fr" })).items.map(
        ({ slug, textLocale }) => `${slug} ${textLocale}`,
      );
    expect(await slugs({})).toEqual(["ask-twice en", "weigh en"]);
    expect(await slugs({ q: "ASK" })).toEqual(["ask-twice en"]);
    expect(await slugs({ q: "samples" })).toEqual(["weigh en"]);
    expect(await slugs({ q: "%" })).toEqual([]);
    expect(await slugs({ category: "quality" })).toEqual(["weigh en"]);
    const page = await caller.content.tip({ slug: "weigh", locale: "ar" });
    expect([page.tip.content, page.related.map(({ slug }) => slug)]).toEqual(["Samples first.", ["ask-twice"]]);
    await expectRefusal(caller.content.tip({ slug: "none", locale: "ar" }), "NOT_FOUND");
  });

  it("gives partners and claims in the reader's language", async () => {
    const { partners } = await caller.content.partners({ locale: "fr" });
    expect(partners).toHaveLength(6);
    expect(partners.every(({ textLocale, specialties }) => textLocale === "fr" && specialties.length > 0)).toBe(true);
    const { claims } = await caller.content.about({ locale: "en" });
    expect(claims.every(({ textLocale, title }) => textLocale === "en" && title !== "")).toBe(true);
  });
});

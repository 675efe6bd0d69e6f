import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { supplierDocuments, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { applyLicenceSchedule } from "#worker/suppliers/apply-schedule.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { databaseAt, freshDatabase, freshDatabaseUrl } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { confirmByAnother } from "../support/operators.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { siteOver } from "../support/site.ts";
import { makeCompany } from "./companies.ts";

describe("suspension and restoring", () => {
  let db: Database;
  let site: ReturnType<typeof siteOver>;
  let actors: Record<"admin" | "buyer A", Actor>;
  let product: typeof products.$inferSelect;
  let company: typeof suppliers.$inferSelect;
  let name: string;
  beforeAll(async () => {
    const url = await freshDatabaseUrl();
    db = databaseAt(url);
    site = siteOver(url);
    await seedDemoData(db, TEST_NOW, reindexProducts);
    actors = await makeActors(db, ["admin", "buyer A"]);
    const [found] = await db
      .select({ product: products, company: suppliers, name: productTranslations.name })
      .from(products)
      .innerJoin(suppliers, eq(suppliers.id, products.supplierId))
      .innerJoin(productTranslations, eq(productTranslations.productNumber, products.number))
      .where(
        and(eq(products.status, "published"), eq(suppliers.status, "approved"), eq(productTranslations.locale, "en")),
      );
    ({ product, company, name } = found ?? expect.fail("no product"));
    await db.update(suppliers).set({ ownerId: actors["buyer A"].userId }).where(eq(suppliers.id, company.id));
  });

  /** Where the public sees the company, asked again each time. */
  async function seen() {
    const anyone = callerAs(db, null);
    const { category, slug } = product;
    const isThere = (call: Promise<unknown>) =>
      call.then(
        () => true,
        () => false,
      );
    const [{ hits }, { hits: browsed }, list, sitemap] = await Promise.all([
      anyone.catalogue.search({ q: name, locale: "en" }),
      anyone.catalogue.search({ q: "", category, locale: "en" }),
      anyone.suppliers.list({ kind: "suppliers", locale: "en" }),
      site("/sitemap.xml").then((answer) => answer.text()),
    ]);
    return {
      page: await isThere(anyone.catalogue.product({ category, slug, locale: "en" })),
      company: await isThere(anyone.suppliers.bySlug({ slug: company.slug, locale: "en" })),
      search: hits.some((hit) => hit.slug === slug),
      browsing: browsed.some((hit) => hit.slug === slug),
      list: list.items.some((item) => item.id === company.id),
      sitemap: sitemap.includes(slug) || sitemap.includes(`/suppliers/${company.slug}`),
    };
  }
  const everywhere = (is: boolean) => ({ page: is, company: is, search: is, browsing: is, list: is, sitemap: is });
  const viewer = () => callerAs(db, actors["buyer A"]).auth.session();

  it("hides the company everywhere at the next request, and shows it again (never again 7)", async () => {
    expect(await seen()).toEqual(everywhere(true));
    const operator = callerAs(db, actors.admin).admin;
    const { version } = await operator.transitionSupplier({
      id: company.id,
      version: 1,
      action: "suspend",
      reason: "complaints",
    });
    expect(await seen()).toEqual(everywhere(false));
    expect((await viewer())?.supplierStatus).toBe("suspended");
    await operator.transitionSupplier({ id: company.id, version, action: "restore" });
    expect(await seen()).toEqual(everywhere(true));
    expect((await viewer())?.supplierStatus).toBe("approved");
  });
});

describe("the clock", () => {
  it("suspends when a licence ended 30 days ago, once, with event, notice and mail", async () => {
    const db = await freshDatabase();
    const at = (licenceValidUntil: number | null) => ({ status: "approved" as const, changes: { licenceValidUntil } });
    const ended = await makeCompany(db, at(TEST_NOW - LICENCE_GRACE_MS));
    const other = await makeCompany(db, { ...at(TEST_NOW - LICENCE_GRACE_MS - 1), locale: "fr" });
    const spared = [await makeCompany(db, at(TEST_NOW - LICENCE_GRACE_MS + 1)), await makeCompany(db, at(null))];
    const runs = await Promise.all([applyLicenceSchedule(testContext(db)), applyLicenceSchedule(testContext(db))]);
    expect(runs.reduce((sum, count) => sum + count)).toBe(2);
    expect(await applyLicenceSchedule(testContext(db))).toBe(0);
    const statusOf = async ({ id }: { id: string }) =>
      (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0]?.status;
    expect(await Promise.all([ended, other, ...spared].map(statusOf))).toEqual([
      "suspended",
      "suspended",
      "approved",
      "approved",
    ]);
    const events = await db.select().from(supplierEvents);
    expect(events.map(({ action, actorId, toStatus }) => [action, actorId, toStatus])).toEqual([
      ["suspend", null, "suspended"],
      ["suspend", null, "suspended"],
    ]);
    const [told, mails] = [await db.select().from(notices), await db.select().from(outbox)];
    expect([told.length, mails.map(({ locale }) => locale).sort()]).toEqual([2, ["ar", "fr"]]);
    expect(await db.select().from(auditLog)).toEqual([]);
    expect(await fullScans(db, () => applyLicenceSchedule(testContext(db)))).toEqual([]);
  });

  it("is not fooled by a restore: a licence that has ended has to be renewed or overridden", async () => {
    const db = await freshDatabase();
    const { admin } = await makeActors(db, ["admin"]);
    const { id } = await makeCompany(db, { status: "suspended" });
    const file = {
      supplierId: id,
      item: "trade_licence",
      fileName: "l",
      mediaType: "application/pdf",
      bytes: 1,
    } as const;
    const validUntil = TEST_NOW - LICENCE_GRACE_MS;
    await db.insert(supplierDocuments).values({ ...file, id: "doc_1", fileKey: "k", validUntil, createdAt: 1 });
    const operator = callerAs(db, admin).admin;
    const restore = { id, version: 1, action: "restore" } as const;
    await expectRefusal(operator.transitionSupplier(restore), "BAD_INPUT", "trade_licence:ended");
    await operator.transitionSupplier({ ...restore, override: true, reason: "renewal is under way" });
    await confirmByAnother(db);
    expect(await applyLicenceSchedule(testContext(db))).toBe(0);
    const again = await refusalOf(operator.transitionSupplier({ ...restore, version: 2 }));
    expect(again.details).toMatchObject({ state: "approved", action: "restore" });
  });
});

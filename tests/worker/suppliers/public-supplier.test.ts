import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { countResponses, type Invited, publishedResponses } from "#domain/rfq/response-rate.ts";
import { CHECKLIST_ITEMS, ITEM_STATES } from "#domain/suppliers/checklist.ts";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import { isBadged, PUBLIC_CHECKS } from "#domain/suppliers/verification.ts";
import type { Database } from "#drizzle/client.ts";
import { productCertifications, products } from "#drizzle/schema/catalogue.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import {
  supplierCertifications,
  supplierChecklist,
  supplierDocuments,
  supplierEvents,
  suppliers,
  supplierTranslations,
} from "#drizzle/schema/suppliers.ts";
import { seedDemoData } from "../../../drizzle/seed/seed.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Draft, makeCompany } from "../admin/companies.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { fullScans, planOf } from "../support/query-plans.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
let db: Database;
let site: ReturnType<typeof callerOf>;
beforeEach(async () => {
  db = await freshDatabase();
  site = callerOf(testContext(db));
});

/** An approved company, checked a week ago. */
async function checked(changes: Draft["changes"] = {}, checklist: Draft["checklist"] = "accepted") {
  const company = await makeCompany(db, {
    status: "approved",
    checklist,
    changes: { verifiedAt: TEST_NOW - 7 * DAY, ...changes },
  });
  return { ...company, slug: `company-${company.id.slice(4)}` };
}
const page = async (slug: string) => (await site.suppliers.bySlug({ slug, locale: "en" })).supplier;
const listed = async (id: string) =>
  (await site.suppliers.list({ kind: "suppliers", locale: "en" })).items.find((one) => one.id === id) ??
  expect.fail("not listed");

describe("the badge", () => {
  it("goes with the licence and its grace, on page and list alike, whatever the scheduler's job did", async () => {
    const edge = TEST_NOW - LICENCE_GRACE_MS;
    for (const licenceValidUntil of [null, TEST_NOW + DAY, TEST_NOW - DAY, edge + 1, edge, edge - DAY]) {
      const { id, slug } = await checked({ licenceValidUntil });
      const isOn = isBadged({ verifiedAt: TEST_NOW - 7 * DAY, licenceValidUntil }, TEST_NOW);
      for (const seen of [await page(slug), await listed(id)]) {
        expect(seen, String(licenceValidUntil)).toMatchObject({
          isVerified: isOn,
          verifiedAt: isOn ? TEST_NOW - 7 * DAY : null,
          licenceValidUntil: isOn ? licenceValidUntil : null,
        });
        expect(seen.checks.map(({ item }) => item)).toEqual(isOn ? [...PUBLIC_CHECKS] : []);
      }
    }
  });

  it.each(ITEM_STATES)("says that an item was checked only where it was accepted: %s", async (state) => {
    const { slug } = await checked({}, state);
    expect((await page(slug)).checks).toEqual(
      state === "accepted" ? PUBLIC_CHECKS.map((item) => ({ item, checkedAt: 1 })) : [],
    );
  });

  it("keeps an acceptance while the renewed paper waits, until the platform decides on it", async () => {
    const { id, slug } = await checked({}, "missing");
    const decide = (action: string, createdAt: number) =>
      db.insert(supplierEvents).values({
        ...{ id: `evt_${createdAt}`, supplierId: id, action, fromStatus: "approved", toStatus: "approved" },
        ...{ actorId: "usr_house", note: "trade_licence", createdAt },
      });
    await db.update(supplierChecklist).set({ state: "provided" }).where(eq(supplierChecklist.item, "trade_licence"));
    expect((await page(slug)).checks).toEqual([]);
    await decide("item_accepted", 50);
    await decide("provide_item", 60);
    expect((await page(slug)).checks).toEqual([{ item: "trade_licence", checkedAt: 50 }]);
    await decide("item_rejected", 70);
    expect((await page(slug)).checks).toEqual([]);
  });

  it("calls its city as the reader's language does, whatever language it was written in", async () => {
    const { id, slug } = await checked({});
    await db.update(supplierTranslations).set({ city: "Abu Dhabi" }).where(eq(supplierTranslations.supplierId, id));
    const cityIn = async (locale: "ar" | "en" | "fr") =>
      (await callerOf(testContext(db)).suppliers.bySlug({ slug, page: 1, locale })).supplier.city;
    expect(await cityIn("ar")).toBe("أبوظبي");
    expect(await cityIn("en")).toBe("Abu Dhabi");
    expect(await cityIn("fr")).toBe("Abou Dhabi");
  });

  it("tells nothing of the papers but that they were seen", async () => {
    const secret = "SECRET-7788";
    const { id, slug } = await checked({ licenceNumber: secret, trn: secret, decisionNote: secret });
    await db
      .update(supplierChecklist)
      .set({ note: secret, answer: { item: "trn", trn: secret } })
      .where(eq(supplierChecklist.supplierId, id));
    await db.insert(supplierDocuments).values(
      (["trade_licence", "logo"] as const).map((item) => ({
        ...{ id: `doc_${item}`, supplierId: id, item, fileKey: `${secret}/${item}`, fileName: secret },
        ...{ mediaType: "image/png", bytes: 3, validUntil: null, createdAt: 5 },
      })),
    );
    const seen = await page(slug);
    expect(JSON.stringify([seen, await listed(id)])).not.toContain(secret);
    expect(Object.keys(seen).sort()).toEqual(
      [
        ...["id", "slug", "name", "city", "specialization", "textLocale", "country", "businessType", "logoPath"],
        ...["isVerified", "verifiedAt", "licenceValidUntil", "checks", "responses", "ratingAverage", "ratingCount"],
        ...["productsCount", "ordersCount", "description", "yearEstablished", "employeeCount", "website", "coverPath"],
        ...["joinedAt", "isReachable", "takesRequests", "certifications", "certifiedProducts"],
        ...["specializationLocale", "descriptionLocale"],
      ].sort(),
    );
    expect(seen.checks.some(({ item }) => !CHECKLIST_ITEMS.includes(item))).toBe(false);
  });
});

/** Sends a company invitations that were answered or not. */
async function invite(supplierId: string, invitations: readonly Invited[]) {
  for (const [at, { invitedAt, respondedAt }] of invitations.entries()) {
    const id = `${supplierId}_${at}`;
    await db.insert(rfqs).values({
      ...{ id, reference: id, status: "open", accessHash: id, deadlineAt: TEST_NOW + DAY },
      ...{ companyName: "", contactName: "", email: "", phone: "", description: "", quantity: "" },
      ...{ category: "furniture", locale: "en", createdAt: invitedAt, updatedAt: invitedAt },
    });
    await db.insert(rfqInvitations).values({
      ...{ id: `inv_${id}`, rfqId: id, supplierId, status: respondedAt === null ? "invited" : "quoted" },
      ...{ score: 1, reasons: [], wave: 1, deadlineAt: TEST_NOW, respondedAt },
      ...{ createdAt: invitedAt, updatedAt: invitedAt },
    });
  }
}

describe("the response rate", () => {
  it("is the published rule over the company's own invitations", async () => {
    const mixed: Invited[] = Array.from({ length: 25 }, (_, n) => {
      const invitedAt = TEST_NOW - ((n * 41) % 2300) * HOUR - (n % 7) * 60_000;
      const answered = n % 3 === 0 ? null : invitedAt + ((n * 5) % 40) * HOUR;
      return { invitedAt, respondedAt: answered !== null && answered <= TEST_NOW ? answered : null };
    });
    const edges: Invited[] = [
      { invitedAt: TEST_NOW - DAY, respondedAt: null },
      { invitedAt: TEST_NOW - DAY + 1, respondedAt: null },
      { invitedAt: TEST_NOW - 90 * DAY, respondedAt: TEST_NOW - 90 * DAY + HOUR },
      { invitedAt: TEST_NOW - 3 * DAY, respondedAt: TEST_NOW - 2 * DAY },
      { invitedAt: TEST_NOW - 3 * DAY, respondedAt: TEST_NOW - 2 * DAY + 1 },
    ];
    const many = await checked();
    const few = await checked();
    const none = await checked();
    await invite(many.id, [...mixed, ...edges]);
    await invite(few.id, mixed.slice(0, 4));
    const rule = publishedResponses(countResponses([...mixed, ...edges], TEST_NOW));
    expect(rule.rate).toBeGreaterThan(0);
    expect(rule.answerHours).toBeGreaterThan(1);
    expect((await page(many.slug)).responses).toEqual(rule);
    expect((await listed(many.id)).responses).toEqual(rule);
    for (const { slug } of [few, none]) {
      expect((await page(slug)).responses).toEqual({ rate: null, answerHours: null });
    }
  });
});

it("a product's page says how soon its company answers, in its one call, without the counts and without a scan", async () => {
  await seedDemoData(db, TEST_NOW, async () => {});
  const [product] = await db.select().from(products).where(eq(products.status, "published")).limit(1);
  const { category, slug, supplierId } = product ?? expect.fail("no product");
  const read = () => site.catalogue.product({ category, slug, locale: "en" });
  await db.delete(rfqInvitations);
  expect((await read()).supplier.answerHours).toBeNull();
  const answered = [2, 3, 5, 8, 30].map((hours, day) => {
    const invitedAt = TEST_NOW - (day + 3) * DAY;
    return { invitedAt, respondedAt: invitedAt + hours * HOUR };
  });
  await invite(supplierId, answered);
  const calls = countCalls(db);
  const { supplier } = await read();
  expect(calls()).toBe(1);
  expect(supplier.answerHours).toBe(5);
  expect(supplier.answerHours).toBe(publishedResponses(countResponses(answered, TEST_NOW)).answerHours);
  expect(JSON.stringify(supplier)).not.toMatch(/medianMs|inTime/);
  expect(await fullScans(db, read)).toEqual([]);
  const plan = await planOf(db, read);
  expect(plan.filter((step) => step.includes("rfq_invitations_in_time")).join()).toMatch(
    /SEARCH i USING COVERING INDEX/,
  );
});

describe("certificates", () => {
  it("that have ended are no longer shown, of the company and of its products", async () => {
    await seedDemoData(db, TEST_NOW, async () => {});
    const [product] = await db.select().from(products).where(eq(products.status, "published")).limit(1);
    const { number, supplierId } = product ?? expect.fail("no product");
    const [company] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
    const slug = company?.slug ?? "";
    await db.delete(supplierCertifications).where(eq(supplierCertifications.supplierId, supplierId));
    await db.delete(productCertifications);
    const ends = { "Open end": null, Good: TEST_NOW + 1, Ended: TEST_NOW };
    await db
      .insert(supplierCertifications)
      .values(Object.entries(ends).map(([certification, validUntil]) => ({ supplierId, certification, validUntil })));
    await db.insert(productCertifications).values([
      { productNumber: number, certification: "halal", validUntil: TEST_NOW + DAY },
      { productNumber: number, certification: "organic", validUntil: TEST_NOW - 1 },
    ]);
    const seen = await page(slug);
    expect(seen.certifications.map(({ certification }) => certification).sort()).toEqual(["Good", "Open end"]);
    expect(seen.certifiedProducts).toEqual([{ certification: "halal", validUntil: TEST_NOW + DAY, products: 1 }]);
    const { category, slug: productSlug } = product ?? expect.fail("no product");
    const own = await site.catalogue.product({ category, slug: productSlug, locale: "en" });
    expect(own.certifications).toEqual(["halal"]);
    expect([...own.supplier.certifications].sort()).toEqual(["Good", "Open end"]);
  });
});

it("the page is one call, and neither it nor the list scans anything that grows", async () => {
  const { slug } = await checked();
  const calls = countCalls(db);
  await page(slug);
  expect(calls()).toBe(1);
  expect(await fullScans(db, () => page(slug))).toEqual([]);
  expect(await fullScans(db, () => site.suppliers.list({ kind: "suppliers", locale: "fr" }))).toEqual([]);
});

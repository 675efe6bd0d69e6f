import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { searchParamsSchema } from "#domain/catalogue/search/search-params.ts";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import { isBadged } from "#domain/suppliers/verification.ts";
import type { Database } from "#drizzle/client.ts";
import { productCertifications, products } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { dropEndedCertificates } from "#worker/catalogue/search/drop-ended-certificates.ts";
import { reindexProducts } from "#worker/catalogue/search/index-products.ts";
import { freshDatabase } from "../../support/database.ts";
import { invitationsOf, openRfq, publish, quoteIn, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";

const DAY = 86_400_000;
const EDGE = TEST_NOW - LICENCE_GRACE_MS;

let db: Database;
let site: ReturnType<typeof callerOf>;
let actors: Record<"buyer A" | "approved A", Actor>;
let productId: string;
beforeEach(async () => {
  db = await freshDatabase();
  site = callerOf(testContext(db));
  actors = await makeActors(db, ["buyer A", "approved A"]);
  productId = await publish(db, supplierIdOf(actors["approved A"]));
});

/** The company was checked once; its licence ends then. */
async function licensedUntil(licenceValidUntil: number | null) {
  await db
    .update(suppliers)
    .set({ verifiedAt: 1, licenceValidUntil })
    .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
}
const search = (params: object) => site.catalogue.search({ ...searchParamsSchema.parse(params), locale: "ar" });

describe("one rule says who carries the badge", () => {
  it.each([null, TEST_NOW + DAY, TEST_NOW - DAY, EDGE + 1, EDGE, EDGE - DAY])(
    "in cards, facets, filters, pages and counts: licence until %s",
    async (until) => {
      await licensedUntil(until);
      const isOn = isBadged({ verifiedAt: 1, licenceValidUntil: until }, TEST_NOW);
      for (const params of [
        {},
        { q: "تمر" },
        { q: "تمر", sort: "newest", origin: ["AE"] },
        { category: "food-products" },
      ]) {
        const { hits, facets } = await search(params);
        expect(hits.map(({ supplier }) => supplier.verified)).toEqual([isOn]);
        expect(facets.verified).toBe(isOn ? 1 : 0);
        const { total, hits: verified } = await search({ ...params, verified: true });
        expect([total, verified.length]).toEqual(isOn ? [1, 1] : [0, 0]);
      }
      // What a filter on the badge leaves out is counted beside the filter on the place of origin.
      expect((await search({ origin: ["SA"] })).facets.verified).toBe(0);
      const { featured, statistics } = await site.catalogue.home({ locale: "ar" });
      expect(featured.map(({ supplier }) => supplier.verified)).toEqual([isOn]);
      expect(statistics.find(({ key }) => key === "verified_suppliers")?.value).toBe(isOn ? "1" : "0");
      const slug = productId.toLowerCase().replace("_", "-");
      const page = await site.catalogue.product({ category: "food-products", slug, locale: "ar" });
      expect(page.supplier.isVerified).toBe(isOn);
      const cart = await site.cart.price({ lines: [{ productId, quantity: 10 }], locale: "ar" });
      expect(cart.lines[0]?.supplier?.verified).toBe(isOn);
    },
  );

  it.each([TEST_NOW - DAY, EDGE - DAY])("in matching and in quotes: licence until %s", async (until) => {
    await licensedUntil(until);
    const isOn = until > EDGE;
    const rfq = await openRfq(db, actors["buyer A"]);
    const [invitation] = await invitationsOf(db, rfq.id);
    expect(invitation?.reasons.includes("verified")).toBe(isOn);
    const { rfq: quoted } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    const buyer = callerAs(db, actors["buyer A"]);
    const request = await buyer.rfqs.one({ reference: quoted.reference });
    expect(request.invitations.map(({ supplier }) => supplier.isVerified)).toEqual([isOn]);
    expect(request.quotes.map(({ supplier }) => supplier.isVerified)).toEqual([isOn]);
  });
});

it("cards name the certificates that hold, and no others", async () => {
  const [row] = await db.select({ number: products.number }).from(products).where(eq(products.id, productId));
  const productNumber = row?.number ?? 0;
  await db.insert(productCertifications).values([
    { productNumber, certification: "halal", validUntil: TEST_NOW },
    { productNumber, certification: "organic", validUntil: TEST_NOW + 1 },
    { productNumber, certification: "gmp", validUntil: null },
  ]);
  const { hits } = await search({});
  expect(hits.map(({ certifications }) => certifications.toSorted())).toEqual([["gmp", "organic"]]);
});

describe("a certificate that ends", () => {
  const halal = async () => {
    const found = await search({ certification: ["halal"] });
    const all = await search({ q: "تمر" });
    const counted = all.facets.certification.find(({ value }) => value === "halal");
    return [found.total, counted?.count ?? 0];
  };

  it("is found and counted until then, and by the next tick of the scheduler no more; others stay", async () => {
    const [row] = await db.select({ number: products.number }).from(products).where(eq(products.id, productId));
    const productNumber = row?.number ?? 0;
    await db.insert(productCertifications).values([
      { productNumber, certification: "halal", validUntil: TEST_NOW + DAY },
      { productNumber, certification: "gmp", validUntil: null },
      { productNumber, certification: "organic", validUntil: TEST_NOW + 9 * DAY },
    ]);
    await reindexProducts(db, [productNumber], TEST_NOW);
    const tickAt = (now: number) => dropEndedCertificates({ db, now: () => now });
    expect(await tickAt(TEST_NOW + DAY - 1)).toBe(0);
    expect(await halal()).toEqual([1, 1]);
    expect(await tickAt(TEST_NOW + DAY)).toBe(1);
    expect(await halal()).toEqual([0, 0]);
    expect((await search({ certification: ["gmp", "organic"] })).total).toBe(1);
    expect(await tickAt(TEST_NOW + DAY)).toBe(0);
    expect(await fullScans(db, () => tickAt(TEST_NOW + 9 * DAY))).toEqual([]);
  });
});

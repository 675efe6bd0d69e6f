import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { documentNumber } from "#domain/orders/order-reference.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { DAY_MS, orderIn } from "../orders/orders.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { openRfq, publish } from "../rfq/trade.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { fullScans, planOf } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B", "admin"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});
const operator = () => callerAs(db, actors.admin);

/** How many database calls a read of the platform makes, the session's included. */
async function callsOf(read: (operator: ReturnType<typeof callerOf>) => Promise<unknown>): Promise<number> {
  const context = contextOf(db, actors.admin);
  const calls = countCalls(db);
  await read(callerOf(context));
  return calls();
}

describe("orders.all", () => {
  it("lists all states, the newest first, and finds an order by either side's name and by its documents' numbers", async () => {
    const old = await orderIn(db, actors["buyer A"], actors["approved A"], "shipped", { createdAt: TEST_NOW - DAY_MS });
    const young = await orderIn(db, actors["buyer A"], actors["approved B"], "disputed", { createdAt: TEST_NOW });
    const found = async (asked: Parameters<ReturnType<typeof operator>["orders"]["all"]>[0]) =>
      (await operator().orders.all(asked)).items.map(({ reference }) => reference);
    expect(await found({ status: "all" })).toEqual([young.reference, old.reference]);
    expect(await found({})).toEqual([young.reference]);
    expect(await found({ status: "all", q: "النخيل" })).toHaveLength(2);
    expect(await found({ status: "all", q: "usr_approved-a" })).toEqual([old.reference]);
    expect(await found({ status: "all", q: ` ${documentNumber(old.reference, "proforma").toLowerCase()}` })).toEqual([
      old.reference,
    ]);
    expect(await found({ status: "all", q: "nobody" })).toEqual([]);
    expect(await callsOf((caller) => caller.orders.all({ status: "all", q: "x" }))).toBe(2);
  });

  it.each([
    ["all", "orders_in_time"],
    ["completed", "orders_in_time"],
    ["cancelled", "orders_in_time"],
    ["shipped", "orders_by_status"],
    ["disputed", "orders_disputed"],
  ] as const)("%s is read in its order from %s", async (status, index) => {
    const steps = await planOf(db, () => operator().orders.all({ status }));
    expect(steps.some((step) => step.includes(`INDEX ${index} `))).toBe(true);
    expect(steps.filter((step) => step.includes("TEMP B-TREE"))).toEqual([]);
  });
});

describe("ratings for the platform", () => {
  const rate = async (changes: Partial<typeof supplierRatings.$inferInsert> = {}) => {
    const { id, reference } = await orderIn(db, actors["buyer A"], actors["approved A"], "completed");
    const stars = { supplierRating: 5, productQuality: 4, deliveryTime: 2, communication: 3 };
    const times = { opensAt: TEST_NOW + DAY_MS, createdAt: TEST_NOW, updatedAt: TEST_NOW };
    const supplierId = supplierIdOf(actors["approved A"]);
    await db.insert(supplierRatings).values({
      ...{ orderId: id, supplierId, buyerId: actors["buyer A"].userId, status: "published", locale: "ar" },
      ...stars,
      ...times,
      publishedAt: TEST_NOW,
      ...changes,
    });
    return { id, reference };
  };

  it("are hidden and shown again with audit, and the figures follow", async () => {
    await db.delete(supplierRatings);
    const { id, reference } = await rate();
    const figures = async () =>
      (
        await db
          .select()
          .from(suppliers)
          .where(eq(suppliers.id, supplierIdOf(actors["approved A"])))
      )[0]?.ratingCount;
    await expectRefusal(operator().ratings.show({ reference, version: 1, reason: "fair" }), "CONFLICT");
    expect(await operator().ratings.hide({ reference, version: 1, reason: "abuse" })).toEqual({
      status: "hidden",
      version: 2,
    });
    expect(await figures()).toBe(0);
    const before = await wholeDatabase(db);
    await expectRefusal(operator().ratings.show({ reference, version: 1, reason: "fair" }), "CONFLICT");
    await expectRefusal(
      callerAs(db, actors["approved A"]).ratings.show({ reference, version: 2, reason: "me" }),
      "FORBIDDEN",
    );
    expect(await wholeDatabase(db)).toEqual(before);
    // The fourth is the post, after the response.
    expect(await callsOf((caller) => caller.ratings.show({ reference, version: 2, reason: "fair" }))).toBe(4);
    expect(await figures()).toBe(1);
    const [shown] = await db.select().from(supplierRatings).where(eq(supplierRatings.orderId, id));
    expect(shown).toMatchObject({ status: "published", publishedAt: TEST_NOW, hiddenReason: null, version: 3 });
    const lines = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(lines.map(({ action, reason }) => [action, reason])).toEqual([
      ["hide", "abuse"],
      ["show", "fair"],
    ]);
  });

  it("come back sealed where they were, and published once the other side has rated", async () => {
    const first = await rate({ status: "hidden", publishedAt: null });
    expect(await operator().ratings.show({ reference: first.reference, version: 1, reason: "fair" })).toMatchObject({
      status: "sealed",
    });
    const second = await rate({ status: "hidden", publishedAt: null });
    await db.insert(buyerRatings).values({
      ...{ orderId: second.id, buyerId: actors["buyer A"].userId, supplierId: supplierIdOf(actors["approved A"]) },
      ...{ rating: 1, review: "متأخر", createdAt: TEST_NOW },
    });
    expect(await operator().ratings.show({ reference: second.reference, version: 1, reason: "fair" })).toMatchObject({
      status: "published",
    });
    expect((await operator().ratings.ofBuyers({})).items).toMatchObject([
      { reference: second.reference, rating: 1, review: "متأخر" },
    ]);
    expect((await operator().ratings.ofBuyers({ q: "nobody" })).items).toEqual([]);
    expect(await fullScans(db, () => operator().ratings.ofBuyers({}))).toEqual([]);
  });

  it("are found by low stars and by names", async () => {
    await db.delete(supplierRatings);
    const low = await rate();
    await rate({ deliveryTime: 5 });
    expect((await operator().ratings.all({ low: true })).items.map(({ reference }) => reference)).toEqual([
      low.reference,
    ]);
    expect((await operator().ratings.all({ q: "النخيل" })).total).toBe(2);
    expect((await operator().ratings.all({ q: low.reference })).total).toBe(1);
  });

  it("have a mean of each criterion that equals the database's, of published ones alone", async () => {
    await rate({ supplierRating: 1, productQuality: 1, deliveryTime: 1, communication: 2 });
    await rate({ status: "hidden", communication: 1 });
    const slug = "company-of-usr-approved-a";
    const { byCriterion } = await callerAs(db, null).ratings.ofSupplier({ slug });
    const [told] = await db.all<Record<string, number>>(sql`select avg(supplier_rating) as supplierRating,
      avg(product_quality) as productQuality, avg(delivery_time) as deliveryTime, avg(communication) as communication
      from supplier_ratings where status = 'published'`);
    expect(byCriterion).toEqual(told);
    expect((await callerAs(db, null).ratings.ofSupplier({ slug: "company-of-usr-approved-b" })).byCriterion).toBeNull();
  });
});

describe("admin.requests", () => {
  it("lists requests by state and finds them, in one call besides the session's and without a scan", async () => {
    const none = await openRfq(db, actors["buyer A"]);
    await publish(db, supplierIdOf(actors["approved A"]));
    const { reference } = await openRfq(db, actors["buyer A"]);
    const list = await operator().admin.requests({});
    const names = { ar: `شركة ${actors["approved A"].userId}` };
    expect(list.items).toMatchObject([
      {
        ...{ reference, status: "open", canRemove: true },
        asked: [{ names, status: "invited", reasons: ["category", "terms", "moq"] }],
      },
      { reference: none.reference, asked: [] },
    ]);
    expect((await operator().admin.requests({ status: "all", q: reference.toLowerCase() })).total).toBe(1);
    expect((await operator().admin.requests({ status: "removed" })).total).toBe(0);
    expect((await operator().admin.requests({ q: "zzz" })).total).toBe(0);
    expect(await callsOf((caller) => caller.admin.requests({ status: "all" }))).toBe(2);
    expect(await fullScans(db, () => operator().admin.requests({ status: "all" }))).toEqual([]);
    expect(await fullScans(db, () => operator().admin.requests({}))).toEqual([]);
    await operator().admin.removeRfq({ reference, version: list.items[0]?.version ?? 0, reason: "weapons" });
    expect((await operator().admin.requests({ status: "removed" })).items).toMatchObject([
      { reference, canRemove: false, closingNote: "weapons" },
    ]);
  });
});

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RATE_WITHIN_MS } from "#domain/reviews/rating-status.ts";
import type { Database } from "#drizzle/client.ts";
import { disputeEntries, orders } from "#drizzle/schema/orders.ts";
import { idempotencyKeys, notices } from "#drizzle/schema/platform.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { applyRatingSchedule } from "#worker/reviews/apply-schedule.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { fullScans, planOf } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { DAY_MS, orderIn } from "./orders.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "admin"]);
  await nameCompanies(db, actors["approved A"]);
});
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
beforeEach(async () => {
  await Promise.all(running);
  await db.batch([
    db.delete(supplierRatings),
    db.delete(buyerRatings),
    db.delete(disputeEntries),
    db.delete(orders),
    db.delete(notices),
    db.delete(idempotencyKeys),
    db.update(suppliers).set({ ratingAverage: null, ratingCount: 0 }),
  ]);
});

const as = (name: keyof typeof actors) => callerAs(db, actors[name], { waitUntil });
const make = (...rest: Parameters<typeof orderIn> extends [unknown, unknown, unknown, ...infer R] ? R : never) =>
  orderIn(db, actors["buyer A"], actors["approved A"], ...rest);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const criteria = { supplierRating: 5, productQuality: 4, deliveryTime: 3, communication: 4, review: null };
const rateSupplier = (reference: string) =>
  as("buyer A").ratings.rateSupplier({ reference, ...criteria, locale: "ar", ...key() });
const rateBuyer = (reference: string) => as("approved A").ratings.rateBuyer({ reference, rating: 2, ...key() });
const ratingOf = async (id: string) => {
  const [rating] = await db.select().from(supplierRatings).where(eq(supplierRatings.orderId, id));
  if (!rating) throw new Error(`no rating of ${id}`);
  return rating;
};
/** What the public reads, and what SQL says of the same. */
const figures = async () => {
  const [[stored], [counted]] = await db.batch([
    db.select({ average: suppliers.ratingAverage, count: suppliers.ratingCount }).from(suppliers),
    db
      .select({ count: sql<number>`count(*)` })
      .from(supplierRatings)
      .innerJoin(orders, eq(orders.id, supplierRatings.orderId))
      .where(sql`${supplierRatings.status} = 'published' and ${orders.status} <> 'cancelled'`),
  ]);
  expect(stored?.count).toBe(counted?.count);
  return [stored?.average ?? null, stored?.count];
};
const versionOf = async (id: string) => {
  const [order] = await db.select({ version: orders.version }).from(orders).where(eq(orders.id, id));
  return order?.version ?? 0;
};
const rule = async (id: string, reference: string, action: "settle_completed" | "settle_cancelled") =>
  as("admin").orders.rule({ reference, version: await versionOf(id), action, reason: "ruled" });

/** A completed order that its buyer rated and then disputed, long enough ago that the first window is over. */
async function ratedAndDisputed() {
  const order = await make("completed");
  await rateSupplier(order.reference);
  await as("buyer A").orders.dispute({ reference: order.reference, version: 1, reason: "broken" });
  await Promise.all(running);
  await db.update(orders).set({ completedAt: TEST_NOW - RATE_WITHIN_MS });
  await db.update(supplierRatings).set({ opensAt: TEST_NOW });
  return order;
}

describe("a dispute", () => {
  it("keeps a rating sealed past its window, for the scheduler and every reader", async () => {
    const { id, reference } = await ratedAndDisputed();
    expect(await applyRatingSchedule(testContext(db))).toBe(0);
    expect(await ratingOf(id)).toMatchObject({ status: "sealed" });
    expect((await as("approved A").orders.one({ reference })).ratings).toMatchObject({
      ofSupplier: null,
      isOpen: false,
    });
    expect((await as("buyer A").ratings.toRate()).given).toMatchObject([{ reference, status: "sealed" }]);
    const reply = as("approved A").ratings.reply({ reference, reply: "no" });
    expect(await refusalOf(reply)).toMatchObject({ details: { state: "not_published" } });
    expect(await figures()).toEqual([null, 0]);
    expect(await fullScans(db, () => applyRatingSchedule(testContext(db)))).toEqual([]);
  });

  it("that ends completed gives both sides the whole window again", async () => {
    const { id, reference } = await ratedAndDisputed();
    await rule(id, reference, "settle_completed");
    const until = TEST_NOW + RATE_WITHIN_MS;
    expect(await ratingOf(id)).toMatchObject({ status: "sealed", opensAt: until });
    expect((await as("approved A").orders.one({ reference })).ratings).toMatchObject({
      ofSupplier: null,
      canRate: true,
      until,
    });
    expect((await as("approved A").ratings.toRate()).asSupplier).toMatchObject([{ reference, until }]);
    expect(await applyRatingSchedule({ ...testContext(db), now: () => until - 1 })).toBe(0);
    expect(await rateBuyer(reference)).toEqual({ isOpen: true });
    expect(await figures()).toEqual([4, 1]);
  });

  it("that ends cancelled by ruling takes its ratings out of sight and out of every figure, for good", async () => {
    const [kept, order] = [await make("completed"), await make("completed")];
    for (const { reference } of [kept, order]) {
      await rateSupplier(reference);
      await rateBuyer(reference);
    }
    expect(await figures()).toEqual([4, 2]);
    const { id, reference } = order;
    await as("buyer A").orders.dispute({ reference, version: 1, reason: "broken" });
    expect(await figures()).toEqual([4, 2]);
    await rule(id, reference, "settle_cancelled");
    expect(await figures()).toEqual([4, 1]);
    const { items, total } = await as("buyer A").ratings.ofSupplier({ slug: "company-of-usr-approved-a" });
    expect([items.length, total]).toEqual([1, 1]);
    expect((await as("approved A").orders.one({ reference })).ratings).toMatchObject({
      ofSupplier: null,
      isOpen: true,
    });
    expect((await as("buyer A").orders.one({ reference })).ratings.ofBuyer).toBeNull();
    for (const of of ["supplier", "buyer"] as const) {
      const table = of === "supplier" ? supplierRatings : buyerRatings;
      const [hidden] = await db.select().from(table).where(eq(table.orderId, id));
      const version = hidden?.version ?? 0;
      await expectRefusal(as("admin").ratings.show({ reference, of, version, reason: "why not" }), "CONFLICT");
    }
    expect(await figures()).toEqual([4, 1]);
  });

  it("that ends cancelled by agreement never opens what was sealed", async () => {
    const { id, reference } = await ratedAndDisputed();
    const proposal = { reference, text: "money back", proposal: "cancelled" as const };
    const { id: entryId } = await as("approved A").orders.addToDispute({ ...proposal, ...key() });
    await as("buyer A").orders.agreeToSettle({ reference, version: await versionOf(id), entryId });
    const later = { ...testContext(db), now: () => TEST_NOW + 90 * DAY_MS };
    expect(await applyRatingSchedule(later)).toBe(0);
    expect(await ratingOf(id)).toMatchObject({ status: "hidden", publishedAt: null, hiddenReason: "money back" });
    expect(await figures()).toEqual([null, 0]);
  });
});

describe("ratings.toRate", () => {
  it("finds an order in its window behind any number of newer ones that are not", async () => {
    const open = await make("completed", { createdAt: TEST_NOW - 40 * DAY_MS });
    const owed = await make("delivered", { deliveredAt: TEST_NOW - 15 * DAY_MS, createdAt: TEST_NOW - 41 * DAY_MS });
    const done = { completedAt: TEST_NOW - RATE_WITHIN_MS, createdAt: TEST_NOW - 31 * DAY_MS };
    for (let at = 0; at < 50; at += 1) await make("completed", done);
    await make("delivered");
    await make("delivered", { deliveredAt: TEST_NOW - 44 * DAY_MS });
    const found = [open.reference, owed.reference];
    const [mine, theirs] = [await as("buyer A").ratings.toRate(), await as("approved A").ratings.toRate()];
    // Both were completed a day ago, the second one by the scheduler.
    expect(mine.asBuyer.map(({ reference }) => reference).sort()).toEqual([...found].sort());
    expect(theirs.asSupplier.map(({ reference }) => reference).sort()).toEqual([...found].sort());
    const earlier = await make("completed", { completedAt: TEST_NOW - 2 * DAY_MS, createdAt: TEST_NOW });
    expect((await as("buyer A").ratings.toRate()).asBuyer.at(-1)?.reference).toBe(earlier.reference);
  });

  it("reads the orders of its caller alone", async () => {
    const steps = await planOf(db, () => as("approved A").ratings.toRate());
    const ofOrders = steps.filter((step) => /^(SEARCH|SCAN) orders\b/.test(step));
    expect(ofOrders).toEqual([
      expect.stringContaining("orders_by_buyer_status"),
      expect.stringContaining("orders_by_supplier_status"),
      expect.anything(),
    ]);
    expect(await fullScans(db, () => as("approved A").ratings.toRate())).toEqual([]);
  });
});

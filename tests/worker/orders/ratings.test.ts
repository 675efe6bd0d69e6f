import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog, idempotencyKeys, notices, outbox } from "#drizzle/schema/platform.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { applyRatingSchedule } from "#worker/reviews/apply-schedule.ts";
import { Random } from "../../../scripts/catalogue/random.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { beforeWriteInto } from "../../support/raced-write.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { DAY_MS, orderIn } from "./orders.ts";
import { starOf, stars } from "./rating-forms.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B", "admin"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});
beforeEach(async () => {
  await db.batch([
    db.delete(supplierRatings),
    db.delete(buyerRatings),
    db.delete(orders),
    db.delete(notices),
    db.delete(outbox),
    db.delete(idempotencyKeys),
    db.update(suppliers).set({ ratingAverage: null, ratingCount: 0 }),
  ]);
});

const SLUG = "company-of-usr-approved-a";
/** What verbs left running behind their answers: it writes too. */
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const buyer = () => callerAs(db, actors["buyer A"], { waitUntil }).ratings;
const seller = () => callerAs(db, actors["approved A"], { waitUntil }).ratings;
const completed = () => orderIn(db, actors["buyer A"], actors["approved A"], "completed");
const figures = async () => {
  const [row] = await db
    .select({ average: suppliers.ratingAverage, count: suppliers.ratingCount })
    .from(suppliers)
    .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
  return [row?.average ?? null, row?.count];
};

describe("a rating", () => {
  it("stays sealed for everybody else until both sides are in, then both open and the figures follow", async () => {
    const { reference } = await completed();
    const context = contextOf(db, actors["buyer A"]);
    const calls = countCalls(db);
    expect(await callerOf(context).ratings.rateSupplier(stars(reference))).toEqual({ status: "sealed" });
    expect(calls()).toBe(4);
    await context.settled();
    expect((await callerAs(db, null).ratings.ofSupplier({ slug: SLUG })).items).toEqual([]);
    expect(await figures()).toEqual([null, 0]);
    const sealed = await callerAs(db, actors["approved A"]).orders.one({ reference });
    expect(sealed.ratings).toMatchObject({ ofSupplier: null, ofBuyer: null, canRate: true });
    expect(await seller().rateBuyer(starOf(reference))).toEqual({ isOpen: true });
    const page = await callerAs(db, null).ratings.ofSupplier({ slug: SLUG });
    expect(page).toMatchObject({
      total: 1,
      ratingAverage: 4,
      ratingCount: 1,
      items: [{ review: "تعامل ممتاز", buyerCountry: "AE" }],
    });
    expect(JSON.stringify(page)).not.toContain("people.example");
    const open = await callerAs(db, actors["buyer A"]).orders.one({ reference });
    expect(open.ratings).toMatchObject({ ofSupplier: { status: "published" }, ofBuyer: { rating: 5 }, canRate: false });
    const told = await db.select({ template: notices.template }).from(notices);
    expect(told.map(({ template }) => template).sort()).toEqual([
      "order_rated",
      "order_rating_published",
      "order_rating_published",
    ]);
  });

  it("opens with the end of its window, by the scheduler, and is told once", async () => {
    const { reference } = await completed();
    await buyer().rateSupplier(stars(reference));
    const end = TEST_NOW + 29 * DAY_MS;
    expect(await applyRatingSchedule({ ...testContext(db), now: () => end - 1 })).toBe(0);
    const runs = await Promise.all([1, 2, 3].map(() => applyRatingSchedule({ ...testContext(db), now: () => end })));
    expect(runs.some((opened) => opened === 1)).toBe(true);
    expect(await figures()).toEqual([4, 1]);
    expect(await db.select().from(notices).where(eq(notices.template, "order_rating_published"))).toHaveLength(2);
    expect(await applyRatingSchedule({ ...testContext(db), now: () => end })).toBe(0);
  });

  it("is refused but for a completed order of one's own, within 30 days, once; and writes nothing then", async () => {
    const delivered = await orderIn(db, actors["buyer A"], actors["approved A"], "delivered");
    const late = await orderIn(db, actors["buyer A"], actors["approved A"], "completed", {
      completedAt: TEST_NOW - 30 * DAY_MS,
    });
    const { reference } = await completed();
    await buyer().rateSupplier(stars(reference));
    await Promise.all(running);
    const before = await wholeDatabase(db);
    expect(await refusalOf(buyer().rateSupplier(stars(delivered.reference)))).toMatchObject({
      details: { state: "delivered", action: "rate" },
    });
    expect(await refusalOf(buyer().rateSupplier(stars(reference)))).toMatchObject({ details: { state: "rated" } });
    await expectRefusal(seller().rateBuyer(starOf(late.reference)), "CONFLICT");
    await expectRefusal(callerAs(db, actors["buyer B"]).ratings.rateSupplier(stars(reference)), "NOT_FOUND");
    await expectRefusal(callerAs(db, actors["approved B"]).ratings.rateBuyer(starOf(reference)), "NOT_FOUND");
    await expectRefusal(seller().rateSupplier(stars(reference)), "CONFLICT");
    await expectRefusal(buyer().rateSupplier(stars(reference, [6, 1, 1, 1])), "BAD_INPUT", "supplierRating:too_big");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("completes an order that the scheduler owed its completion, in the same batch", async () => {
    const order = await orderIn(db, actors["buyer A"], actors["approved A"], "delivered", {
      deliveredAt: TEST_NOW - 15 * DAY_MS,
    });
    await buyer().rateSupplier(stars(order.reference));
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    expect(row).toMatchObject({ status: "completed", completedAt: TEST_NOW - DAY_MS, version: 2 });
    expect(await db.select().from(supplierRatings)).toMatchObject([{ opensAt: TEST_NOW + 29 * DAY_MS }]);
  });

  it("is one of ten parallel tries, and a retry is answered as the first time", async () => {
    const { reference } = await completed();
    const form = stars(reference);
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer().rateSupplier(form)));
    expect(answers).toEqual(Array.from({ length: 10 }, () => ({ status: "sealed" })));
    expect(await db.select().from(supplierRatings)).toHaveLength(1);
  });

  it("opens for both when both rate at one moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, reference } = await completed();
      await Promise.all([buyer().rateSupplier(stars(reference)), seller().rateBuyer(starOf(reference))]);
      const [row] = await db.select().from(supplierRatings).where(eq(supplierRatings.orderId, id));
      expect(row?.status).toBe("published");
    }
    expect((await figures())[1]).toBe(5);
  });

  it("opens for both where the supplier rated right before the buyer's was written", async () => {
    const { reference } = await completed();
    beforeWriteInto(db, idempotencyKeys, () => seller().rateBuyer(starOf(reference)));
    expect(await buyer().rateSupplier(stars(reference))).toEqual({ status: "published" });
    expect(await figures()).toEqual([4, 1]);
  });

  it("gets one reply, from its supplier, once it is open", async () => {
    const { reference } = await completed();
    await buyer().rateSupplier(stars(reference));
    expect(await refusalOf(seller().reply({ reference, reply: "شكرًا" }))).toMatchObject({
      details: { state: "not_published" },
    });
    await seller().rateBuyer(starOf(reference));
    const tries = Array.from({ length: 5 }, (_, at) => seller().reply({ reference, reply: `شكرًا ${at}` }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.select().from(notices).where(eq(notices.template, "order_rating_replied"))).toHaveLength(1);
    const { items } = await seller().received({});
    expect(items).toMatchObject([{ reference, canReply: false }]);
    await expectRefusal(callerAs(db, actors["approved B"]).ratings.reply({ reference, reply: "x" }), "NOT_FOUND");
  });

  it("is hidden by the platform with a reason and a line of the log, and no longer counts", async () => {
    const { id, reference } = await completed();
    await buyer().rateSupplier(stars(reference));
    await seller().rateBuyer(starOf(reference));
    const operator = callerAs(db, actors.admin).ratings;
    const [seen] = (await operator.all({})).items;
    expect(seen).toMatchObject({ reference, status: "published", version: 2 });
    await expectRefusal(operator.hide({ reference, version: 1, reason: "abuse" }), "CONFLICT");
    expect(await operator.hide({ reference, version: 2, reason: "abuse" })).toEqual({ status: "hidden", version: 3 });
    await expectRefusal(operator.hide({ reference, version: 3, reason: "abuse" }), "CONFLICT");
    expect(await figures()).toEqual([null, 0]);
    expect((await callerAs(db, null).ratings.ofSupplier({ slug: SLUG })).total).toBe(0);
    expect(await db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
      { action: "hide", reason: "abuse" },
    ]);
  });
});

it("figures equal what SQL says of the published ratings, over random operations", async () => {
  const random = new Random(5);
  const open: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    const what = random.between(0, 3);
    const star = () => random.between(1, 5);
    const { reference } = await completed();
    if (what <= 1) await buyer().rateSupplier(stars(reference, [star(), star(), star(), star()]));
    if (what === 1) {
      await seller().rateBuyer(starOf(reference, star()));
      open.push(reference);
    }
    const hidden = what === 2 ? open.pop() : undefined;
    if (hidden) await callerAs(db, actors.admin).ratings.hide({ reference: hidden, version: 2, reason: "random" });
    if (what === 3)
      await applyRatingSchedule({ ...testContext(db), now: () => TEST_NOW + random.between(0, 29) * DAY_MS });
    const [told] = await db.all<{ average: number | null; count: number }>(sql`
      select avg((supplier_rating + product_quality + delivery_time + communication) / 4.0) as average, count(*) as count
      from supplier_ratings where status = 'published'`);
    expect(await figures()).toEqual([told?.average ?? null, told?.count]);
  }
}, 60_000);

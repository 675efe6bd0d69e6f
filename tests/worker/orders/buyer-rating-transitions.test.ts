import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { RATE_WITHIN_MS, type RatingStatus } from "#domain/reviews/rating-status.ts";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { DAY_MS, orderIn } from "./orders.ts";

/** What a supplier gave to a buyer, taken down and put back by the platform over every state (workflows: Rating). */
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
    db.delete(orders),
    db.delete(notices),
    db.delete(outbox),
    db.update(suppliers).set({ ratingAverage: null, ratingCount: 0 }),
  ]);
});

const as = (who: keyof typeof actors) => callerAs(db, actors[who], { waitUntil }).ratings;
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const stars = { supplierRating: 5, productQuality: 4, deliveryTime: 3, communication: 4 };
const buyerRates = (reference: string) =>
  as("buyer A").rateSupplier({ reference, ...stars, review: "ممتاز", locale: "ar", ...key() });

const make = (status: OrderStatus) => orderIn(db, actors["buyer A"], actors["approved A"], status);
const ofOrder = (orderId: string) => ({
  orderId,
  supplierId: supplierIdOf(actors["approved A"]),
  buyerId: actors["buyer A"].userId,
  createdAt: TEST_NOW,
});
const ratedByBuyer = (orderId: string, status: RatingStatus) =>
  db.insert(supplierRatings).values({
    ...ofOrder(orderId),
    ...stars,
    locale: "ar",
    status,
    opensAt: TEST_NOW + DAY_MS,
    publishedAt: status === "published" ? TEST_NOW : null,
    hiddenReason: status === "hidden" ? "abuse" : null,
    updatedAt: TEST_NOW,
  });
const ratedBySupplier = (orderId: string) => db.insert(buyerRatings).values({ ...ofOrder(orderId), rating: 4 });

async function writtenOf(orderId: string) {
  const [[ofSupplier], [ofBuyer], [figures], told, mails, audits] = await db.batch([
    db.select().from(supplierRatings).where(eq(supplierRatings.orderId, orderId)),
    db.select().from(buyerRatings).where(eq(buyerRatings.orderId, orderId)),
    db
      .select({ count: suppliers.ratingCount })
      .from(suppliers)
      .where(eq(suppliers.ownerId, actors["approved A"].userId)),
    db.select().from(notices),
    db.select().from(outbox),
    db.select().from(auditLog).where(eq(auditLog.entityId, orderId)),
  ]);
  const news = told.map(({ userId, template }) => `${userId} ${template}`).sort();
  const letters = mails.map(({ recipient, template, status }) => `${recipient} ${template} ${status}`).sort();
  return { ofSupplier, ofBuyer, count: figures?.count, news, letters, audits };
}

/** Notice and mail of one thing, for the sides that have to know. */
function toldTo(what: string, ...who: ("buyer A" | "approved A")[]) {
  return {
    news: who.map((one) => `${actors[one].userId} order_${what}`).sort(),
    letters: who.map((one) => `${actors[one].email} order-${what} sent`).sort(),
  };
}

/** The author that its own was hidden, the buyer that one of it was. */
function bothTold() {
  const [author, other] = [toldTo("rating_hidden", "approved A"), toldTo("rating_of_you_hidden", "buyer A")];
  return { news: [...author.news, ...other.news].sort(), letters: [...author.letters, ...other.letters].sort() };
}

async function expectNothingWritten(call: () => Promise<unknown>, details: object) {
  await Promise.all(running);
  const before = await wholeDatabase(db);
  expect(await refusalOf(call())).toMatchObject({ code: "CONFLICT", details });
  expect(await wholeDatabase(db)).toEqual(before);
}

describe("the platform, over what a supplier gave to a buyer", () => {
  const MODERATION = { hide: { given: "hidden", hidden: null }, show: { given: null, hidden: "given" } } as const;
  for (const action of ["hide", "show"] as const) {
    for (const status of ["given", "hidden"] as const) {
      const to = MODERATION[action][status];
      it(`${status}: ${action} ${to ? "writes state, audit and news together" : "is refused, and nothing is written"}`, async () => {
        const { id, reference } = await make("completed");
        await ratedBySupplier(id);
        await ratedByBuyer(id, "published");
        await db.update(buyerRatings).set({ status }).where(eq(buyerRatings.orderId, id));
        const call = () => as("admin")[action]({ of: "buyer", reference, version: 1, reason: "abuse" });
        if (!to) return expectNothingWritten(call, { state: status, action });
        expect(await call()).toEqual({ status: to, version: 2 });
        await Promise.all(running);
        const written = await writtenOf(id);
        expect(written.ofBuyer).toMatchObject({
          status: to,
          version: 2,
          hiddenReason: to === "hidden" ? "abuse" : null,
        });
        expect(written.ofSupplier).toMatchObject({ status: "published", version: 1 });
        expect(written.audits).toMatchObject([{ action, reason: "abuse", before: { of: "buyer", status } }]);
        expect(written).toMatchObject(to === "hidden" ? bothTold() : toldTo("nothing"));
        const seenBy = async (who: keyof typeof actors) =>
          (await callerAs(db, actors[who]).orders.one({ reference })).ratings.ofBuyer?.status;
        expect([await seenBy("buyer A"), await seenBy("approved A")]).toEqual(
          to === "hidden" ? [undefined, "hidden"] : ["given", "given"],
        );
      });
    }
  }

  it("tells a buyer nothing of one that it could not read yet, and lists each under its state", async () => {
    const { id, reference } = await make("completed");
    await ratedBySupplier(id);
    const listed = async (status: "given" | "hidden") =>
      (await as("admin").ofBuyers({ status })).items.map((item) => [item.reference, item.hiddenReason]);
    expect([await listed("given"), await listed("hidden")]).toEqual([[[reference, null]], []]);
    await as("admin").hide({ of: "buyer", reference, version: 1, reason: "abuse" });
    await Promise.all(running);
    expect(await writtenOf(id)).toMatchObject(toldTo("rating_hidden", "approved A"));
    expect([await listed("given"), await listed("hidden")]).toEqual([[], [[reference, "abuse"]]]);
    await buyerRates(reference);
    await Promise.all(running);
    expect((await writtenOf(id)).news).toContain(`${actors["approved A"].userId} order_rated_open`);
  });

  it("tells a buyer that never rated once the window is over, since it reads the rating from then on", async () => {
    const completedAt = TEST_NOW - RATE_WITHIN_MS;
    const over = await orderIn(db, actors["buyer A"], actors["approved A"], "completed", { completedAt });
    await ratedBySupplier(over.id);
    const seen = await callerAs(db, actors["buyer A"]).orders.one({ reference: over.reference });
    expect(seen.ratings.ofBuyer).toMatchObject({ rating: 4 });
    await as("admin").hide({ of: "buyer", reference: over.reference, version: 1, reason: "abuse" });
    await Promise.all(running);
    expect(await writtenOf(over.id)).toMatchObject(bothTold());
  });

  it("is not a party of what it reads or judges", async () => {
    const own = await orderIn(db, actors.admin, actors["approved A"], "completed");
    await ratedBySupplier(own.id);
    await ratedByBuyer(own.id, "sealed");
    const [sealed, ofBuyers] = [await as("admin").all({ status: "sealed" }), await as("admin").ofBuyers({})];
    expect([sealed.items, sealed.total, ofBuyers.items, ofBuyers.total]).toEqual([[], 0, [], 0]);
    for (const of of ["supplier", "buyer"] as const) {
      const call = as("admin").hide({ of, reference: own.reference, version: 1, reason: "mine" });
      expect((await refusalOf(call)).code).toBe("FORBIDDEN");
    }
  });
});

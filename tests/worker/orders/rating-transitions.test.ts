import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import { RATING_STATUSES, type RatingStatus } from "#domain/reviews/rating-status.ts";
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

/** Rating, replying, hiding and showing again over every state of the order and of the rating (workflows: Rating). */
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
const supplierRates = (reference: string) => as("approved A").rateBuyer({ reference, rating: 5, ...key() });

const make = (status: (typeof ORDER_STATUSES)[number]) => orderIn(db, actors["buyer A"], actors["approved A"], status);
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

type Told = ReturnType<typeof toldTo>;
const both = (one: Told, other: Told): Told => ({
  news: [...one.news, ...other.news].sort(),
  letters: [...one.letters, ...other.letters].sort(),
});

async function expectNothingWritten(call: () => Promise<unknown>, details: object) {
  await Promise.all(running);
  const before = await wholeDatabase(db);
  expect(await refusalOf(call())).toMatchObject({ code: "CONFLICT", details });
  expect(await wholeDatabase(db)).toEqual(before);
}

const RATERS = {
  buyer: { rates: buyerRates, other: "approved A" },
  supplier: { rates: supplierRates, other: "buyer A" },
} as const;

describe("rating, over every state of the order and what the other side gave", () => {
  for (const [side, { rates, other }] of Object.entries(RATERS)) {
    for (const status of ORDER_STATUSES) {
      if (status !== "completed") {
        it(`${status}: the ${side} can't rate, and nothing is written`, async () => {
          const { reference } = await make(status);
          await expectNothingWritten(() => rates(reference), { state: status, action: "rate" });
        });
      }
    }

    it(`the ${side} rates first: its rating waits, and the other side is told that it is there`, async () => {
      const { id, reference } = await make("completed");
      await rates(reference);
      await Promise.all(running);
      const written = await writtenOf(id);
      expect(written).toMatchObject({ count: 0, ...toldTo("rated", other) });
      expect([written.ofSupplier?.status, written.ofBuyer?.rating]).toEqual(
        side === "buyer" ? ["sealed", undefined] : [undefined, 5],
      );
    });

    it(`the ${side} rates second: both open, the figures follow, and both sides are told`, async () => {
      const { id, reference } = await make("completed");
      await (side === "buyer" ? ratedBySupplier(id) : ratedByBuyer(id, "sealed"));
      await rates(reference);
      await Promise.all(running);
      const written = await writtenOf(id);
      expect(written).toMatchObject({ count: 1, ...toldTo("rating_published", "buyer A", "approved A") });
      expect([written.ofSupplier?.status, typeof written.ofBuyer?.rating]).toEqual(["published", "number"]);
    });

    for (const given of side === "buyer" ? RATING_STATUSES : (["given"] as const)) {
      it(`the ${side} can't rate twice (${given}), and nothing is written`, async () => {
        const { id, reference } = await make("completed");
        await (given === "given" ? ratedBySupplier(id) : ratedByBuyer(id, given));
        await expectNothingWritten(() => rates(reference), { state: "rated", action: "rate" });
      });
    }
  }

  it("of a buyer whose own rating was taken down opens nothing, and says nothing of publishing", async () => {
    const { id, reference } = await make("completed");
    await ratedByBuyer(id, "hidden");
    expect(await supplierRates(reference)).toEqual({ isOpen: true });
    await Promise.all(running);
    const written = await writtenOf(id);
    expect(written).toMatchObject({ count: 0, ofSupplier: { status: "hidden" }, ...toldTo("rated_open", "buyer A") });
  });
});

describe("replying, over every state of the rating", () => {
  for (const status of [null, ...RATING_STATUSES]) {
    const isLegal = status === "published";
    it(`${status ?? "none"}: ${isLegal ? "is written, and the buyer is told" : "is refused, and nothing is written"}`, async () => {
      const { id, reference } = await make("completed");
      if (status) await ratedByBuyer(id, status);
      const reply = () => as("approved A").reply({ reference, reply: "شكرًا" });
      if (!isLegal) return expectNothingWritten(reply, { state: "not_published", action: "reply" });
      await reply();
      await Promise.all(running);
      expect(await writtenOf(id)).toMatchObject({
        ofSupplier: { reply: "شكرًا", repliedAt: TEST_NOW, version: 2 },
        ...toldTo("rating_replied", "buyer A"),
      });
      await expectNothingWritten(reply, { state: "replied", action: "reply" });
    });
  }
});

describe("the platform, over every state of the rating", () => {
  const MODERATION = {
    hide: { sealed: "hidden", published: "hidden", hidden: null },
    show: { sealed: null, published: null, hidden: "sealed" },
  } as const;
  for (const action of ["hide", "show"] as const) {
    for (const status of RATING_STATUSES) {
      const to = MODERATION[action][status];
      it(`${status}: ${action} ${to ? "writes state, figures, audit and news together" : "is refused, and nothing is written"}`, async () => {
        const { id, reference } = await make("completed");
        await ratedByBuyer(id, status);
        const call = () => as("admin")[action]({ reference, version: 1, reason: "abuse" });
        if (!to) return expectNothingWritten(call, { state: status, action });
        expect(await call()).toEqual({ status: to, version: 2 });
        await Promise.all(running);
        const written = await writtenOf(id);
        expect(written).toMatchObject({ ofSupplier: { status: to, version: 2 }, count: 0 });
        expect(written.audits).toMatchObject([
          {
            id: expect.stringMatching(/^aud_/),
            action,
            entity: "rating",
            reason: "abuse",
            before: { status },
            after: { status: to },
          },
        ]);
        // What is sealed is its author's alone: the other side does not even learn of it.
        const author = toldTo("rating_hidden", "buyer A");
        const other = toldTo("rating_of_you_hidden", "approved A");
        const told: Record<string, typeof author> = {
          "hide published": both(author, other),
          "hide sealed": author,
        };
        expect(written).toMatchObject(told[`${action} ${status}`] ?? toldTo("nothing"));
      });
    }
  }

  it("shows what had been public as public again, with its figures and news of it", async () => {
    const { id, reference } = await make("completed");
    await ratedByBuyer(id, "hidden");
    await ratedBySupplier(id);
    expect(await as("admin").show({ reference, version: 1, reason: "mistake" })).toEqual({
      status: "published",
      version: 2,
    });
    await Promise.all(running);
    expect(await writtenOf(id)).toMatchObject({ count: 1, ...toldTo("rating_published", "buyer A", "approved A") });
  });

  it("finds none where nobody has rated", async () => {
    const { reference } = await make("completed");
    for (const action of ["hide", "show"] as const) {
      const refusal = await refusalOf(as("admin")[action]({ reference, version: 1, reason: "x" }));
      expect(refusal.code).toBe("NOT_FOUND");
    }
  });
});

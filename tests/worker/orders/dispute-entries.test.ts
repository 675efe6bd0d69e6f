import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { disputeEntries, orders } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { watchCalls } from "../../support/watch-calls.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { DAY_MS, orderIn, writtenOf } from "./orders.ts";

/**
 * What the sides of an order say beside its moves, over every state: the words of a dispute, its way before the platform, and
 * the asking for a cancellation. The states are those of the workflow (workflows: Order), not from the code's own lists.
 */
let db: Database;
let actors: Record<"approved A" | "approved B", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["approved A", "approved B"]);
  await nameCompanies(db, actors["approved A"], actors["approved B"]);
});
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
beforeEach(async () => {
  await Promise.all(running);
  await db.batch([
    db.delete(notices),
    db.delete(outbox),
    db.delete(disputeEntries),
    db.delete(paymentRecords),
    db.delete(orders),
  ]);
});

const whoIs = { buyer: "approved B", supplier: "approved A" } as const;
const otherOf = { buyer: "supplier", supplier: "buyer" } as const;
const SIDES = ["buyer", "supplier"] as const;
const caller = (side: (typeof SIDES)[number]) => callerAs(db, actors[whoIs[side]], { waitUntil }).orders;
type Side = (typeof SIDES)[number];
type Made = { reference: string; version: number };
const say = (side: Side, { reference }: Made, proposal?: "completed" | "cancelled") =>
  caller(side).addToDispute({ reference, text: "photos", proposal, idempotencyKey: crypto.randomUUID() });

interface Comment {
  call: (side: Side, seen: Made) => Promise<unknown>;
  legal: OrderStatus[];
  news: string;
  /** The name by which a refusal calls it, where it isn't that of the event. */
  refusedAs?: string;
  entries?: object[];
  changes?: (side: Side) => Partial<typeof orders.$inferSelect>;
}
const COMMENTS: Record<string, Comment> = {
  escalate: {
    call: (side, seen) => caller(side).escalate(seen),
    legal: ["disputed"],
    news: "escalated",
    changes: () => ({ escalatedAt: TEST_NOW, version: 2 }),
  },
  answer_dispute: {
    call: (side, seen) => say(side, seen),
    legal: ["disputed"],
    news: "dispute_answered",
    entries: [{ proposal: null, text: "photos" }],
  },
  propose_settlement: {
    call: (side, seen) => say(side, seen, "cancelled"),
    legal: ["disputed"],
    news: "dispute_proposed",
    entries: [{ proposal: "cancelled", text: "photos" }],
  },
  ask_to_cancel: {
    call: (side, seen) => caller(side).askToCancel({ ...seen, reason: "because" }),
    legal: ["confirmed", "in_production"],
    news: "cancel_asked",
    changes: (side) => ({ cancelAskedBy: side, cancelNote: "because", version: 2 }),
  },
};

/** An order in a state, whose dispute has lasted the three days of talk where it has one. */
const make = (status: OrderStatus) =>
  orderIn(db, actors["approved B"], actors["approved A"], status, {
    ...(status === "disputed" ? { disputedAt: TEST_NOW - 3 * DAY_MS } : {}),
  });

describe("what may be said again and again", () => {
  const LIMIT = 10;
  const again: Record<string, { status: OrderStatus; side: Side; say: (made: Made) => Promise<unknown> }> = {
    "a freight": {
      status: "confirmed",
      side: "supplier",
      say: (made) => caller("supplier").proposeFreight({ ...made, freight: "100" }),
    },
    "a cancellation and back": {
      status: "confirmed",
      side: "buyer",
      say: (made) =>
        made.version % 2 === 1
          ? caller("buyer").askToCancel({ ...made, reason: "because" })
          : caller("buyer").refuseToCancel(made),
    },
    "words in a dispute": { status: "disputed", side: "supplier", say: (made) => say("supplier", made) },
  };
  for (const [name, { status, side, say: once }] of Object.entries(again)) {
    it(`${name}: ten of one account to one order in an hour, then nothing is told`, async () => {
      const { id, reference } = await make(status);
      const seen = async () => ({ reference, version: (await writtenOf(db, id)).order.version });
      for (let at = 0; at < LIMIT; at += 1) await once(await seen());
      await Promise.all(running);
      const [before, told] = [await writtenOf(db, id), await db.select().from(notices)];
      const refusal = await refusalOf(once(await seen()));
      expect(refusal).toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: 3600 } });
      expect(await writtenOf(db, id)).toEqual(before);
      expect(await db.select().from(notices)).toEqual(told);
      expect(told).toHaveLength(LIMIT);
      const other = await make(status);
      await once({ reference: other.reference, version: 1 });
      const mine = side === "buyer" ? "supplier" : "buyer";
      if (status === "disputed") await say(mine, { reference, version: 1 });
      else await caller(mine).askToCancel({ ...(await seen()), reason: "because" });
    });
  }
});

describe("a company that is suspended between reading and writing", () => {
  const made: Record<string, { status: OrderStatus; refusedIn?: string; act: (made: Made) => Promise<unknown> }> = {
    "moves nothing": { status: "confirmed", act: (seen) => caller("supplier").startProduction(seen) },
    "says nothing": { status: "disputed", act: (seen) => say("supplier", seen) },
    "names no freight": {
      status: "confirmed",
      act: (seen) => caller("supplier").proposeFreight({ ...seen, freight: "100" }),
    },
    "confirms no payment": {
      status: "confirmed",
      // The payment's own state.
      refusedIn: "recorded",
      act: ({ reference }) =>
        caller("supplier").confirmPayment({ reference, id: `pay_${reference}`, idempotencyKey: crypto.randomUUID() }),
    },
  };
  for (const [name, { status, refusedIn = status, act }] of Object.entries(made)) {
    it(name, async () => {
      const { id, reference } = await make(status);
      await db.insert(paymentRecords).values({
        id: `pay_${reference}`,
        orderId: id,
        amountMinor: 1,
        method: "transfer",
        paidOn: "2026-11-20",
        recordedBy: "x",
        createdAt: 1,
      });
      const suspend = async (to: "approved" | "suspended") => {
        await db.update(suppliers).set({ status: to });
      };
      const { batch } = db.$client;
      db.$client.batch = async (...parameters) => {
        const isWrite = JSON.stringify(parameters[0]).includes('insert into \\"order_events\\"');
        if (isWrite) {
          db.$client.batch = batch;
          await watchCalls(() => suspend("suspended"));
        }
        return batch.apply(db.$client, parameters);
      };
      const refusal = await refusalOf(act({ reference, version: 1 }));
      db.$client.batch = batch;
      const [state] = await db.select({ status: suppliers.status }).from(suppliers);
      await suspend("approved");
      expect([state?.status, refusal.code, refusal.details.state]).toEqual(["suspended", "CONFLICT", refusedIn]);
      expect((await writtenOf(db, id)).events).toEqual([]);
      expect(await db.select().from(notices)).toEqual([]);
      expect(await db.select().from(paymentRecords)).toMatchObject([{ confirmedAt: null }]);
    });
  }
});

describe("every saying beside the moves", () => {
  for (const [action, { call, legal, news, refusedAs, entries = [], changes }] of Object.entries(COMMENTS)) {
    for (const status of ORDER_STATUSES) {
      for (const side of SIDES) {
        if (legal.includes(status)) {
          it(`${status}: ${action} by the ${side} writes entry, event, notice and mail together`, async () => {
            const seen = await make(status);
            await call(side, { reference: seen.reference, version: 1 });
            await Promise.all(running);
            const { order, events } = await writtenOf(db, seen.id);
            expect(order).toMatchObject({ status, ...changes?.(side) });
            const by = { actor: side, actorId: actors[whoIs[side]].userId };
            expect(events).toMatchObject([{ action, fromStatus: status, toStatus: status, ...by }]);
            const written = await db.select().from(disputeEntries).where(eq(disputeEntries.orderId, seen.id));
            expect(written).toMatchObject(entries.map((entry) => ({ ...entry, side, authorId: by.actorId })));
            const other = actors[whoIs[otherOf[side]]];
            const told = await db.select().from(notices);
            expect(told.map(({ userId, template }) => [userId, template])).toEqual([[other.userId, `order_${news}`]]);
            const mails = await db.select().from(outbox);
            expect(mails.map((mail) => [mail.recipient, mail.template, mail.status])).toEqual([
              [other.email, `order-${news}`, "sent"],
            ]);
          });
        } else {
          it(`${status}: ${action} by the ${side} is refused with state and action, and nothing is written`, async () => {
            const { reference } = await make(status);
            const before = await wholeDatabase(db);
            const refusal = await refusalOf(call(side, { reference, version: 1 }));
            expect(refusal).toMatchObject({
              code: "CONFLICT",
              details: { state: status, action: refusedAs ?? action },
            });
            expect(await wholeDatabase(db)).toEqual(before);
          });
        }
      }
    }
  }
});

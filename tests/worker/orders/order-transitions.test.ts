import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countChange } from "#domain/orders/counted-orders.ts";
import { ORDER_TRANSITIONS, type OrderAction, orderMachine } from "#domain/orders/order-machine.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { disputeEntries, orders } from "#drizzle/schema/orders.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies, supplierIdOf } from "../products/catalogue.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { orderIn, writtenOf } from "./orders.ts";

// The buyer runs an approved company too: no guard keeps it from the supplier's verbs, only the table of moves does.
const [SELLER, BUYER] = ["approved A", "approved B"] as const;
let db: Database;
let actors: Record<typeof SELLER | typeof BUYER | "admin" | "buyer B", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, [SELLER, BUYER, "admin", "buyer B"]);
  await nameCompanies(db, actors[SELLER], actors[BUYER]);
});
beforeEach(async () => {
  await Promise.all(running);
  await db.batch([db.delete(notices), db.delete(outbox), db.delete(disputeEntries), db.delete(orders)]);
});

/** What verbs left running behind their answers: it writes too. */
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const as = (who: Actor | null) => callerAs(db, who, { waitUntil });

type Caller = ReturnType<typeof callerOf>["orders"];
interface Seen {
  reference: string;
  version: number;
}
const reason = "because";
const VERBS: Record<Exclude<OrderAction, "lapse">, (caller: Caller, seen: Seen) => Promise<unknown>> = {
  confirm: (caller, seen) => caller.confirm(seen),
  decline: (caller, seen) => caller.decline({ ...seen, reason }),
  cancel: (caller, seen) => caller.cancel({ ...seen, reason }),
  start_production: (caller, seen) => caller.startProduction(seen),
  make_ready: (caller, seen) => caller.makeReady(seen),
  ship: (caller, seen) => caller.ship({ ...seen, carrier: "Gulf Line", trackingReference: "GL-1" }),
  deliver: (caller, seen) => caller.deliver(seen),
  complete: (caller, seen) => caller.complete(seen),
  cancel_agreed: (caller, seen) => caller.consentToCancel(seen),
  dispute: (caller, seen) => caller.dispute({ ...seen, reason }),
  settle_completed: (caller, seen) => caller.agreeToSettle({ ...seen, entryId: "dsp_completed" }),
  settle_cancelled: (caller, seen) => caller.agreeToSettle({ ...seen, entryId: "dsp_cancelled" }),
};
const ACTIONS = Object.keys(VERBS) as (keyof typeof VERBS)[];
const BY_AGREEMENT: readonly string[] = ["cancel_agreed", "settle_completed", "settle_cancelled"];
const SIDES = ["buyer", "supplier"] as const;
const whoIs = { buyer: BUYER, supplier: SELLER } as const;

/** An order in a state in which, as far as the other side is concerned, `side` may agree to anything. */
async function orderFor(status: OrderStatus, side: "buyer" | "supplier", action: OrderAction) {
  const other = side === "buyer" ? "supplier" : "buyer";
  const order = await orderIn(db, actors[BUYER], actors[SELLER], status, { cancelAskedBy: other, cancelNote: reason });
  const entry = { orderId: order.id, side: other, authorId: "x", text: reason, createdAt: 1 } as const;
  const proposal = action === "settle_cancelled" ? "cancelled" : "completed";
  if (action.startsWith("settle"))
    await db.insert(disputeEntries).values({ id: `dsp_${proposal}`, proposal, ...entry });
  return order;
}

const countOf = async () => {
  const where = eq(suppliers.id, supplierIdOf(actors[SELLER]));
  const [row] = await db.select({ count: suppliers.ordersCount }).from(suppliers).where(where);
  return row?.count ?? Number.NaN;
};

describe("every move of the table by a party", () => {
  for (const action of ACTIONS) {
    for (const side of SIDES) {
      const actor = action === "cancel_agreed" ? "consent" : BY_AGREEMENT.includes(action) ? "agreement" : side;
      for (const status of ORDER_STATUSES) {
        if (orderMachine.can(status, action, actor)) {
          it(`${status}: ${action} by the ${side} writes state, event, count, notices and mails together`, async () => {
            const seen = await orderFor(status, side, action);
            const before = await countOf();
            const context = contextOf(db, actors[whoIs[side]]);
            const calls = countCalls(db);
            const answer = await VERBS[action](callerOf(context).orders, { reference: seen.reference, version: 1 });
            // Session, read, write; after the response the mails are leased.
            expect(calls()).toBe(4);
            await context.settled();
            const { to } = ORDER_TRANSITIONS[action];
            expect(answer).toEqual({ status: to, version: 2 });
            const { order, events } = await writtenOf(db, seen.id);
            expect(order).toMatchObject({ status: to, version: 2 });
            expect(events).toMatchObject([
              { action, fromStatus: status, toStatus: to, actor, actorId: actors[whoIs[side]].userId },
            ]);
            expect(await countOf()).toBe(before + countChange(status, to));
            const told = await db.select({ userId: notices.userId, template: notices.template }).from(notices);
            const mails = await db.select({ recipient: outbox.recipient, status: outbox.status }).from(outbox);
            const other = actors[whoIs[side === "buyer" ? "supplier" : "buyer"]];
            expect(told.some(({ userId }) => userId === other.userId)).toBe(true);
            expect(mails.map(({ recipient }) => recipient)).toContain(other.email);
            expect([mails.length, mails.every((mail) => mail.status === "sent")]).toEqual([told.length, true]);
          });
        } else {
          it(`${status}: ${action} by the ${side} is refused with state and action, and nothing is written`, async () => {
            const { reference } = await orderFor(status, side, action);
            await Promise.all(running);
            const before = await wholeDatabase(db);
            const call = VERBS[action](as(actors[whoIs[side]]).orders, { reference, version: 1 });
            const refusal = await refusalOf(call);
            const named = action.startsWith("settle") ? "settle_completed" : action;
            expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action: named } });
            expect(await wholeDatabase(db)).toEqual(before);
          });
        }
      }
    }
  }
});

describe("every ruling of the platform", () => {
  for (const action of ["settle_completed", "settle_cancelled", "cancel_agreed"] as const) {
    for (const status of ORDER_STATUSES) {
      const isLegal = orderMachine.can(status, action, "admin");
      it(`${status}: ${action} ${isLegal ? "is written with its line of the audit log, and both sides are told" : "is refused and nothing is written"}`, async () => {
        const { id, reference } = await orderIn(db, actors[BUYER], actors[SELLER], status);
        await Promise.all(running);
        const before = await wholeDatabase(db);
        const call = as(actors.admin).orders.rule({ reference, version: 1, action, reason });
        if (!isLegal) {
          expect(await refusalOf(call)).toMatchObject({ code: "CONFLICT", details: { state: status, action } });
          expect(await wholeDatabase(db)).toEqual(before);
          return;
        }
        await call;
        const { order, events } = await writtenOf(db, id);
        expect([order.status, events.length]).toEqual([ORDER_TRANSITIONS[action].to, 1]);
        const audits = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
        expect(audits).toMatchObject([{ action, entity: "order", reason, before: { status } }]);
        const both = [actors[SELLER], actors[BUYER]];
        const [told, mails] = await db.batch([db.select().from(notices), db.select().from(outbox)]);
        expect(told.map(({ userId }) => userId).sort()).toEqual(both.map(({ userId }) => userId).sort());
        expect(mails.map(({ recipient }) => recipient).sort()).toEqual(both.map(({ email }) => email).sort());
        expect(events).toMatchObject([{ action, fromStatus: status, actor: "admin", actorId: actors.admin.userId }]);
      });
    }
  }
});

describe("an order", () => {
  it("is moved once of ten parallel tries", async () => {
    const { id, reference } = await orderIn(db, actors[BUYER], actors[SELLER], "new");
    const tries = Array.from({ length: 10 }, () => as(actors[SELLER]).orders.confirm({ reference, version: 1 }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await writtenOf(db, id)).events).toHaveLength(1);
  });

  it("is another's and missing alike, for every verb of the parties", async () => {
    const { reference } = await orderFor("disputed", "buyer", "settle_completed");
    await Promise.all(running);
    const before = await wholeDatabase(db);
    const stranger = as(actors["buyer B"]).orders;
    const seen = { reference, version: 1 };
    for (const call of [
      () => stranger.deliver(seen),
      () => stranger.complete(seen),
      () => stranger.cancel({ ...seen, reason }),
      () => stranger.askToCancel({ ...seen, reason }),
      () => stranger.consentToCancel(seen),
      () => stranger.refuseToCancel(seen),
      () => stranger.dispute({ ...seen, reason }),
      () => stranger.addToDispute({ reference, text: reason, idempotencyKey: crypto.randomUUID() }),
      () => stranger.agreeToSettle({ ...seen, entryId: "dsp_completed" }),
      () => stranger.escalate(seen),
      () => stranger.agreeToFreight({ ...seen, freightMinor: 1 }),
    ]) {
      await expectRefusal(call(), "NOT_FOUND");
    }
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("is out of reach of its supplier from the moment that one is suspended", async () => {
    const { reference } = await orderIn(db, actors[BUYER], actors[SELLER], "shipped");
    const where = eq(suppliers.id, supplierIdOf(actors[SELLER]));
    await db.update(suppliers).set({ status: "suspended" }).where(where);
    const seller = as(actors[SELLER]).orders;
    await expectRefusal(seller.deliver({ reference, version: 1 }), "NOT_FOUND");
    await expectRefusal(seller.confirm({ reference, version: 1 }), "FORBIDDEN");
    await db.update(suppliers).set({ status: "approved" }).where(where);
  });

  it("tells who saw an older version which one there is now", async () => {
    const { reference } = await orderIn(db, actors[BUYER], actors[SELLER], "shipped", { version: 4 });
    const refusal = await refusalOf(as(actors[SELLER]).orders.deliver({ reference, version: 3 }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "shipped", version: 4 } });
  });

  it("mails and notes only what the settings of its parties want", async () => {
    const { reference } = await orderIn(db, actors[BUYER], actors[SELLER], "new");
    await as(actors[BUYER]).account.updateSettings({
      locale: "fr",
      notices: {
        requests: { app: true, email: true },
        orders: { app: true, email: false },
        messages: { app: true, email: true },
        reviews: { app: true, email: true },
      },
    });
    await as(actors[SELLER]).orders.decline({ reference, version: 1, reason });
    expect(await db.select().from(outbox)).toEqual([]);
    expect(await db.select().from(notices)).toMatchObject([
      { template: "order_declined", path: `/orders/${reference}`, data: { reference, note: reason } },
    ]);
  });

  it("reads no table from end to end", async () => {
    const { reference } = await orderIn(db, actors[BUYER], actors[SELLER], "shipped");
    const seen = { reference, version: 1 };
    expect(await fullScans(db, () => as(actors[SELLER]).orders.deliver(seen))).toEqual([]);
  });
});

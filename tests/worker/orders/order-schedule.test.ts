import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { applyOrderSchedule } from "#worker/orders/apply-schedule.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { DAY_MS, orderIn, writtenOf } from "./orders.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
});
beforeEach(async () => {
  await Promise.all(running);
  await db.batch([db.delete(notices), db.delete(outbox), db.delete(orders)]);
});

/** What verbs left running behind their answers: it writes too. */
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const as = (who: Actor | null) => callerAs(db, who, { waitUntil });

const make = (...given: [Parameters<typeof orderIn>[3], Parameters<typeof orderIn>[4]?]) =>
  orderIn(db, actors["buyer A"], actors["approved A"], ...given);
const tick = () => applyOrderSchedule(testContext(db));

/** Orders that the scheduler owes something as of now, and one moment earlier nothing. */
const DUE = [
  ["new", { answerBy: TEST_NOW }, "lapse", "cancelled"],
  ["delivered", { deliveredAt: TEST_NOW - 14 * DAY_MS }, "complete", "completed"],
  ["disputed", { disputedAt: TEST_NOW - 7 * DAY_MS }, "escalate", "disputed"],
] as const;

describe("the clock", () => {
  for (const [status, times, action, to] of DUE) {
    it(`${status}: ${action} is written once, whichever of three runs is first, and both sides are told`, async () => {
      const { id } = await make(status, times);
      await Promise.all([tick(), tick(), tick()]);
      const { order, events } = await writtenOf(db, id);
      expect(order).toMatchObject({ status: to, version: 2 });
      expect(events).toMatchObject([{ action, fromStatus: status, toStatus: to, actor: "clock", actorId: null }]);
      const told = await db.select({ userId: notices.userId }).from(notices);
      expect(told.map(({ userId }) => userId).sort()).toEqual([actors["approved A"].userId, actors["buyer A"].userId]);
      expect(await db.select().from(outbox)).toHaveLength(2);
      expect(await tick()).toBe(0);
    });

    it(`${status}: nothing happens a moment earlier`, async () => {
      const [[name, time]] = Object.entries(times) as [[string, number]];
      await make(status, { [name]: time + 1 });
      await Promise.all(running);
      const before = await wholeDatabase(db);
      expect(await tick()).toBe(0);
      expect(await wholeDatabase(db)).toEqual(before);
    });

    it(`${status}: who reads sees it although the scheduler never ran`, async () => {
      const { reference } = await make(status, times);
      const { order } = await as(actors["buyer A"]).orders.one({ reference });
      expect(order.status).toBe(to);
      expect([order.completedAt !== null, order.escalatedAt !== null]).toEqual([
        to === "completed",
        action === "escalate",
      ]);
      const { items } = await as(actors["approved A"]).orders.sold({});
      expect(items).toMatchObject([{ status: to }]);
    });
  }

  it("leaves every other state alone, however old", async () => {
    for (const status of ORDER_STATUSES) {
      if (!DUE.some(([due]) => due === status)) await make(status, { createdAt: 1, updatedAt: 1 });
    }
    expect(await tick()).toBe(0);
  });

  it("refuses who confirms an order that has lapsed although the scheduler never ran (never again 4)", async () => {
    const { reference } = await make("new", { answerBy: TEST_NOW });
    await Promise.all(running);
    const before = await wholeDatabase(db);
    const refusal = await refusalOf(as(actors["approved A"]).orders.confirm({ reference, version: 1 }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "cancelled", action: "confirm" } });
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("is made up for by whoever moves the order next: both events stand in one batch", async () => {
    const { id, reference } = await make("delivered", { deliveredAt: TEST_NOW - 20 * DAY_MS });
    const buyer = as(actors["buyer A"]).orders;
    expect(await buyer.dispute({ reference, version: 1, reason: "broken" })).toEqual({
      status: "disputed",
      version: 3,
    });
    const { order, events } = await writtenOf(db, id);
    expect(order.completedAt).toBe(TEST_NOW - 6 * DAY_MS);
    expect(events).toMatchObject([
      { action: "complete", actor: "clock", createdAt: TEST_NOW - 6 * DAY_MS },
      { action: "dispute", fromStatus: "completed", actor: "buyer" },
    ]);
  });

  it("reads no table from end to end", async () => {
    await make("new", { answerBy: TEST_NOW });
    expect(await fullScans(db, (own) => applyOrderSchedule(testContext(own)))).toEqual([]);
  });
});

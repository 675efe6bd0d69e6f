import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "#domain/orders/order-status.ts";
import type { Database } from "#drizzle/client.ts";
import { disputeEntries, orderLines, orders } from "#drizzle/schema/orders.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { freshDatabase } from "../../support/database.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { DAY_MS, orderIn, writtenOf } from "./orders.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "admin"]);
  await nameCompanies(db, actors["approved A"]);
});
beforeEach(async () => {
  await db.batch([db.delete(notices), db.delete(outbox), db.delete(disputeEntries), db.delete(orders)]);
});

/** What verbs left running behind their answers: it writes too. */
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const buyer = () => callerAs(db, actors["buyer A"], { waitUntil }).orders;
const seller = () => callerAs(db, actors["approved A"], { waitUntil }).orders;
const make = (...given: [Parameters<typeof orderIn>[3], Parameters<typeof orderIn>[4]?]) =>
  orderIn(db, actors["buyer A"], actors["approved A"], ...given);
const reason = "because";
const key = () => ({ idempotencyKey: crypto.randomUUID() });

describe("a cancellation by consent", () => {
  it("is asked for by one side and agreed to by the other", async () => {
    const { id, reference } = await make("in_production");
    expect(await buyer().askToCancel({ reference, version: 1, reason })).toEqual({
      status: "in_production",
      version: 2,
    });
    const { actions } = await buyer().one({ reference });
    expect(actions).not.toContain("consent_to_cancel");
    expect(await refusalOf(buyer().consentToCancel({ reference, version: 2 }))).toMatchObject({ code: "CONFLICT" });
    expect((await seller().one({ reference })).actions).toContain("consent_to_cancel");
    await seller().consentToCancel({ reference, version: 2 });
    const { order, events } = await writtenOf(db, id);
    expect(order).toMatchObject({ status: "cancelled", closingReason: reason });
    expect(events.map(({ action, actor }) => [action, actor])).toEqual([
      ["ask_to_cancel", "buyer"],
      ["cancel_agreed", "consent"],
    ]);
  });

  it("is refused by the other side or taken back, and the order goes on; once it is ready nobody asks any more", async () => {
    const { reference } = await make("confirmed");
    await seller().askToCancel({ reference, version: 1, reason });
    await expectRefusal(buyer().askToCancel({ reference, version: 2, reason }), "CONFLICT");
    await buyer().refuseToCancel({ reference, version: 2 });
    await expectRefusal(buyer().refuseToCancel({ reference, version: 3 }), "CONFLICT");
    await buyer().askToCancel({ reference, version: 3, reason });
    await seller().makeReady({ reference, version: 4 });
    await expectRefusal(seller().consentToCancel({ reference, version: 5 }), "CONFLICT");
    for (const status of ORDER_STATUSES) {
      if (status === "confirmed" || status === "in_production") continue;
      const order = await make(status);
      const refusal = await refusalOf(buyer().askToCancel({ reference: order.reference, version: 1, reason }));
      expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action: "ask_to_cancel" } });
    }
  });
});

describe("a dispute", () => {
  it("is opened within 30 days of the delivery, once", async () => {
    const late = await make("completed", { deliveredAt: TEST_NOW - 30 * DAY_MS - 1 });
    await expectRefusal(buyer().dispute({ reference: late.reference, version: 1, reason }), "CONFLICT");
    const again = await make("completed", { disputedAt: TEST_NOW - DAY_MS });
    await expectRefusal(buyer().dispute({ reference: again.reference, version: 1, reason }), "CONFLICT");
    const { reference } = await make("completed", { deliveredAt: TEST_NOW - 30 * DAY_MS });
    await buyer().dispute({ reference, version: 1, reason });
    expect((await seller().one({ reference })).dispute).toMatchObject([
      { side: "buyer", text: reason, proposal: null },
    ]);
  });

  it("is settled by agreeing to the other side's last proposal, and to no other", async () => {
    const { reference } = await make("disputed");
    const propose = (who: typeof seller, proposal: "completed" | "cancelled") =>
      who().addToDispute({ reference, text: proposal, proposal, ...key() });
    const first = await propose(seller, "completed");
    const second = await propose(seller, "cancelled");
    const own = await propose(buyer, "completed");
    const agree = (entryId: string) => buyer().agreeToSettle({ reference, version: 1, entryId });
    await Promise.all(running);
    const before = await wholeDatabase(db);
    await expectRefusal(agree(first.id), "CONFLICT");
    await expectRefusal(agree(own.id), "CONFLICT");
    await expectRefusal(agree("dsp_missing"), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
    expect(await agree(second.id)).toEqual({ status: "cancelled", version: 2 });
    await expectRefusal(propose(seller, "completed"), "CONFLICT");
  });

  it("hears one of ten parallel entries with one key, and a retry's answer is the first one's", async () => {
    const { reference } = await make("disputed");
    const entry = { reference, text: "photos", ...key() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => buyer().addToDispute(entry)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await db.select().from(disputeEntries)).toHaveLength(1);
  });

  it("comes before the platform after three days of talk, and not earlier", async () => {
    const early = await make("disputed", { disputedAt: TEST_NOW - 3 * DAY_MS + 1 });
    await expectRefusal(seller().escalate({ reference: early.reference, version: 1 }), "CONFLICT");
    const { reference } = await make("disputed", { disputedAt: TEST_NOW - 3 * DAY_MS });
    expect((await seller().one({ reference })).actions).toContain("escalate");
    await seller().escalate({ reference, version: 1 });
    await expectRefusal(buyer().escalate({ reference, version: 2 }), "CONFLICT");
    const { items } = await callerAs(db, actors.admin).orders.all({});
    expect(items.map((item) => [item.reference, item.isEscalated])).toEqual([
      [reference, true],
      [early.reference, false],
    ]);
  });
});

describe("the freight", () => {
  it("is named by the supplier and counts once the buyer agrees; goods and prices stay (never again 8)", async () => {
    const { id, reference } = await make("confirmed");
    await seller().proposeFreight({ reference, version: 1, freight: "99.99" });
    expect((await writtenOf(db, id)).order.totalMinor).toBe(105_000);
    expect((await buyer().one({ reference })).order.proposedFreightMinor).toBe(9999);
    await seller().proposeFreight({ reference, version: 2, freight: "100.10" });
    await expectRefusal(buyer().agreeToFreight({ reference, version: 3, freightMinor: 9999 }), "CONFLICT");
    await expectRefusal(seller().agreeToFreight({ reference, version: 3, freightMinor: 10_010 }), "CONFLICT");
    await buyer().agreeToFreight({ reference, version: 3, freightMinor: 10_010 });
    const { order } = await writtenOf(db, id);
    // 110,010 and 5 % of it, which is 5,500.5, rounded up.
    expect(order).toMatchObject({ goodsMinor: 100_000, freightMinor: 10_010, vatMinor: 5501, totalMinor: 115_511 });
    expect(order.totalAedMinor).toBe(115_511);
    await expectRefusal(seller().proposeFreight({ reference, version: 4, freight: "1" }), "CONFLICT");
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
    expect(line).toMatchObject({ quantityMilli: 80_000, unitPriceMinor: 1250, amountMinor: 100_000 });
  });

  it("can't be named before the order is agreed, or once the goods have left", async () => {
    for (const status of ["new", "shipped", "completed", "cancelled"] as const) {
      const { reference } = await make(status);
      await expectRefusal(seller().proposeFreight({ reference, version: 1, freight: "1" }), "CONFLICT");
    }
  });
});

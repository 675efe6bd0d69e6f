import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { quoteEvents } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { claimGuestRecords } from "#worker/identity/claim-guest-records.ts";
import { applyRfqSchedule } from "#worker/rfq/apply-schedule.ts";
import { widenDueRequests } from "#worker/rfq/widen-requests.ts";
import { afterCall } from "../../support/after-call.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans, OF_MATCHING } from "../support/query-plans.ts";
import {
  eventsOf,
  invitationsOf,
  openRfq,
  publish,
  quoteIn,
  quoteOf,
  rfqOf,
  startedQuote,
  supplierIdOf,
} from "./trade.ts";

let db: Database;
let buyer: Actor;
let supplier: Actor;
let late: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  ({
    "buyer A": buyer,
    "approved A": supplier,
    "approved B": late,
  } = await makeActors(db, ["buyer A", "approved A", "approved B"]));
  await publish(db, supplierIdOf(supplier));
});

const tickAt = (now: number) => applyRfqSchedule(testContext(db, { now: () => now }));
const told = async (actor: Actor) =>
  (await db.select().from(notices).where(eq(notices.userId, actor.userId))).map(({ template }) => template);

describe("the clock", () => {
  it("ends what nobody quoted on, with its invitations, and tells the buyer; once", async () => {
    const rfq = await openRfq(db, buyer, { deadlineDays: 1 });
    const end = rfq.deadlineAt;
    await tickAt(end - 1);
    expect((await rfqOf(db, rfq.reference)).status).toBe("open");
    await tickAt(end);
    expect(await rfqOf(db, rfq.reference)).toMatchObject({ status: "expired" });
    expect(await invitationsOf(db, rfq.id)).toMatchObject([{ status: "expired", version: 2 }]);
    const moves = (await eventsOf(db, rfq.id)).map(({ action, toStatus }) => `${action} ${toStatus}`);
    expect(moves.sort()).toEqual(["expire expired", "invitation.expire expired", "submit open"]);
    expect(await told(buyer)).toEqual(["rfq_expired"]);
    expect(await tickAt(end + 1)).toBe(0);
  });

  it("closes what was quoted on, and leaves the quotes to be negotiated", async () => {
    const { id } = await startedQuote(db, buyer, supplier, { deadlineDays: 1 });
    await callerAs(db, supplier).quotes.send({
      id,
      version: 1,
      terms: forms.quote(),
      idempotencyKey: crypto.randomUUID(),
    });
    await tickAt(TEST_NOW + DAY_MS);
    const { rfqReference } = (await callerAs(db, buyer).quotes.thread({ id })).quote;
    expect((await rfqOf(db, rfqReference)).status).toBe("closed");
    expect((await told(buyer)).sort()).toEqual(["quote_sent", "rfq_closed"]);
    const { version } = await quoteOf(db, id);
    const terms = forms.counter();
    await callerAs(db, buyer).quotes.counter({ id, version, terms, idempotencyKey: crypto.randomUUID() });
  });

  it("ends quotes past their validity, sent and countered ones, and tells both sides", async () => {
    const sent = await quoteIn(db, buyer, supplier, "sent");
    const countered = await quoteIn(db, buyer, supplier, "countered");
    const end = (await quoteOf(db, sent.id)).validUntil ?? 0;
    await db.delete(notices);
    await tickAt(end - 1);
    expect((await quoteOf(db, sent.id)).status).toBe("sent");
    await db.delete(notices);
    await tickAt(end);
    for (const { id } of [sent, countered]) {
      expect((await quoteOf(db, id)).status).toBe("expired");
      const events = await db.select().from(quoteEvents).where(eq(quoteEvents.quoteId, id));
      expect(events.filter(({ action }) => action === "expire")).toMatchObject([
        { actor: "clock", toStatus: "expired" },
      ]);
    }
    expect([await told(buyer), await told(supplier)]).toEqual([
      ["quote_expired", "quote_expired"],
      ["quote_expired", "quote_expired"],
    ]);
  });

  it("asks suppliers for a guest's request that another proof of the mailbox has opened; once", async () => {
    const context = testContext(db);
    const email = "guest@example.com";
    const { reference } = await callerOf(context).rfq.submit(forms.rfq({ email }));
    await db.batch(claimGuestRecords(context, { userId: buyer.userId, email }, sql`true`));
    const rfq = await rfqOf(db, reference);
    expect(rfq).toMatchObject({ status: "open", buyerId: buyer.userId, openedAt: null });
    expect(await tickAt(TEST_NOW + 1000)).toBe(1);
    expect(await invitationsOf(db, rfq.id)).toMatchObject([{ supplierId: supplierIdOf(supplier), wave: 1 }]);
    expect(await told(supplier)).toEqual(["rfq_invited"]);
    expect((await rfqOf(db, reference)).openedAt).toBe(TEST_NOW + 1000);
    expect(await tickAt(TEST_NOW + 2000)).toBe(0);
    expect(await invitationsOf(db, rfq.id)).toHaveLength(1);
  });

  it("asks more suppliers after a day without a quote, once, and tells the buyer where it found any", async () => {
    const rfq = await openRfq(db, buyer);
    await publish(db, supplierIdOf(late));
    await tickAt(TEST_NOW + DAY_MS - 1);
    expect(await invitationsOf(db, rfq.id)).toHaveLength(1);
    expect(
      (await callerAs(db, buyer, { now: () => TEST_NOW + DAY_MS }).rfqs.one({ reference: rfq.reference }))
        .isWideningDue,
    ).toBe(true);
    expect(await tickAt(TEST_NOW + DAY_MS)).toBe(1);
    const second = (await invitationsOf(db, rfq.id)).find(({ wave }) => wave === 2);
    expect(second).toMatchObject({ supplierId: supplierIdOf(late), status: "invited" });
    expect(second?.reasons).toContain("widened");
    expect([await told(buyer), await told(late)]).toEqual([["rfq_widened"], ["rfq_invited"]]);
    expect(await rfqOf(db, rfq.reference)).toMatchObject({ widenedAt: TEST_NOW + DAY_MS, status: "open" });
    expect(await tickAt(TEST_NOW + DAY_MS + 60_000)).toBe(0);
    expect(await invitationsOf(db, rfq.id)).toHaveLength(2);
  });

  it("leaves a request to the company that it names, from the page of a product or of a company", async () => {
    const productId = await publish(db, supplierIdOf(supplier));
    const named = [
      await openRfq(db, buyer, { productId }),
      await openRfq(db, buyer, { supplierId: supplierIdOf(supplier) }),
    ];
    await publish(db, supplierIdOf(late));
    expect(await tickAt(TEST_NOW + DAY_MS)).toBe(0);
    for (const { id, reference } of named) {
      expect(await invitationsOf(db, id)).toMatchObject([{ supplierId: supplierIdOf(supplier), reasons: ["direct"] }]);
      expect(await rfqOf(db, reference)).toMatchObject({ widenedAt: null });
      const seen = await callerAs(db, buyer, { now: () => TEST_NOW + DAY_MS }).rfqs.one({ reference });
      expect(seen).toMatchObject({ isDirect: true, widenAt: null, isWideningDue: false });
    }
    expect([await told(buyer), await told(late)]).toEqual([[], []]);
  });

  it("leaves a request alone that came to name its company while it was read", async () => {
    const rfq = await openRfq(db, buyer);
    await publish(db, supplierIdOf(late));
    const name = () =>
      db
        .update(rfqs)
        .set({ supplierId: supplierIdOf(supplier) })
        .where(eq(rfqs.id, rfq.id));
    afterCall(db, 1, name);
    expect(await widenDueRequests(testContext(db, { now: () => TEST_NOW + DAY_MS }))).toBe(0);
    expect(await invitationsOf(db, rfq.id)).toHaveLength(1);
  });

  it("does not speak of more suppliers where there are none, nor widens what was quoted on", async () => {
    const rfq = await openRfq(db, buyer);
    await quoteIn(db, buyer, supplier, "sent");
    await db.delete(notices);
    expect(await tickAt(TEST_NOW + DAY_MS)).toBe(1);
    expect(await told(buyer)).toEqual([]);
    expect((await rfqOf(db, rfq.reference)).widenedAt).toBe(TEST_NOW + DAY_MS);
  });

  it("reads no table from end to end", async () => {
    await openRfq(db, buyer);
    const scans = await fullScans(db, () => tickAt(TEST_NOW + DAY_MS));
    expect(scans.filter((scan) => !OF_MATCHING.test(scan))).toEqual([]);
  });
});

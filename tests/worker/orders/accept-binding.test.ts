import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { bindingQuote, publish, quoteIn, quoteOf, rfqOf, rivalQuote, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

/** The end of 24 November in Dubai, until which the counter-offers here bind. */
const UNTIL = Date.parse("2026-11-24T23:59:59.999+04:00");

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  await publish(db, supplierIdOf(actors["approved B"]));
});

/** What verbs left running after their responses: it writes too. */
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const buyer = () => callerAs(db, actors["buyer A"], { waitUntil }).quotes;
const seller = (now = TEST_NOW) => callerAs(db, actors["approved A"], { waitUntil, now: () => now }).quotes;
const bound = () => bindingQuote(db, actors["buyer A"], actors["approved A"]);
const seenOf = ({ id, version }: { id: string; version: number }) => ({ id, version, ...key() });
const everything = async () => {
  await Promise.all(running);
  // A later clock shows in the session's last use.
  return { ...(await wholeDatabase(db)), sessions: [] };
};

describe("quotes.acceptBinding", () => {
  it("makes the order of the buyer's terms at once, with all that the buyer's own acceptance does", async () => {
    const made = await bound();
    const other = await rivalQuote(db, actors["approved B"], made.rfq.id, waitUntil);
    await Promise.all(running);
    await db.batch([db.delete(notices), db.delete(outbox)]);
    const answer = await seller().acceptBinding(seenOf(made));
    await Promise.all(running);
    const [order] = await db.select().from(orders);
    expect(answer).toEqual({ reference: order?.reference, status: "confirmed" });
    // 6,250.00 AED at 5 %: the counter-offer's, without the quote's freight.
    expect(order).toMatchObject({ totalMinor: 656_250, quoteId: made.id, quoteVersion: 2, locale: "ar" });
    expect(order).toMatchObject({ buyerId: actors["buyer A"].userId, supplierId: supplierIdOf(actors["approved A"]) });
    const place = { country: "OM", city: "صحار", address: "الميناء، بوابة 4", trn: null };
    expect(order?.buyer).toMatchObject({ companyName: "شركة النخيل", email: actors["buyer A"].email, ...place });
    expect(await db.select().from(orderLines)).toMatchObject([{ quantityMilli: 500_000, unitPriceMinor: 1250 }]);
    const event = { action: "accept_binding", actor: "supplier", actorId: actors["approved A"].userId };
    expect(await db.select().from(orderEvents)).toMatchObject([{ ...event, toStatus: "confirmed" }]);
    expect(await db.select().from(quoteEvents).where(eq(quoteEvents.action, "accept_binding"))).toMatchObject([
      { ...event, fromStatus: "countered", toStatus: "accepted", ofVersion: 2 },
    ]);
    const accepted = { status: "accepted", currentVersion: 2, counterVersion: null, lastMover: "supplier" };
    expect(await quoteOf(db, made.id)).toMatchObject({ ...accepted, bindingUntil: null, deliveryPlace: null });
    expect((await quoteOf(db, other.id)).status).toBe("not_selected");
    expect((await rfqOf(db, made.rfq.reference)).status).toBe("awarded");
    const awards = await db.select().from(rfqEvents).where(eq(rfqEvents.action, "award"));
    expect(awards).toMatchObject([{ actor: "supplier", toStatus: "awarded" }]);
    const told = await db.select({ userId: notices.userId, template: notices.template }).from(notices);
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ userId: actors["buyer A"].userId, template: "binding_accepted" });
    expect(told).toContainEqual({ userId: actors["approved B"].userId, template: "quote_not_selected" });
    const mails = await db
      .select({ to: outbox.recipient, template: outbox.template, status: outbox.status })
      .from(outbox);
    expect(mails).toContainEqual({ to: actors["buyer A"].email, template: "trade-binding_accepted", status: "sent" });
    const [company] = await db
      .select()
      .from(suppliers)
      .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
    expect(company?.ordersCount).toBe(1);
  });

  for (const status of QUOTE_STATUSES) {
    it(`refuses a quote that is ${status}${status === "countered" ? ", and does not bind" : ""}; nothing is written`, async () => {
      const made = await quoteIn(db, actors["buyer A"], actors["approved A"], status);
      const before = await everything();
      const state = status === "countered" ? "not_binding" : status;
      const refusal = await refusalOf(seller().acceptBinding(seenOf(made)));
      expect(refusal).toMatchObject({ code: "CONFLICT", details: { state, action: "accept_binding" } });
      expect(await everything()).toEqual(before);
    });
  }

  type Made = Awaited<ReturnType<typeof bound>>;
  const HINDRANCES: [string, string, (made: Made) => Promise<unknown>][] = [
    ["was withdrawn", "sent", ({ id, version }) => buyer().withdrawCounter({ id, version })],
    ["was declined", "sent", ({ id, version }) => seller().declineCounter({ id, version })],
    [
      "belongs to a quote that has expired, although the scheduler never ran",
      "expired",
      ({ id }) => db.update(quotes).set({ validUntil: TEST_NOW }).where(eq(quotes.id, id)),
    ],
    [
      "belongs to a request that is over",
      "cancelled",
      ({ rfq }) => db.update(rfqs).set({ status: "cancelled" }).where(eq(rfqs.id, rfq.id)),
    ],
    [
      "is of a buyer whose account was suspended",
      "buyer_gone",
      () => db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, actors["buyer A"].userId)),
    ],
    [
      "is of a buyer who is gone",
      "buyer_gone",
      ({ rfq }) => db.update(rfqs).set({ buyerId: null }).where(eq(rfqs.id, rfq.id)),
    ],
  ];
  it.each(HINDRANCES)("refuses a counter-offer that %s; nothing is written", async (_, state, hinder) => {
    const made = await bound();
    await hinder(made);
    const before = await everything();
    const refusal = await refusalOf(seller().acceptBinding(seenOf(made)));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state, action: "accept_binding" } });
    expect(await everything()).toEqual(before);
  });

  it("refuses from the moment on that the binding ends; the counter-offer stays, and the buyer has the last word", async () => {
    const made = await bound();
    expect((await seller(UNTIL - 1).thread({ id: made.id })).actions).toContain("accept_binding");
    const before = await everything();
    const refusal = await refusalOf(seller(UNTIL).acceptBinding(seenOf(made)));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "not_binding" } });
    expect(await everything()).toEqual(before);
    const { actions, quote } = await seller(UNTIL).thread({ id: made.id });
    expect([quote.bindingUntil, actions]).toEqual([null, ["requote", "accept_counter", "decline_counter", "withdraw"]]);
    await seller(UNTIL).acceptCounter(seenOf(made));
    expect(await quoteOf(db, made.id)).toMatchObject({ status: "sent", bindingUntil: null, deliveryPlace: null });
  });

  it("is the approved owner's alone: not the buyer's, not another company's, not a suspended one's", async () => {
    const made = await bound();
    const before = await everything();
    await expectRefusal(buyer().acceptBinding(seenOf(made)), "FORBIDDEN");
    await expectRefusal(callerAs(db, actors["approved B"]).quotes.acceptBinding(seenOf(made)), "NOT_FOUND");
    await expectRefusal(seller().acceptBinding({ ...seenOf(made), version: made.version - 1 }), "CONFLICT");
    expect(await everything()).toEqual(before);
    await db.update(suppliers).set({ status: "suspended" });
    await expectRefusal(seller().acceptBinding(seenOf(made)), "FORBIDDEN");
    expect(await db.select().from(orders)).toEqual([]);
  });

  it("is offered while it binds, in place of the terms' becoming a version; both sides read until when", async () => {
    const { id } = await bound();
    const theirs = await seller().thread({ id });
    expect(theirs.actions).toEqual(["requote", "accept_binding", "decline_counter", "withdraw"]);
    const own = await buyer().thread({ id });
    expect(own.actions).toEqual(["withdraw_counter", "reject"]);
    for (const { quote, versions } of [theirs, own]) {
      expect(quote.bindingUntil).toBe(UNTIL);
      expect(versions.map(({ bindingUntil }) => bindingUntil)).toEqual([null, UNTIL]);
    }
    const [mail] = await db.select().from(outbox).where(eq(outbox.template, "trade-quote_countered_binding"));
    expect(mail).toMatchObject({ recipient: actors["approved A"].email, data: { until: String(UNTIL) } });
  });

  it("reads no table from end to end", async () => {
    const made = await bound();
    expect(await fullScans(db, () => seller().acceptBinding(seenOf(made)))).toEqual([]);
  });
});

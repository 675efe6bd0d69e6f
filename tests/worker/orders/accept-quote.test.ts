import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { quoteEvents, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { publish, quoteIn, quoteOf, rfqOf, rivalQuote, supplierIdOf } from "../rfq/trade.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
  await publish(db, supplierIdOf(actors["approved B"]));
});

/** What verbs left running behind their answers: it writes too. */
const running: Promise<unknown>[] = [];
const waitUntil = (work: Promise<unknown>) => void running.push(work);
const key = () => ({ idempotencyKey: crypto.randomUUID() });
const quote = () => quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
const accept = (seen: { id: string; version: number }, changes: object = {}) =>
  callerAs(db, actors["buyer A"], { waitUntil }).quotes.accept({
    id: seen.id,
    version: seen.version,
    ...key(),
    ...changes,
  });

describe("quotes.accept", () => {
  it("makes a confirmed order of the terms that stand, awards the request and ends the others, in one batch", async () => {
    const sent = await quote();
    const { id: other } = await rivalQuote(db, actors["approved B"], sent.rfq.id, waitUntil);
    await Promise.all(running);
    const context = contextOf(db, actors["buyer A"]);
    const calls = countCalls(db);
    const answer = await callerOf(context).quotes.accept({
      id: sent.id,
      version: sent.version,
      city: "العين",
      ...key(),
    });
    // Session, read, write; after the response the mails are leased.
    expect(calls()).toBe(4);
    await context.settled();
    const [version] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, sent.id));
    const { goodsMinor, freightMinor, vatMinor, totalMinor, incoterm, place, paymentTerms } = version ?? {};
    const [order] = await db.select().from(orders);
    expect(answer).toEqual({ reference: order?.reference, status: "confirmed" });
    expect(order).toMatchObject({ goodsMinor, freightMinor, vatMinor, totalMinor, incoterm, place, paymentTerms });
    expect(order).toMatchObject({ totalMinor: 672_000, totalAedMinor: 672_000, quoteId: sent.id, quoteVersion: 1 });
    expect(order?.buyer).toMatchObject({ companyName: "شركة النخيل", email: actors["buyer A"].email, city: "العين" });
    expect(await db.select().from(orderLines)).toMatchObject([
      { position: 1, quantityMilli: 500_000, unitPriceMinor: 1250, amountMinor: 625_000, description: "تمر مجدول" },
    ]);
    expect(await db.select().from(orderEvents)).toMatchObject([{ action: "accept_quote", toStatus: "confirmed" }]);
    expect((await rfqOf(db, sent.rfq.reference)).status).toBe("awarded");
    const asked = await callerAs(db, actors["buyer A"]).rfqs.one({ reference: sent.rfq.reference });
    expect(asked.order).toBe(order?.reference ?? "none");
    expect([(await quoteOf(db, sent.id)).status, (await quoteOf(db, other)).status]).toEqual([
      "accepted",
      "not_selected",
    ]);
    expect(await db.select().from(rfqEvents).where(eq(rfqEvents.action, "award"))).toHaveLength(1);
    expect(await db.select().from(quoteEvents).where(eq(quoteEvents.action, "not_select"))).toHaveLength(1);
    const told = await db.select({ userId: notices.userId, template: notices.template }).from(notices);
    expect(told).toContainEqual({ userId: actors["approved A"].userId, template: "quote_accepted" });
    expect(told).toContainEqual({ userId: actors["approved B"].userId, template: "quote_not_selected" });
    const [row] = await db
      .select()
      .from(suppliers)
      .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
    expect(row?.ordersCount).toBe(1);
  });

  it("converts a total once, at the rate frozen in the version, whatever the platform's rates are now (never again 3)", async () => {
    const sent = await quote();
    await db.delete(quoteVersions).where(eq(quoteVersions.quoteId, sent.id));
    const frozen = { rateToAed: 11_900_000, rateSource: "test", rateDate: "2026-01-01" };
    await db.insert(quoteVersions).values({
      quoteId: sent.id,
      version: 1,
      side: "supplier",
      currency: "KWD",
      incoterm: "FOB",
      place: "Kuwait",
      leadTimeDaysMin: 1,
      leadTimeDaysMax: 2,
      paymentTerms: "cash",
      validUntil: TEST_NOW + 1,
      freightMinor: 0,
      insuranceMinor: 0,
      discountMinor: 0,
      vatRate: 0,
      goodsMinor: 12_345,
      vatMinor: 0,
      totalMinor: 12_345,
      ...frozen,
      authorId: "x",
      createdAt: 1,
    });
    await accept(sent);
    // 12.345 dinars are 146.9055 dirhams.
    expect(await db.select().from(orders)).toMatchObject([
      { currency: "KWD", totalMinor: 12_345, totalAedMinor: 14_691 },
    ]);
  });

  for (const status of QUOTE_STATUSES) {
    if (status === "sent") continue;
    it(`refuses a ${status} quote and writes nothing (never again 10)`, async () => {
      const made = await quoteIn(db, actors["buyer A"], actors["approved A"], status);
      await Promise.all(running);
      const before = await wholeDatabase(db);
      const refusal = await refusalOf(accept(made));
      // A draft is nobody's but the supplier's.
      if (status === "draft") expect(refusal.code).toBe("NOT_FOUND");
      else expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action: "accept" } });
      expect(await wholeDatabase(db)).toEqual(before);
    });
  }

  const HINDRANCES: [string, (made: { id: string; rfq: { id: string } }) => Promise<unknown>, string][] = [
    [
      "an expired one although the scheduler never ran (never again 4)",
      ({ id }) => db.update(quotes).set({ validUntil: TEST_NOW }).where(eq(quotes.id, id)),
      "expired",
    ],
    [
      "the buyer's own last word (never again 1)",
      ({ id }) => db.update(quotes).set({ lastMover: "buyer" }).where(eq(quotes.id, id)),
      "own_offer",
    ],
    [
      "one of a suspended supplier",
      () =>
        db
          .update(suppliers)
          .set({ status: "suspended" })
          .where(eq(suppliers.id, supplierIdOf(actors["approved A"]))),
      "supplier_not_approved",
    ],
    [
      "one to a request that is over",
      ({ rfq }) => db.update(rfqs).set({ status: "cancelled" }).where(eq(rfqs.id, rfq.id)),
      "cancelled",
    ],
  ];
  for (const [what, hinder, state] of HINDRANCES) {
    it(`refuses ${what} and writes nothing`, async () => {
      const sent = await quote();
      await hinder(sent);
      await Promise.all(running);
      const before = await wholeDatabase(db);
      expect(await refusalOf(accept(sent))).toMatchObject({ code: "CONFLICT", details: { state, action: "accept" } });
      expect(await wholeDatabase(db)).toEqual(before);
    });
  }

  it("refuses terms that were revised since, and tells the version there is now", async () => {
    const sent = await quote();
    const terms = forms.quote({ freight: "999" });
    await callerAs(db, actors["approved A"], { waitUntil }).quotes.revise({
      id: sent.id,
      version: sent.version,
      terms,
      ...key(),
    });
    const refusal = await refusalOf(accept(sent));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { version: sent.version + 1 } });
    expect(await db.select().from(orders)).toEqual([]);
  });

  it("is another's and missing alike (never again 2)", async () => {
    const sent = await quote();
    await expectRefusal(
      callerAs(db, actors["buyer B"]).quotes.accept({ id: sent.id, version: 1, ...key() }),
      "NOT_FOUND",
    );
    await expectRefusal(
      callerAs(db, actors["approved A"]).quotes.accept({ id: sent.id, version: 1, ...key() }),
      "NOT_FOUND",
    );
    await expectRefusal(accept({ id: "quo_missing", version: 1 }), "NOT_FOUND");
  });

  it("makes one order of ten parallel calls with one key, all answered alike; a late retry too", async () => {
    const sent = await quote();
    const one = key();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(sent, one)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await accept(sent, one)).toEqual(answers[0]);
    await expectRefusal(accept(sent, { ...one, city: "elsewhere" }), "KEY_REUSED");
    expect(await db.select().from(orders)).toHaveLength(1);
  });

  it("leaves terms that nobody can edit any more (never again 8, 10)", async () => {
    const sent = await quote();
    const { reference } = await accept(sent);
    await Promise.all(running);
    const before = await wholeDatabase(db);
    const version = (await quoteOf(db, sent.id)).version;
    const own = callerAs(db, actors["approved A"]).quotes;
    await expectRefusal(
      own.revise({ id: sent.id, version, terms: forms.quote({ freight: "1" }), ...key() }),
      "CONFLICT",
    );
    await expectRefusal(own.withdraw({ id: sent.id, version, reason: "no" }), "CONFLICT");
    const buyer = callerAs(db, actors["buyer A"]);
    await expectRefusal(buyer.quotes.reject({ id: sent.id, version, reason: "price", note: null }), "CONFLICT");
    await expectRefusal(buyer.orders.agreeToFreight({ reference, version: 1, freightMinor: 0 }), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("reads no table from end to end", async () => {
    const sent = await quote();
    expect(await fullScans(db, () => accept(sent))).toEqual([]);
  });
});

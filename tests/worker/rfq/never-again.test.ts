import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, inject, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { exchangeRates, quoteEvents, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { invitationsOf, openRfq, publish, quoteIn, quoteOf, startedQuote, supplierIdOf } from "./trade.ts";

/** Rounds of each race; more by the environment of a long run. */
const ROUNDS = inject("raceRounds");
const CALLS = 20;

let db: Database;
let actors: Record<"buyer A" | "buyer B" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});
const key = () => crypto.randomUUID();
const buyer = () => callerAs(db, actors["buyer A"]).quotes;
const supplier = () => callerAs(db, actors["approved A"]).quotes;
const inState = (status: Parameters<typeof quoteIn>[3]) => quoteIn(db, actors["buyer A"], actors["approved A"], status);
const won = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === "fulfilled").length;

describe("never again", () => {
  it("1: a buyer takes up its own counter-offer", async () => {
    const { id, version } = await inState("countered");
    const before = await wholeDatabase(db);
    await expectRefusal(buyer().acceptCounter({ id, version, idempotencyKey: key() }), "FORBIDDEN");
    await expectRefusal(buyer().declineCounter({ id, version }), "FORBIDDEN");
    expect((await buyer().thread({ id })).actions).toEqual(["withdraw_counter", "reject"]);
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("2: changing an id reads or moves another's quote", async () => {
    const { id, version, rfq } = await inState("sent");
    const before = await wholeDatabase(db);
    const strangers = [callerAs(db, actors["buyer B"]).quotes, callerAs(db, actors["approved B"]).quotes];
    for (const stranger of strangers) {
      await expectRefusal(stranger.thread({ id }), "NOT_FOUND");
      await expectRefusal(
        stranger.counter({ id, version, terms: forms.counter(), idempotencyKey: key() }),
        "NOT_FOUND",
      );
      await expectRefusal(stranger.reject({ id, version, reason: "price", note: null }), "NOT_FOUND");
      await expectRefusal(stranger.withdrawCounter({ id, version }), "NOT_FOUND");
      await expectRefusal(stranger.compare({ reference: rfq.reference }), "NOT_FOUND");
      expect(await stranger.ofRequest({ reference: rfq.reference })).toEqual([]);
    }
    const [, rival] = strangers;
    const put = { id, version, terms: forms.quote(), idempotencyKey: key() };
    await expectRefusal(rival?.revise(put) ?? Promise.resolve(), "NOT_FOUND");
    await expectRefusal(rival?.saveDraft({ id, version, draft: {} }) ?? Promise.resolve(), "NOT_FOUND");
    await expectRefusal(rival?.withdraw({ id, version, reason: "mine" }) ?? Promise.resolve(), "NOT_FOUND");
    await expectRefusal(
      callerAs(db, null).quotes.verify({ reference: "QUO-2026-AAAAAA", code: "AAAAAA" }),
      "NOT_FOUND",
    );
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("3: a negotiated price is converted twice", async () => {
    const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    const usd = forms.quote({ currency: "USD", vatRate: 0, freight: "0" });
    await supplier().send({ id, version: 1, terms: usd, idempotencyKey: key() });
    await db.insert(exchangeRates).values({
      currency: "USD",
      fromDay: "2026-11-20",
      rateToAed: 4_000_000,
      source: "test",
      createdAt: TEST_NOW,
    });
    await buyer().counter({ id, version: 2, terms: forms.counter({ freight: "0" }), idempotencyKey: key() });
    await supplier().acceptCounter({ id, version: 3, idempotencyKey: key() });
    await supplier().revise({ id, version: 4, terms: usd, idempotencyKey: key() });
    const versions = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
    expect(
      versions.map(({ currency, totalMinor, rateToAed, rateDate }) => [currency, totalMinor, rateToAed, rateDate]),
    ).toEqual(Array.from({ length: 4 }, () => ["USD", 625_000, 3_672_500, "2026-01-01"]));
    expect((await buyer().thread({ id })).quote.totalAedMinor).toBe(2_295_313);
    const euro = { id, version: 5, terms: forms.quote({ currency: "EUR" }), idempotencyKey: key() };
    await expectRefusal(supplier().revise(euro), "BAD_INPUT", "terms.currency:no_rate");
  });

  it("4: an expired quote is moved on, although the scheduler never ran", async () => {
    const { id, version } = await inState("sent");
    const late = { now: () => Date.parse("2026-12-20T23:59:59.999+04:00") };
    const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [] });
    const before = await everything();
    const refusal = await refusalOf(
      callerAs(db, actors["buyer A"], late).quotes.counter({
        id,
        version,
        terms: forms.counter(),
        idempotencyKey: key(),
      }),
    );
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "expired", action: "counter" } });
    expect((await callerAs(db, actors["buyer A"], late).quotes.thread({ id })).quote.status).toBe("expired");
    expect(await everything()).toEqual(before);
  });

  it("5: lines, validity, rounds and discounts are held by the server", async () => {
    const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"], {
      lines: [
        { description: "تمر مجدول", quantity: "5" },
        { description: "تمر سكري", quantity: "5" },
      ],
    });
    const before = await wholeDatabase(db);
    const [line] = forms.counter().lines;
    const send = (changes: Parameters<typeof forms.quote>[0]) =>
      supplier().send({ id, version: 1, terms: forms.quote(changes), idempotencyKey: key() });
    if (!line) throw new Error("no line");
    await expectRefusal(send({}), "BAD_INPUT", "terms.lines:missing_line");
    const both = [line, { ...line, line: 2 }];
    await expectRefusal(send({ lines: [...both, { ...line, line: 3 }] }), "BAD_INPUT", "terms.lines.2.line:unknown");
    await expectRefusal(send({ lines: both, discount: "99999" }), "BAD_INPUT", "terms.discount:too_big");
    await expectRefusal(send({ lines: both, validUntil: "2026-11-21" }), "BAD_INPUT", "terms.validUntil:too_soon");
    await expectRefusal(send({ lines: [...both, { ...line, line: 2 }] }), "BAD_INPUT", "terms.lines.2.offer:twice");
    await expectRefusal(send({ lines: both, freight: "1.234" }), "BAD_INPUT", "terms.freight:precision");
    expect(await wholeDatabase(db)).toEqual(before);
    const { id: sent, version } = await inState("sent");
    await db.update(quotes).set({ rounds: 6 }).where(eq(quotes.id, sent));
    await expectRefusal(
      buyer().counter({ id: sent, version, terms: forms.counter(), idempotencyKey: key() }),
      "CONFLICT",
    );
  });

  it("7: a suspended company keeps access", async () => {
    const { id, version } = await inState("sent");
    await db
      .update(suppliers)
      .set({ status: "suspended" })
      .where(eq(suppliers.id, supplierIdOf(actors["approved A"])));
    const put = { id, version, terms: forms.quote(), idempotencyKey: key() };
    await expectRefusal(supplier().revise(put), "FORBIDDEN");
    // What it sent binds it, so it reads that on; nothing leads to the buyer, and nothing is to be done.
    const { actions, draft, buyer, isReachable } = await supplier().thread({ id });
    expect([actions, draft, isReachable]).toEqual([[], null, false]);
    expect(buyer).toMatchObject({ contactName: "", email: "", phone: "" });
  });

  it("8: a version that was sent is edited", async () => {
    const { id } = await inState("sent");
    const edit = db.update(quoteVersions).set({ totalMinor: 1 }).where(eq(quoteVersions.quoteId, id));
    await expect(edit).rejects.toThrow();
    await expectRefusal(supplier().saveDraft({ id, version: 2, draft: { price: 1 } }), "CONFLICT");
  });

  it("9: a double submit makes two quotes or two versions", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const rfq = await openRfq(db, actors["buyer A"]);
      const [invitation] = await invitationsOf(db, rfq.id);
      const start = () => supplier().start({ invitationId: invitation?.id ?? "" });
      const started = await Promise.all(Array.from({ length: CALLS }, start));
      expect(new Set(started.map(({ id }) => id)).size).toBe(1);
      const id = started[0]?.id ?? "";
      const put = { id, version: 1, terms: forms.quote(), idempotencyKey: key() };
      const answers = await Promise.all(Array.from({ length: CALLS }, () => supplier().send(put)));
      expect(answers).toEqual(answers.map(() => ({ status: "sent", version: 2 })));
      const others = Array.from({ length: CALLS }, () => supplier().send({ ...put, idempotencyKey: key() }));
      expect(won(await Promise.allSettled(others))).toBe(0);
      const events = await db.select().from(quoteEvents).where(eq(quoteEvents.quoteId, id));
      expect(events.map(({ action }) => action).sort()).toEqual(["send", "start"]);
      expect(await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id))).toHaveLength(1);
      expect((await db.select().from(rfqs).where(eq(rfqs.id, rfq.id)))[0]?.quotesCount).toBe(1);
    }
    const { id, version } = await startedQuote(db, actors["buyer A"], actors["approved A"]).then(async ({ id }) => ({
      id,
      version: (await quoteOf(db, id)).version,
    }));
    const put = { id, version, terms: forms.quote(), idempotencyKey: key() };
    await supplier().send(put);
    await expectRefusal(supplier().send({ ...put, terms: forms.quote({ freight: "1" }) }), "KEY_REUSED");
  });

  it("10: an accepted quote is sent again, turned down or taken back", async () => {
    const { id, version } = await inState("accepted");
    const before = await wholeDatabase(db);
    const put = { id, version, terms: forms.quote(), idempotencyKey: key() };
    await expectRefusal(supplier().send(put), "CONFLICT");
    await expectRefusal(supplier().revise(put), "CONFLICT");
    await expectRefusal(supplier().withdraw({ id, version, reason: "no" }), "CONFLICT");
    await expectRefusal(buyer().reject({ id, version, reason: "price", note: null }), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

describe("races", () => {
  it("twenty different sends: one is sent", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
      const send = () => supplier().send({ id, version: 1, terms: forms.quote(), idempotencyKey: key() });
      expect(won(await Promise.allSettled(Array.from({ length: CALLS }, send)))).toBe(1);
      expect(await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id))).toHaveLength(1);
    }
  });

  it("counter and withdraw at once: one of them happens, and the events say which", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, version } = await inState("sent");
      const counter = () => buyer().counter({ id, version, terms: forms.counter(), idempotencyKey: key() });
      const withdraw = () => supplier().withdraw({ id, version, reason: "sold out" });
      const results = await Promise.allSettled(
        Array.from({ length: CALLS }, (_, at) => (at % 2 === 0 ? counter() : withdraw())),
      );
      expect(won(results)).toBe(1);
      const { status } = await quoteOf(db, id);
      const events = await db.select().from(quoteEvents).where(eq(quoteEvents.quoteId, id));
      expect(events.map(({ toStatus }) => toStatus).sort()).toEqual(["draft", "sent", status].sort());
      const versions = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
      expect(versions).toHaveLength(status === "countered" ? 2 : 1);
    }
  });
});

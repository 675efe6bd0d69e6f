import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { QUOTE_STATUSES, QUOTE_TRANSITIONS, type QuoteAction } from "#domain/rfq/quote-machine.ts";
import type { TradeNotice } from "#domain/rfq/trade-notices.ts";
import type { Database } from "#drizzle/client.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { quoteEvents, quoteVersions } from "#drizzle/schema/quotes.ts";
import { claimGuestRecords } from "#worker/identity/claim-guest-records.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { invitationsOf, publish, quoteIn, quoteOf, rfqOf, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let supplier: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  ({ "buyer A": buyer, "approved A": supplier } = await makeActors(db, ["buyer A", "approved A"]));
  await publish(db, supplierIdOf(supplier));
});

type Caller = ReturnType<typeof callerOf>["quotes"];
interface Verb {
  side: "buyer" | "supplier";
  call: (caller: Caller, seen: { id: string; version: number }) => Promise<{ status: string; version: number }>;
  tells: TradeNotice;
}
const key = () => crypto.randomUUID();

/** The real verbs of the table; acceptance and award are the orders', expiry is the scheduler's. */
const VERBS: Partial<Record<QuoteAction, Verb>> = {
  send: {
    side: "supplier",
    call: (quotes, seen) => quotes.send({ ...seen, terms: forms.quote(), idempotencyKey: key() }),
    tells: "quote_sent",
  },
  revise: {
    side: "supplier",
    call: (quotes, seen) => quotes.revise({ ...seen, terms: forms.quote(), idempotencyKey: key() }),
    tells: "quote_revised",
  },
  counter: {
    side: "buyer",
    call: (quotes, seen) => quotes.counter({ ...seen, terms: forms.counter(), idempotencyKey: key() }),
    tells: "quote_countered",
  },
  requote: {
    side: "supplier",
    call: (quotes, seen) => quotes.requote({ ...seen, terms: forms.quote(), idempotencyKey: key() }),
    tells: "quote_revised",
  },
  accept_counter: {
    side: "supplier",
    call: (quotes, seen) => quotes.acceptCounter({ ...seen, idempotencyKey: key() }),
    tells: "counter_accepted",
  },
  decline_counter: { side: "supplier", call: (quotes, seen) => quotes.declineCounter(seen), tells: "counter_declined" },
  withdraw_counter: { side: "buyer", call: (quotes, seen) => quotes.withdrawCounter(seen), tells: "counter_withdrawn" },
  reject: {
    side: "buyer",
    call: (quotes, seen) => quotes.reject({ ...seen, reason: "price", note: "too dear" }),
    tells: "quote_rejected",
  },
  withdraw: {
    side: "supplier",
    call: (quotes, seen) => quotes.withdraw({ ...seen, reason: "sold out" }),
    tells: "quote_withdrawn",
  },
};

describe("every move of the table by the two sides", () => {
  for (const [name, verb] of Object.entries(VERBS)) {
    const action = name as QuoteAction;
    for (const status of QUOTE_STATUSES) {
      const { from, to } = QUOTE_TRANSITIONS[action];
      const isHidden = verb.side === "buyer" && status === "draft";
      const mover = () => (verb.side === "buyer" ? buyer : supplier);
      if ((from as readonly string[]).includes(status)) {
        it(`${status}: ${action} writes state, event, notice and mail together, in three calls`, async () => {
          const { id, version } = await quoteIn(db, buyer, supplier, status);
          await db.delete(outbox);
          await db.delete(notices);
          const context = contextOf(db, mover());
          const calls = countCalls(db);
          const answer = await verb.call(callerOf(context).quotes, { id, version });
          const used = calls();
          await context.settled();
          expect(answer).toEqual({ status: to, version: version + 1 });
          // The post leaves after the response, but may begin before it is counted.
          expect(used).toBeLessThanOrEqual(4);
          expect(await quoteOf(db, id)).toMatchObject({ status: to, version: version + 1 });
          const [event] = await db
            .select()
            .from(quoteEvents)
            .where(eq(quoteEvents.action, action))
            .orderBy(desc(quoteEvents.createdAt));
          expect(event).toMatchObject({
            quoteId: id,
            fromStatus: status,
            toStatus: to,
            actor: verb.side,
            actorId: mover().userId,
          });
          const other = verb.side === "buyer" ? supplier : buyer;
          const isSilent = action === "withdraw" && status === "draft";
          const told = await db.select().from(notices).where(eq(notices.template, verb.tells));
          expect(told.map(({ userId, path }) => `${userId} ${path}`)).toEqual(
            isSilent ? [] : [`${other.userId} /quotes/${id}`],
          );
          const mails = await db
            .select()
            .from(outbox)
            .where(eq(outbox.template, `trade-${verb.tells}`));
          expect(mails.map(({ recipient, status: sent }) => `${recipient} ${sent}`)).toEqual(
            isSilent ? [] : [`${other.email} sent`],
          );
        });
      } else {
        it(`${status}: ${action} is refused with state and action, and nothing is written`, async () => {
          const { id, version } = await quoteIn(db, buyer, supplier, status);
          const before = await wholeDatabase(db);
          const refusal = await refusalOf(verb.call(callerAs(db, mover()).quotes, { id, version }));
          if (isHidden) expect(refusal.code).toBe("NOT_FOUND");
          else expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action } });
          expect(await wholeDatabase(db)).toEqual(before);
        });
      }
    }
  }
});

describe("what a move makes of versions", () => {
  it("sends one, counters with another, and takes that up in a third", async () => {
    const { id, version } = await quoteIn(db, buyer, supplier, "countered");
    expect(await quoteOf(db, id)).toMatchObject({
      currentVersion: 1,
      counterVersion: 2,
      lastMover: "buyer",
      rounds: 1,
    });
    await callerAs(db, supplier).quotes.acceptCounter({ id, version, idempotencyKey: key() });
    expect(await quoteOf(db, id)).toMatchObject({ currentVersion: 3, counterVersion: null, lastMover: "supplier" });
    const versions = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
    expect(versions.map(({ side, totalMinor }) => [side, totalMinor])).toEqual([
      ["supplier", 672_000],
      ["buyer", 656_250],
      ["supplier", 656_250],
    ]);
  });

  it("leaves the standing one standing where a counter is declined or taken back", async () => {
    const { id, version } = await quoteIn(db, buyer, supplier, "countered");
    await callerAs(db, supplier).quotes.declineCounter({ id, version });
    expect(await quoteOf(db, id)).toMatchObject({
      currentVersion: 1,
      counterVersion: null,
      lastMover: "supplier",
      rounds: 1,
    });
  });

  it("reaches a guest by mail, and the account that proves the address later, which may then move it", async () => {
    const caller = callerOf(testContext(db)).rfq;
    const { reference, accessKey } = await caller.submit(forms.rfq({ email: "guest@example.com" }));
    const proof = mailProof(testContext(db).settings, accessKey);
    await caller.confirm({ reference, key: accessKey, proof });
    const rfq = await rfqOf(db, reference);
    const [invitation] = await invitationsOf(db, rfq.id);
    const asked = { id: invitation?.id ?? "", version: invitation?.version ?? 0, question: "Which size?" };
    await callerAs(db, supplier).inbox.ask(asked);
    const [question] = await db.select().from(outbox).where(eq(outbox.template, "trade-rfq_question"));
    expect(question).toMatchObject({ recipient: "guest@example.com", data: { reference, note: "Which size?" } });
    const { id, version } = await callerAs(db, supplier).quotes.start({ invitationId: invitation?.id ?? "" });
    await callerAs(db, supplier).quotes.send({ id, version, terms: forms.quote(), idempotencyKey: key() });
    const [mail] = await db.select().from(outbox).where(eq(outbox.template, "trade-quote_sent"));
    expect(mail).toMatchObject({ recipient: "guest@example.com", locale: "ar" });
    expect(mail?.data).toMatchObject({ guest: reference, link: `https://mawrid.test/rfq/${reference}?lang=ar` });
    const tracked = await caller.track({ reference, key: accessKey });
    const { totalMinor, currency } = await currentTermsOf(id);
    expect(tracked.answers).toMatchObject([
      { status: "sent", totalMinor, currency, supplier: { slug: expect.any(String) } },
    ]);
    expect(JSON.stringify(tracked.answers)).not.toMatch(/@|phone|draft|verifyCode/);
    await expectRefusal(callerAs(db, buyer).quotes.thread({ id }), "NOT_FOUND");
    const claim = { userId: buyer.userId, email: "guest@example.com" };
    await db.batch(claimGuestRecords(testContext(db), claim, sql`true`));
    expect((await quoteOf(db, id)).buyerId).toBe(buyer.userId);
    expect((await callerAs(db, buyer).quotes.thread({ id })).actions).toEqual(["counter", "accept", "reject"]);
    const start = { with: { kind: "quote" as const, id }, idempotencyKey: key() };
    expect((await callerAs(db, buyer).messages.start(start)).id).toMatch(/^cnv_/);
    await callerAs(db, buyer).quotes.reject({ id, version: version + 1, reason: "price", note: null });
  });
});

async function currentTermsOf(id: string) {
  const [version] = await db.select().from(quoteVersions).where(eq(quoteVersions.quoteId, id));
  if (!version) throw new Error("no version");
  return version;
}

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { INVITATION_STATUSES, INVITATION_TRANSITIONS, type InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { rfqInvitations, rfqQuestions } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { eventsOf, invitationsOf, openRfq, publish, rfqOf, startedQuote, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let supplier: Actor;
let stranger: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  ({
    "buyer A": buyer,
    "approved A": supplier,
    "approved B": stranger,
  } = await makeActors(db, ["buyer A", "approved A", "approved B"]));
  await publish(db, supplierIdOf(supplier));
});

const inbox = (actor = supplier) => callerAs(db, actor).inbox;

async function invitationIn(status: InvitationStatus) {
  const rfq = await openRfq(db, buyer);
  const [invitation] = await invitationsOf(db, rfq.id);
  if (!invitation) throw new Error("nobody was asked");
  await db.update(rfqInvitations).set({ status }).where(eq(rfqInvitations.id, invitation.id));
  const questionId = `qst_${crypto.randomUUID()}`;
  await db
    .insert(rfqQuestions)
    .values({ id: questionId, invitationId: invitation.id, question: "Which size?", createdAt: TEST_NOW });
  await db.batch([db.delete(notices), db.delete(outbox)]);
  return { rfq, id: invitation.id, version: invitation.version, questionId };
}

type Made = Awaited<ReturnType<typeof invitationIn>>;
const VERBS = {
  view: ({ id, version }: Made) => inbox().view({ id, version }),
  decline: ({ id, version }: Made) => inbox().decline({ id, version, reason: "no_stock", note: null }),
  request_info: ({ id, version }: Made) => inbox().ask({ id, version, question: "Which size?" }),
  reconsider: ({ id, version }: Made) => inbox().reconsider({ id, version }),
  provide_info: ({ questionId }: Made) => callerAs(db, buyer).rfqs.answer({ questionId, answer: "5 kg" }),
} as const;

describe("every move of the table by the two sides", () => {
  for (const [name, call] of Object.entries(VERBS)) {
    const action = name as keyof typeof VERBS;
    for (const status of INVITATION_STATUSES) {
      const { from, to } = INVITATION_TRANSITIONS[action];
      if ((from as readonly string[]).includes(status)) {
        it(`${status}: ${action} writes state and event, and tells who has to know`, async () => {
          const made = await invitationIn(status);
          expect(await call(made)).toEqual({ status: to, version: made.version + 1 });
          const [now] = await invitationsOf(db, made.rfq.id);
          expect(now).toMatchObject({ status: to, version: made.version + 1 });
          const events = (await eventsOf(db, made.rfq.id)).filter((event) => event.action === `invitation.${action}`);
          expect(events).toMatchObject([{ fromStatus: status, toStatus: to, actor: supplierIdOf(supplier) }]);
          const [told, mails] = await db.batch([db.select().from(notices), db.select().from(outbox)]);
          const expected: Record<string, [Actor, string]> = {
            request_info: [buyer, "rfq_question"],
            provide_info: [supplier, "rfq_answered"],
          };
          const [reader, news] = expected[action] ?? [];
          expect(told.map(({ userId, template }) => [userId, template])).toEqual(news ? [[reader?.userId, news]] : []);
          const letters = mails.map(({ recipient, template }) => [recipient, template]);
          expect(letters).toEqual(news ? [[reader?.email, `trade-${news}`]] : []);
          const isResponse = action === "decline" || action === "request_info";
          expect(now?.respondedAt).toBe(isResponse ? TEST_NOW : null);
        });
      } else {
        it(`${status}: ${action} is refused with state and action, and nothing is written`, async () => {
          const made = await invitationIn(status);
          const before = await wholeDatabase(db);
          expect(await refusalOf(call(made))).toMatchObject({ code: "CONFLICT", details: { state: status, action } });
          expect(await wholeDatabase(db)).toEqual(before);
        });
      }
    }
  }

  it("refuses another's, a suspended company's, an overdue one and an older look's; nothing is written", async () => {
    const { id, version } = await invitationIn("viewed");
    const everything = async () => ({ ...(await wholeDatabase(db)), sessions: [] });
    const before = await everything();
    const decline = (actor: Actor, seen: number, now = TEST_NOW) =>
      callerAs(db, actor, { now: () => now }).inbox.decline({ id, version: seen, reason: "price", note: null });
    await expectRefusal(decline(stranger, version), "NOT_FOUND");
    await expectRefusal(inbox(stranger).one({ id }), "NOT_FOUND");
    await expectRefusal(callerAs(db, stranger).quotes.start({ invitationId: id }), "NOT_FOUND");
    expect(await refusalOf(decline(supplier, version + 1))).toMatchObject({ code: "CONFLICT", details: { version } });
    expect(await refusalOf(decline(supplier, version, TEST_NOW + 20 * 86_400_000))).toMatchObject({
      code: "CONFLICT",
      details: { state: "expired", action: "decline" },
    });
    expect(await everything()).toEqual(before);
    await db
      .update(suppliers)
      .set({ status: "suspended" })
      .where(eq(suppliers.id, supplierIdOf(supplier)));
    await expectRefusal(decline(supplier, version), "FORBIDDEN");
  });

  it("needs a word where the reason is another", async () => {
    const { id, version } = await invitationIn("viewed");
    await expectRefusal(inbox().decline({ id, version, reason: "other", note: " " }), "BAD_INPUT", "note:required");
  });
});

describe("a first quote, over every state of its invitation", () => {
  for (const status of INVITATION_STATUSES) {
    const { from, to } = INVITATION_TRANSITIONS.quote;
    const isLegal = (from as readonly string[]).includes(status);
    // After a quote that was withdrawn another may be sent: its invitation was answered before and stays.
    const isAnswered = status === "quoted";
    const then = isLegal ? "answers it, with its event and all that a quote writes" : "is sent, and it stays answered";
    it(`${status}: ${isLegal || isAnswered ? then : "is refused, and nothing is written"}`, async () => {
      const { rfq, id, invitationId } = await startedQuote(db, buyer, supplier);
      await db.update(rfqInvitations).set({ status }).where(eq(rfqInvitations.id, invitationId));
      await db.batch([db.delete(notices), db.delete(outbox)]);
      const [asked] = await invitationsOf(db, rfq.id);
      const before = await wholeDatabase(db);
      const context = contextOf(db, supplier);
      const sent = callerOf(context).quotes.send({
        ...{ id, version: 1, terms: forms.quote() },
        idempotencyKey: crypto.randomUUID(),
      });
      if (!isLegal && !isAnswered) {
        expect(await refusalOf(sent)).toMatchObject({ code: "CONFLICT", details: { action: "send" } });
        return expect(await wholeDatabase(db)).toEqual(before);
      }
      await sent;
      await context.settled();
      const [now] = await invitationsOf(db, rfq.id);
      expect(now).toMatchObject(
        isLegal ? { status: to, respondedAt: TEST_NOW, version: (asked?.version ?? 0) + 1 } : (asked ?? {}),
      );
      const events = (await eventsOf(db, rfq.id)).filter(({ action }) => action === "invitation.quote");
      const event = { fromStatus: status, toStatus: to, actor: supplierIdOf(supplier) };
      expect(events).toMatchObject(isLegal ? [event] : []);
      expect((await rfqOf(db, rfq.reference)).quotesCount).toBe(1);
      const [told, mails] = await db.batch([db.select().from(notices), db.select().from(outbox)]);
      expect(told.map(({ userId, template }) => [userId, template])).toEqual([[buyer.userId, "quote_sent"]]);
      expect(mails.map((mail) => [mail.recipient, mail.template, mail.status])).toEqual([
        [buyer.email, "trade-quote_sent", "sent"],
      ]);
    });
  }
});

describe("what a supplier reads", () => {
  it("lists what waits by deadline, and finds it by state, category and words", async () => {
    const late = await openRfq(db, buyer, { deadlineDays: 30 });
    const soon = await openRfq(db, buyer, { deadlineDays: 3, productDescription: "تمر سكري من القصيم" });
    const found = async (input: object) => (await inbox().list(input)).items.map(({ reference }) => reference);
    expect(await found({})).toEqual([soon.reference, late.reference]);
    expect(await found({ q: "القصيم" })).toEqual([soon.reference]);
    expect(await found({ q: late.reference.slice(-6).toLowerCase() })).toEqual([late.reference]);
    expect(await found({ category: "furniture" })).toEqual([]);
    const [{ id, version } = { id: "", version: 0 }] = (await inbox().list({})).items;
    await inbox().decline({ id, version, reason: "price", note: null });
    expect([await found({}), await found({ status: "done" }), await found({ status: "declined" })]).toEqual([
      [late.reference],
      [soon.reference],
      [soon.reference],
    ]);
    expect((await inbox().list({})).counts).toEqual({ invited: 1, declined: 1 });
    expect((await inbox(stranger).list({})).total).toBe(0);
  });

  it("does not know who asks until it has quoted or the buyer has answered", async () => {
    const { id, questionId } = await invitationIn("info_requested");
    const hidden = await inbox().one({ id });
    expect(hidden.buyer).toBeNull();
    expect(JSON.stringify(hidden)).not.toContain("said@example.com");
    await callerAs(db, buyer).rfqs.answer({ questionId, answer: "5 kg" });
    expect((await inbox().one({ id })).buyer).toMatchObject({ email: "said@example.com" });
    const { invitationId, id: quote } = await startedQuote(db, buyer, supplier);
    expect((await inbox().one({ id: invitationId })).buyer).toBeNull();
    expect((await callerAs(db, supplier).quotes.thread({ id: quote })).buyer).toBeNull();
  });

  it("reads no table from end to end", async () => {
    const { id, version } = await invitationIn("invited");
    const scans = await fullScans(db, async () => {
      await inbox().list({ q: "تمر" });
      await inbox().one({ id });
      await inbox().view({ id, version });
    });
    expect(scans.filter((scan) => !/^SCAN (r|outbox)\b/.test(scan))).toEqual([]);
  });
});

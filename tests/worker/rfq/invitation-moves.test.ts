import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { INVITATION_MOVES, INVITATION_STATUSES, type InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { rfqInvitations, rfqQuestions } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { eventsOf, invitationsOf, openRfq, publish, startedQuote, supplierIdOf } from "./trade.ts";

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
  await db.delete(notices);
  return { rfq, id: invitation.id, version: invitation.version, questionId };
}

type Made = Awaited<ReturnType<typeof invitationIn>>;
const VERBS = {
  view: ({ id, version }: Made) => inbox().view({ id, version }),
  decline: ({ id, version }: Made) => inbox().decline({ id, version, reason: "no_stock", note: null }),
  request_info: ({ id, version }: Made) => inbox().ask({ id, version, question: "Which size?" }),
  provide_info: ({ questionId }: Made) => callerAs(db, buyer).rfqs.answer({ questionId, answer: "5 kg" }),
} as const;

describe("every move of the table by the two sides", () => {
  for (const [name, call] of Object.entries(VERBS)) {
    const action = name as keyof typeof VERBS;
    for (const status of INVITATION_STATUSES) {
      const { from, to } = INVITATION_MOVES[action];
      if ((from as readonly string[]).includes(status)) {
        it(`${status}: ${action} writes state and event, and tells who has to know`, async () => {
          const made = await invitationIn(status);
          expect(await call(made)).toEqual({ status: to, version: made.version + 1 });
          const [now] = await invitationsOf(db, made.rfq.id);
          expect(now).toMatchObject({ status: to, version: made.version + 1 });
          const events = (await eventsOf(db, made.rfq.id)).filter((event) => event.action === `invitation.${action}`);
          expect(events).toMatchObject([{ fromStatus: status, toStatus: to, actor: supplierIdOf(supplier) }]);
          const told = (await db.select().from(notices)).map(({ userId, template }) => `${userId} ${template}`);
          const expected: Record<string, string[]> = {
            request_info: [`${buyer.userId} rfq_question`],
            provide_info: [`${supplier.userId} rfq_answered`],
          };
          expect(told).toEqual(expected[action] ?? []);
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

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import { INVITATION_STATUSES, INVITATION_TRANSITIONS } from "#domain/rfq/invitation-machine.ts";
import { QUOTE_STATUSES, QUOTE_TRANSITIONS, type QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import type { Database } from "#drizzle/client.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { applyRfqSchedule } from "#worker/rfq/apply-schedule.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { eventsOf, invitationsOf, openRfq, publish, quoteIn, quoteOf, rfqOf, supplierIdOf } from "./trade.ts";

/**
 * The moves of the tables that no button of the two sides makes: those of the scheduler, of an award and of a guest's link. The
 * buttons stand in rfq-transitions, quote-transitions and invitation-transitions, the platform's in platform, acceptance in orders/accept-quote.
 */
let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const key = () => crypto.randomUUID();
const isIn = (from: readonly string[], status: string) => from.includes(status);
const tickAt = (now: number) => applyRfqSchedule(testContext(db, { now: () => now }));
/** What verbs left running is not to be seen as written by the next one. */
const everything = async () => ({ ...(await wholeDatabase(db)), dev_mailbox: [] });
const clear = () => db.batch([db.delete(notices), db.delete(outbox)]);
const notifiedOf = async () => {
  const [told, mails] = await db.batch([db.select().from(notices), db.select().from(outbox)]);
  return [told.map(({ template }) => template).sort(), mails.map(({ template }) => template).sort()];
};

describe("the scheduler, over requests past their deadline", () => {
  for (const status of RFQ_STATUSES) {
    for (const [quotesCount, action] of [[0, "expire"] as const, [1, "close"] as const]) {
      const isLegal = status === "open";
      it(`${status} with ${quotesCount} quotes: ${isLegal ? `${action} is written with event, notice and mail` : "nothing is written"}`, async () => {
        const { id, reference, deadlineAt } = await openRfq(db, actors["buyer A"]);
        await db.delete(rfqInvitations);
        const confirmBy = status === "unconfirmed" ? deadlineAt + DAY_MS : null;
        await db.update(rfqs).set({ status, quotesCount, confirmBy, widenedAt: 1 }).where(eq(rfqs.id, id));
        await clear();
        const before = await everything();
        await tickAt(deadlineAt);
        if (!isLegal) return expect(await everything()).toEqual(before);
        expect((await rfqOf(db, reference)).status).toBe(RFQ_TRANSITIONS[action].to);
        const events = (await eventsOf(db, id)).filter((event) => event.action === action);
        expect(events).toMatchObject([{ fromStatus: status, toStatus: RFQ_TRANSITIONS[action].to, actor: "clock" }]);
        const name = `rfq_${RFQ_TRANSITIONS[action].to}`;
        expect(await notifiedOf()).toEqual([[name], [`trade-${name}`]]);
      });
    }
  }
});

describe("the scheduler, over invitations past their deadline", () => {
  for (const status of INVITATION_STATUSES) {
    const isLegal = isIn(INVITATION_TRANSITIONS.expire.from, status);
    it(`${status}: ${isLegal ? "expire is written with its event" : "nothing is written"}`, async () => {
      const { id, deadlineAt } = await openRfq(db, actors["buyer A"]);
      await db.batch([
        db.update(rfqInvitations).set({ status }),
        db.update(rfqs).set({ deadlineAt: deadlineAt + DAY_MS, widenedAt: 1 }),
      ]);
      const before = await everything();
      await tickAt(deadlineAt);
      if (!isLegal) return expect(await everything()).toEqual(before);
      expect(await invitationsOf(db, id)).toMatchObject([{ status: "expired", version: 2 }]);
      const events = (await eventsOf(db, id)).filter(({ action }) => action === "invitation.expire");
      expect(events).toMatchObject([{ fromStatus: status, toStatus: "expired" }]);
    });
  }
});

describe("the scheduler, over quotes past their validity", () => {
  for (const status of QUOTE_STATUSES) {
    const isLegal = isIn(QUOTE_TRANSITIONS.expire.from, status);
    it(`${status}: ${isLegal ? "expire is written with event, notices and mails" : "nothing is written"}`, async () => {
      const { id, rfq } = await quoteIn(db, actors["buyer A"], actors["approved A"], status);
      await db.batch([
        db.update(quotes).set({ validUntil: TEST_NOW + 1 }),
        db.update(rfqs).set({ widenedAt: 1 }).where(eq(rfqs.id, rfq.id)),
      ]);
      await clear();
      const before = await everything();
      await tickAt(TEST_NOW + 1);
      if (!isLegal) return expect(await everything()).toEqual(before);
      expect((await quoteOf(db, id)).status).toBe("expired");
      const events = await db.select().from(quoteEvents).where(eq(quoteEvents.action, "expire"));
      expect(events).toMatchObject([{ fromStatus: status, toStatus: "expired", actor: "clock" }]);
      const both = (name: string) => [name, name];
      expect(await notifiedOf()).toEqual([both("quote_expired"), both("trade-quote_expired")]);
    });
  }
});

describe("an award", () => {
  const accept = (id: string, version: number) =>
    callerAs(db, actors["buyer A"]).quotes.accept({ id, version, idempotencyKey: key() });

  for (const status of RFQ_STATUSES) {
    const isLegal = isIn(RFQ_TRANSITIONS.award.from, status);
    it(`of a request that is ${status} ${isLegal ? "is written with its event" : "is refused, and nothing is written"}`, async () => {
      const { id, version, rfq } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
      await db.update(rfqs).set({ status }).where(eq(rfqs.id, rfq.id));
      const before = await everything();
      if (!isLegal) {
        expect(await refusalOf(accept(id, version))).toMatchObject({ code: "CONFLICT", details: { action: "accept" } });
        return expect(await everything()).toEqual(before);
      }
      await accept(id, version);
      expect((await rfqOf(db, rfq.reference)).status).toBe("awarded");
      const events = (await eventsOf(db, rfq.id)).filter(({ action }) => action === "award");
      expect(events).toMatchObject([{ fromStatus: status, toStatus: "awarded", actor: "buyer" }]);
    });
  }

  for (const status of QUOTE_STATUSES.filter((one) => one !== "accepted")) {
    const isLegal = isIn(QUOTE_TRANSITIONS.not_select.from, status);
    it(`leaves another quote that is ${status} ${isLegal ? "not selected, with its event" : "as it is"}`, async () => {
      await publish(db, supplierIdOf(actors["approved B"]));
      const { rfq, id, version } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
      const other = await rivalOf(rfq.id, status);
      await accept(id, version);
      expect((await quoteOf(db, other)).status).toBe(isLegal ? "not_selected" : status);
      const events = await db.select().from(quoteEvents).where(eq(quoteEvents.action, "not_select"));
      expect(events).toMatchObject(isLegal ? [{ quoteId: other, fromStatus: status, actor: "award" }] : []);
    });
  }

  async function rivalOf(rfqId: string, status: QuoteStatus): Promise<string> {
    const theirs = supplierIdOf(actors["approved B"]);
    const invitation = (await invitationsOf(db, rfqId)).find(({ supplierId }) => supplierId === theirs);
    const rival = callerAs(db, actors["approved B"]).quotes;
    const { id } = await rival.start({ invitationId: invitation?.id ?? "" });
    await rival.send({ id, version: 1, terms: forms.quote(), idempotencyKey: key() });
    await db.update(quotes).set({ status }).where(eq(quotes.id, id));
    return id;
  }
});

describe("a guest's link", () => {
  const OUTCOMES: Partial<Record<(typeof RFQ_STATUSES)[number], string>> = {
    unconfirmed: "confirm is written with its event",
    open: "confirm is answered as the first time, and nothing is written",
  };
  for (const status of RFQ_STATUSES) {
    const isLegal = isIn(RFQ_TRANSITIONS.confirm.from, status);
    it(`${status}: ${OUTCOMES[status] ?? "confirm is refused by name, and nothing is written"}`, async () => {
      const guest = callerOf(testContext(db)).rfq;
      const { reference, accessKey } = await guest.submit(forms.rfq());
      const { id } = await rfqOf(db, reference);
      if (!isLegal) await db.update(rfqs).set({ status, confirmBy: null }).where(eq(rfqs.id, id));
      const before = await everything();
      const confirm = guest.confirm({
        reference,
        key: accessKey,
        proof: mailProof(testContext(db).settings, accessKey),
      });
      if (status === RFQ_TRANSITIONS.confirm.to) {
        expect(await confirm).toMatchObject({ reference, status });
        return expect(await everything()).toEqual(before);
      }
      if (!isLegal) {
        expect(await refusalOf(confirm)).toMatchObject({
          code: "CONFLICT",
          details: { state: status, action: "confirm" },
        });
        return expect(await everything()).toEqual(before);
      }
      await confirm;
      const events = (await eventsOf(db, id)).filter(({ action }) => action === "confirm");
      expect(events).toMatchObject([{ fromStatus: "unconfirmed", toStatus: "open", actor: "guest" }]);
    });
  }
});

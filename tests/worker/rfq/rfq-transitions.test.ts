import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { RFQ_STATUSES, type RfqStatus } from "#domain/rfq/rfq-status.ts";
import type { Database } from "#drizzle/client.ts";
import { notices, outbox } from "#drizzle/schema/platform.ts";
import { rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { eventsOf, invitationsOf, openRfq, publish, quoteIn, quoteOf, rfqOf, supplierIdOf } from "./trade.ts";

let db: Database;
let buyer: Actor;
let other: Actor;
let supplier: Actor;
let farther: Actor;
beforeEach(async () => {
  db = await freshDatabase();
  ({
    "buyer A": buyer,
    "buyer B": other,
    "approved A": supplier,
    "approved B": farther,
  } = await makeActors(db, ["buyer A", "buyer B", "approved A", "approved B"]));
  await publish(db, supplierIdOf(supplier));
});

const own = (actor = buyer) => callerAs(db, actor).rfqs;

async function requestIn(status: RfqStatus) {
  const rfq = await openRfq(db, buyer);
  const confirmBy = status === "unconfirmed" ? TEST_NOW + DAY_MS : null;
  await db.update(rfqs).set({ status, confirmBy }).where(eq(rfqs.id, rfq.id));
  return rfq;
}

type Seen = { reference: string; version: number };
const VERBS = {
  close: (seen: Seen) => own().close(seen),
  cancel: (seen: Seen) => own().cancel({ ...seen, reason: "bought elsewhere" }),
} as const;

describe("every move of the table by the buyer", () => {
  for (const [name, call] of Object.entries(VERBS)) {
    const action = name as keyof typeof VERBS;
    for (const status of RFQ_STATUSES) {
      const { from, to } = RFQ_TRANSITIONS[action];
      if ((from as readonly string[]).includes(status)) {
        it(`${status}: ${action} writes state, event, notice and mail, and ends what they were asked`, async () => {
          const { id, reference, version } = await requestIn(status);
          await db.batch([db.delete(notices), db.delete(outbox)]);
          expect(await call({ reference, version })).toEqual({ status: to, version: version + 1 });
          expect(await rfqOf(db, reference)).toMatchObject({ status: to, version: version + 1 });
          const events = await eventsOf(db, id);
          expect(events.filter((event) => event.action === action)).toMatchObject([
            { fromStatus: status, toStatus: to, actor: "buyer" },
          ]);
          const told = await db.select().from(notices);
          expect(told).toMatchObject([{ userId: supplier.userId, template: `rfq_${to}`, data: { reference } }]);
          const mails = await db.select().from(outbox);
          expect(mails).toMatchObject([
            { recipient: supplier.email, template: `trade-rfq_${to}`, data: { reference } },
          ]);
          expect(await invitationsOf(db, id)).toMatchObject([{ deadlineAt: TEST_NOW }]);
        });
      } else {
        it(`${status}: ${action} is refused with state and action, and nothing is written`, async () => {
          const { reference, version } = await requestIn(status);
          const before = await wholeDatabase(db);
          const refusal = await refusalOf(call({ reference, version }));
          expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action } });
          expect(await wholeDatabase(db)).toEqual(before);
        });
      }
    }
  }

  it("is another's affair like a missing one's, and an older look's a conflict", async () => {
    const { reference, version } = await openRfq(db, buyer);
    const before = await wholeDatabase(db);
    await expectRefusal(own(other).close({ reference, version }), "NOT_FOUND");
    await expectRefusal(own(other).cancel({ reference, version, reason: "no" }), "NOT_FOUND");
    await expectRefusal(own(other).extend({ reference, version, days: 3 }), "NOT_FOUND");
    await expectRefusal(own(other).one({ reference }), "NOT_FOUND");
    const refusal = await refusalOf(own().close({ reference, version: version + 1 }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "open", version } });
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("turns waiting quotes down when the request is cancelled, and happens once of ten tries", async () => {
    const { rfq, id } = await quoteIn(db, buyer, supplier, "sent");
    const { version } = await rfqOf(db, rfq.reference);
    const cancel = () => own().cancel({ reference: rfq.reference, version, reason: "no need" });
    const results = await Promise.allSettled(Array.from({ length: 10 }, cancel));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await quoteOf(db, id)).toMatchObject({ status: "rejected", closingNote: "no need" });
    expect((await eventsOf(db, rfq.id)).filter(({ action }) => action === "cancel")).toHaveLength(1);
  });
});

describe("rfqs.extend", () => {
  it("gives more time once, to the invited too", async () => {
    const { id, reference, version, deadlineAt } = await openRfq(db, buyer);
    await own().extend({ reference, version, days: "٧" });
    const later = deadlineAt + 7 * DAY_MS;
    expect(await rfqOf(db, reference)).toMatchObject({ deadlineAt: later, extendedAt: TEST_NOW, status: "open" });
    expect(await invitationsOf(db, id)).toMatchObject([{ deadlineAt: later }]);
    const refusal = await refusalOf(own().extend({ reference, version: version + 1, days: 1 }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "open", action: "extend" } });
  });
});

describe("rfqs.resubmit", () => {
  it("clones what came to nothing, with a link to it, asks again, and once per key", async () => {
    const before = await requestIn("cancelled");
    const input = { reference: before.reference, idempotencyKey: crypto.randomUUID() };
    const { reference } = await own().resubmit(input);
    expect(await own().resubmit(input)).toEqual({ reference });
    const clone = await rfqOf(db, reference);
    expect(clone).toMatchObject({
      status: "open",
      resubmitOf: before.id,
      description: before.description,
      buyerId: buyer.userId,
      openedAt: TEST_NOW,
      version: 1,
    });
    expect(await db.select().from(rfqLines).where(eq(rfqLines.rfqId, clone.id))).toHaveLength(1);
    expect(await invitationsOf(db, clone.id)).toHaveLength(1);
    expect(await own().one({ reference })).toMatchObject({ resubmitOf: before.reference, resubmittedAs: null });
    expect((await own().one({ reference: before.reference })).resubmittedAs).toBe(reference);
    expect(await db.select().from(rfqs)).toHaveLength(2);
  });

  it("asks more widely than at the first time, which is not told as a widening later", async () => {
    await publish(db, supplierIdOf(farther), { category: "sustainable", subcategory: "solar-energy" });
    const before = await requestIn("cancelled");
    expect((await invitationsOf(db, before.id)).map(({ wave }) => wave)).toEqual([1]);
    const { reference } = await own().resubmit({ reference: before.reference, idempotencyKey: crypto.randomUUID() });
    const clone = await rfqOf(db, reference);
    expect((await invitationsOf(db, clone.id)).map(({ wave }) => wave).sort()).toEqual([1, 2]);
    expect(clone.widenedAt).toBe(TEST_NOW);
  });

  it("asks again for what was closed before any quote came", async () => {
    const { reference } = await requestIn("closed");
    expect((await own().one({ reference })).actions).toContain("resubmit");
    await own().resubmit({ reference, idempotencyKey: crypto.randomUUID() });
    await db.update(rfqs).set({ quotesCount: 1 }).where(eq(rfqs.reference, reference));
    expect((await own().one({ reference })).actions).not.toContain("resubmit");
  });

  it("refuses what is alive, awarded or another's", async () => {
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    for (const status of ["open", "closed", "awarded", "removed"] as const) {
      const { reference } = await requestIn(status);
      await db.update(rfqs).set({ quotesCount: 1 }).where(eq(rfqs.reference, reference));
      expect(await refusalOf(own().resubmit({ reference, ...key() }))).toMatchObject({
        code: "CONFLICT",
        details: { state: status, action: "resubmit" },
      });
    }
    const { reference } = await requestIn("cancelled");
    await expectRefusal(own(other).resubmit({ reference, ...key() }), "NOT_FOUND");
  });
});

describe("what a buyer reads", () => {
  it("lists requests with what came of them", async () => {
    const { rfq } = await quoteIn(db, buyer, supplier, "sent");
    const { items, total, counts } = await own().mine({});
    expect([total, counts]).toEqual([1, { open: 1 }]);
    expect(items).toMatchObject([
      { reference: rfq.reference, status: "open", invited: 1, viewed: 1, quotes: 1, questions: 0, lines: 1 },
    ]);
    expect((await own(other).mine({})).total).toBe(0);
  });

  it("shows who was asked and why, what is missing and what may be done, and no supplier's address", async () => {
    const { rfq } = await quoteIn(db, buyer, supplier, "sent");
    const page = await own().one({ reference: rfq.reference });
    expect(page).toMatchObject({
      status: "open",
      actions: ["close", "cancel", "extend"],
      completeness: { missing: ["description", "destination", "subcategory", "incoterm", "target_price"] },
      invitations: [
        { status: "quoted", reasons: ["category", "terms", "moq"], supplier: { id: supplierIdOf(supplier) } },
      ],
      quotes: [{ status: "sent", totalMinor: 672_000, totalAedMinor: 672_000, roundsLeft: 6 }],
    });
    expect(JSON.stringify(page)).not.toContain(supplier.email);
  });

  it("reads no table from end to end", async () => {
    const { rfq } = await quoteIn(db, buyer, supplier, "sent");
    const scans = await fullScans(db, async () => {
      await own().mine({});
      await own().one({ reference: rfq.reference });
      await own().close({ reference: rfq.reference, version: (await rfqOf(db, rfq.reference)).version });
    });
    expect(scans.filter((scan) => !/^SCAN (r|outbox|json_each)\b/.test(scan))).toEqual([]);
  });
});

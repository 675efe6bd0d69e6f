import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/kernel/time.ts";
import { QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { applyRfqSchedule } from "#worker/rfq/apply-schedule.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { invitationsOf, openRfq, publish, quoteIn, rivalQuote, supplierIdOf } from "./trade.ts";

let db: Database;
let actors: Record<"buyer A" | "approved A" | "approved B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "approved A", "approved B"]);
  for (const name of ["approved A", "approved B"] as const) await publish(db, supplierIdOf(actors[name]));
});

const rfqsAt = (now = TEST_NOW) => callerAs(db, actors["buyer A"], { now: () => now }).rfqs;
async function listed(now = TEST_NOW) {
  const [one] = (await rfqsAt(now).mine({})).items;
  if (!one) throw new Error("no request");
  return one;
}
const invitationOf = async (rfqId: string, name: "approved A" | "approved B") => {
  const own = (await invitationsOf(db, rfqId)).find(({ supplierId }) => supplierId === supplierIdOf(actors[name]));
  if (!own) throw new Error(`${name} was not asked`);
  return own;
};

describe("quotes in the list of requests", () => {
  it.each(QUOTE_STATUSES)("are as many as the request's page shows when %s", async (status) => {
    const { rfq } = await quoteIn(db, actors["buyer A"], actors["approved A"], status);
    const { quotes: shown } = await rfqsAt().one({ reference: rfq.reference });
    expect((await listed()).quotes).toBe(status === "draft" ? 0 : 1);
    expect(shown).toHaveLength(status === "draft" ? 0 : 1);
  });

  it("are all counted where one was accepted and the other was not selected", async () => {
    const { rfq, id, version } = await quoteIn(db, actors["buyer A"], actors["approved A"], "sent");
    await rivalQuote(db, actors["approved B"], rfq.id);
    expect((await listed()).quotes).toBe(2);
    await callerAs(db, actors["buyer A"]).quotes.accept({ id, version, idempotencyKey: crypto.randomUUID() });
    expect(await listed()).toMatchObject({ status: "awarded", quotes: 2 });
  });
});

describe("who has read a request, in the list", () => {
  it("leaves out whom it ran out for unopened", async () => {
    const rfq = await openRfq(db, actors["buyer A"]);
    const { id, version } = await invitationOf(rfq.id, "approved A");
    expect(await listed()).toMatchObject({ invited: 2, viewed: 0 });
    await callerAs(db, actors["approved A"]).inbox.view({ id, version });
    expect(await listed()).toMatchObject({ invited: 2, viewed: 1 });
    const later = TEST_NOW + 30 * DAY_MS;
    await applyRfqSchedule(testContext(db, { now: () => later }));
    expect((await invitationsOf(db, rfq.id)).map(({ status }) => status)).toEqual(["expired", "expired"]);
    expect(await listed(later)).toMatchObject({ invited: 2, viewed: 1 });
    const tracked = await callerAs(db, actors["buyer A"], { now: () => later }).rfq.track({ reference: rfq.reference });
    expect(tracked.asked).toMatchObject({ invited: 2, viewed: 1, waiting: 0 });
  });

  it("counts who answered without a view", async () => {
    const rfq = await openRfq(db, actors["buyer A"]);
    const { id, version } = await invitationOf(rfq.id, "approved A");
    await callerAs(db, actors["approved A"]).inbox.decline({ id, version, reason: "price", note: null });
    expect(await listed()).toMatchObject({ invited: 2, viewed: 1 });
  });
});

it("tells on the request's page an invitation that was cut short from one that ran out", async () => {
  const { reference, version } = await openRfq(db, actors["buyer A"]);
  const before = await rfqsAt().one({ reference });
  expect(before.invitations.map(({ deadlineAt }) => deadlineAt)).toEqual([before.deadlineAt, before.deadlineAt]);
  await rfqsAt().cancel({ reference, version, reason: "changed plans" });
  const { deadlineAt, invitations } = await rfqsAt().one({ reference });
  expect(deadlineAt).toBe(before.deadlineAt);
  expect(invitations).toMatchObject(Array.from({ length: 2 }, () => ({ status: "expired", deadlineAt: TEST_NOW })));
});

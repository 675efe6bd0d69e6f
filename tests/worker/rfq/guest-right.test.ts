import { and, eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { devMailbox } from "#drizzle/schema/platform.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { claimGuestRecords } from "#worker/identity/claim-guest-records.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, makeActors } from "../support/actors.ts";
import { callerOf, testContext } from "../support/context.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { accepting, guestQuote, key, visitorOf } from "./guest-quote.ts";
import { publish, quoteOf, supplierIdOf } from "./trade.ts";

const NAMES = ["buyer A", "approved A"] as const;
let db: Database;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await publish(db, supplierIdOf(actors["approved A"]));
});

const as = (context = visitorOf(db)) => callerOf(context);
const quoted = (email?: string) => guestQuote(db, actors["approved A"], email);

describe("a guest's right", () => {
  it("is the key of its own mails: another's, the browser's and none answer alike and write nothing", async () => {
    const [one, other] = [await quoted(), await quoted("other@coast.test")];
    await db
      .insert(rfqQuestions)
      .values({ id: "qst_one", invitationId: one.invitationId, question: "?", createdAt: 1 });
    const input = await accepting(db, one.id);
    const before = await wholeDatabase(db);
    for (const link of [one.sent, { ...one.link, key: other.link.key }, { ...one.link, key: "A".repeat(43) }]) {
      const calls = [
        () => as().guest.accept({ ...link, ...input }),
        () => as().guest.reject({ ...link, id: one.id, version: input.version, reason: "price", note: null }),
        () => as().guest.answer({ ...link, questionId: "qst_one", answer: "mine" }),
        () => as().guest.ask({ ...link, quoteId: one.id, question: "Why so?", idempotencyKey: key() }),
        () => as().guest.setMails({ ...link, wanted: false }),
      ];
      for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code: "NOT_FOUND", details: {} });
    }
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("ends with the links that its guest ends: a new one goes to the mailbox, once, and opens the same request", async () => {
    const { link, sent, proof, id } = await quoted();
    const form = { ...link, idempotencyKey: key() };
    await expectRefusal(as().guest.renewLink({ ...sent, idempotencyKey: key() }), "NOT_FOUND");
    const context = visitorOf(db);
    expect(await as(context).guest.renewLink(form)).toEqual({ sent: true });
    await context.settled();
    expect(await as().guest.renewLink(form)).toEqual({ sent: true });
    const before = await wholeDatabase(db);
    for (const old of [link, sent, { ...sent, proof }]) await expectRefusal(as().rfq.track(old), "NOT_FOUND");
    await expectRefusal(as().guest.accept({ ...link, ...(await accepting(db, id)) }), "NOT_FOUND");
    await expectRefusal(as().guest.sendLink({ ...link, idempotencyKey: key() }), "NOT_FOUND");
    await expectRefusal(as().guest.renewLink({ ...link, idempotencyKey: key() }), "NOT_FOUND");
    expect({ ...(await wholeDatabase(db)), rate_limits: [] }).toEqual({ ...before, rate_limits: [] });
    const mails = await db.select().from(devMailbox).where(like(devMailbox.subject, "رابط طلبك %"));
    expect(mails).toHaveLength(1);
    const [, fresh = ""] = /key=([\w-]+)/.exec(mails[0]?.text ?? "") ?? [];
    expect(await as().rfq.track({ ...link, key: fresh })).toMatchObject({ reader: "mailbox", actKey: fresh });
    await as().guest.accept({ ...link, key: fresh, ...(await accepting(db, id)) });
    expect((await as().rfq.track({ ...link, key: fresh })).answers[0]?.order?.cancel).toBe("ask");
    for (const forged of [`${link.key}1`, `${fresh}1`, fresh.slice(0, 43)]) {
      await expectRefusal(as().rfq.track({ ...link, key: forged }), "NOT_FOUND");
    }
  });

  it("ends at its request: another request's quote reads as none", async () => {
    const [one, other] = [await quoted(), await quoted("other@coast.test")];
    const input = await accepting(db, one.id);
    await expectRefusal(as().guest.accept({ ...other.link, ...input }), "NOT_FOUND");
    const { id, version } = input;
    await expectRefusal(as().guest.reject({ ...other.link, id, version, reason: "price", note: null }), "NOT_FOUND");
    await expectRefusal(
      as().guest.ask({ ...other.link, quoteId: id, question: "Why so?", idempotencyKey: key() }),
      "NOT_FOUND",
    );
    expect((await quoteOf(db, id)).status).toBe("sent");
  });

  it("moves only what may be moved: changed, expired, removed and suspended are refused", async () => {
    const { link, id, rfq } = await quoted();
    const input = await accepting(db, id);
    const accept = (changes = {}, context = visitorOf(db)) =>
      as(context).guest.accept({ ...link, ...input, idempotencyKey: key(), ...changes });
    await expectRefusal(accept({ version: input.version + 1 }), "CONFLICT");
    const { validUntil } = await quoteOf(db, id);
    await expectRefusal(accept({}, visitorOf(db, { now: () => validUntil ?? 0 })), "CONFLICT");
    const company = eq(suppliers.id, supplierIdOf(actors["approved A"]));
    await db.update(suppliers).set({ status: "suspended" }).where(company);
    await expectRefusal(accept(), "CONFLICT");
    await db.update(suppliers).set({ status: "approved" }).where(company);
    await db.update(rfqs).set({ status: "removed" }).where(eq(rfqs.id, rfq.id));
    await expectRefusal(accept(), "CONFLICT");
    expect(await db.select().from(orders)).toEqual([]);
  });

  it("is limited for one request, whatever address it comes from", async () => {
    const { link } = await quoted();
    const calls = Array.from({ length: 61 }, () =>
      refusalOf(as().guest.answer({ ...link, questionId: "x", answer: "y" })),
    );
    const codes = (await Promise.all(calls)).map(({ code }) => code);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(1);
  });

  it("passes to the account that proves the mailbox, with the order", async () => {
    const { link, id } = await quoted();
    const { reference } = await as().guest.accept({ ...link, ...(await accepting(db, id)) });
    const account = { userId: actors["buyer A"].userId, email: "guest@coast.test" };
    await db.batch(claimGuestRecords(testContext(db), account, sql`true`));
    const seen = await as().rfq.track(link);
    expect(seen).toMatchObject({ reader: "mailbox", actKey: null, email: null, isAccounts: true });
    await expectRefusal(as().guest.setMails({ ...link, wanted: false }), "NOT_FOUND");
    const isOrder = and(eq(orders.reference, reference), eq(orders.quoteId, id));
    expect(await db.select().from(orders).where(isOrder)).toMatchObject([{ buyerId: account.userId }]);
    expect(await db.select().from(quotes).where(eq(quotes.status, "accepted"))).toHaveLength(1);
  });
});

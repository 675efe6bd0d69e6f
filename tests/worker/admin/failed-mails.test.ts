import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { RESEND_AT_ONCE } from "#domain/admin/failed-mails.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog, devMailbox, outbox } from "#drizzle/schema/platform.ts";
import { outboxRow } from "#worker/platform/outbox.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { untilNothingRuns } from "../support/left-running.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

let db: Database;
let actors: Record<"admin", Actor>;
const admin = () => callerAs(db, actors.admin).admin;

/** Parked mails as the outbox leaves them; the reset mail holds its link sealed. */
async function park(): Promise<void> {
  const to = { recipient: "e@people.example", locale: "en" } as const;
  const ctx = testContext(db);
  const reset = outboxRow(ctx, {
    ...to,
    template: "reset-password",
    data: { name: "Huda" },
    secrets: { link: "https://mawrid.example/reset-password#token=SECRET", code: "12345678" },
  });
  const quote = outboxRow(ctx, { ...to, template: "trade-quote_sent", data: { reference: "QUO-7" } });
  const old = { ...quote, template: "of-another-version" };
  const parked = { status: "parked", attempts: 8 } as const;
  await db.insert(outbox).values([
    { ...reset, ...parked, id: "out_reset", nextAttemptAt: 1, lastError: "Error: resend: validation_error" },
    { ...quote, ...parked, id: "out_quote", nextAttemptAt: 2, lastError: "Error: resend: timeout" },
    {
      ...old,
      ...parked,
      id: "out_old",
      nextAttemptAt: 3,
      lastError: "Error: unknown mail template: of-another-version",
    },
    { ...quote, id: "out_waiting", status: "waiting", nextAttemptAt: 4 },
  ]);
}

beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
  await park();
});

describe("admin.mails", () => {
  it("says what each is about in the operator's language, and why it failed, in one call besides the session's", async () => {
    const calls = countCalls(db);
    const list = await admin().mails({ locale: "ar" });
    expect(calls()).toBe(2);
    expect(list.items.map(({ id, kind, failure }) => [id, kind, failure])).toEqual([
      ["out_reset", "account", "refused"],
      ["out_quote", "trade", "unanswered"],
      ["out_old", "other", "unwritable"],
    ]);
    expect(list.items.map(({ subject }) => subject && /[\u0621-\u064A]{3}/.test(subject))).toEqual([true, true, null]);
    expect(list).toMatchObject({
      total: 3,
      kinds: { account: 1, trade: 1, other: 1 },
      failures: { refused: 1, unanswered: 1, unwritable: 1 },
      // Another try does not cure the other two; one waits to be sent, and has neither failed nor arrived.
      resendable: 1,
      queued: 1,
    });
    expect(JSON.stringify(list)).not.toContain("sealed");
    expect(await fullScans(db, () => admin().mails({ locale: "ar" }))).toEqual([]);
  });

  it.each([
    [{ kind: "trade" }, ["out_quote"]],
    [{ kind: "other" }, ["out_old"]],
    [{ failure: "refused" }, ["out_reset"]],
    [{ kind: "trade", failure: "refused" }, []],
  ] as const)("is narrowed by %o", async (filter, ids) => {
    const { items, total, kinds } = await admin().mails({ locale: "en", ...filter });
    expect([items.map(({ id }) => id), total]).toEqual([ids, ids.length]);
    expect(kinds).toEqual({ account: 1, trade: 1, other: 1 });
  });
});

describe("a part of the address", () => {
  beforeEach(async () => {
    await db.update(outbox).set({ recipient: "Owner@grove.example" }).where(eq(outbox.id, "out_quote"));
  });

  it("finds its mails, counted by themselves, without a scan", async () => {
    const list = await admin().mails({ locale: "en", q: "owner@GROVE" });
    expect(list).toMatchObject({ items: [{ id: "out_quote" }], total: 1, kinds: { trade: 1 }, resendable: 1 });
    expect(await admin().mails({ locale: "en", q: "grove", kind: "other" })).toMatchObject({ items: [], total: 0 });
    expect(await fullScans(db, () => admin().mails({ locale: "en", q: "grove" }))).toEqual([]);
  });

  it("narrows what is sent again, too", async () => {
    expect(await admin().resendMails({ q: "people.example" })).toEqual({ count: 0, left: 0 });
    expect(await admin().resendMails({ q: "grove" })).toEqual({ count: 1, left: 0 });
  });
});

describe("admin.openMail", () => {
  it("shows the mail in its reader's language without its keys, and writes down who looked", async () => {
    const calls = countCalls(db);
    const { content } = await admin().openMail({ id: "out_reset" });
    expect(calls()).toBe(2);
    expect(content?.html).toContain('<html lang="en" dir="ltr">');
    expect(content?.text).toContain("Set a new password");
    expect(JSON.stringify(content)).not.toMatch(/SECRET|12345678/);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "open_mail", entity: "mail", entityId: "out_reset", actorId: actors.admin.userId },
    ]);
  });

  it("has nothing to show of a template of another version", async () => {
    expect(await admin().openMail({ id: "out_old" })).toEqual({ content: null });
  });

  it("refuses what failed no more, and writes nothing down", async () => {
    await expectRefusal(admin().openMail({ id: "out_waiting" }), "CONFLICT");
    await expectRefusal(admin().openMail({ id: "out_none" }), "NOT_FOUND");
    expect(await db.select().from(auditLog)).toEqual([]);
  });
});

describe("admin.resendMail", () => {
  it("sends again, once, and writes it down", async () => {
    const answers = await Promise.allSettled([
      admin().resendMail({ id: "out_quote" }),
      admin().resendMail({ id: "out_quote" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "resend", entity: "mail", entityId: "out_quote" },
    ]);
    await expectRefusal(admin().resendMail({ id: "out_waiting" }), "CONFLICT");
    await expectRefusal(admin().resendMail({ id: "out_none" }), "NOT_FOUND");
    expect(await db.select().from(auditLog)).toHaveLength(1);
  });
});

describe("admin.resendMails", () => {
  it("sends again what the filter shows and nothing else, each written down, in one call", async () => {
    const calls = countCalls(db);
    const answer = await admin().resendMails({ failure: "unanswered" });
    expect(answer).toEqual({ count: 1, left: 0 });
    expect(calls()).toBeGreaterThanOrEqual(2);
    await untilNothingRuns(db);
    expect(await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.status, "parked"))).toHaveLength(2);
    expect(await db.select({ id: devMailbox.id }).from(devMailbox)).toContainEqual({ id: "out_quote" });
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "resend", entityId: "out_quote", before: { status: "parked" }, after: { status: "waiting" } },
    ]);
  });

  it(`takes ${RESEND_AT_ONCE} at once, the longest parked first`, async () => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.id, "out_quote"));
    if (!mail) throw new Error("no mail to copy");
    const more = Array.from({ length: RESEND_AT_ONCE }, (_, turn) => ({
      ...mail,
      id: `out_more_${turn}`,
      nextAttemptAt: TEST_NOW - 1000 + turn,
    }));
    await db.insert(outbox).values(more);
    expect(await admin().resendMails({})).toEqual({ count: RESEND_AT_ONCE, left: 1 });
    await untilNothingRuns(db);
    const kept = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.status, "parked"));
    expect(kept.map(({ id }) => id).sort()).toEqual([`out_more_${RESEND_AT_ONCE - 1}`, "out_old", "out_reset"]);
    expect(await db.select({ id: auditLog.id }).from(auditLog)).toHaveLength(RESEND_AT_ONCE);
  });

  it("leaves what another try does not cure, also where the filter asks for just that", async () => {
    for (const filter of [{}, { failure: "refused" }, { failure: "unwritable" }] as const)
      await admin().resendMails(filter);
    await untilNothingRuns(db);
    const kept = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.status, "parked"));
    expect(kept.map(({ id }) => id).sort()).toEqual(["out_old", "out_reset"]);
    expect(await admin().mails({ locale: "en" })).toMatchObject({ total: 2, resendable: 0 });
  });

  it("does nothing where nothing is parked", async () => {
    expect(await admin().resendMails({ kind: "messages" })).toEqual({ count: 0, left: 0 });
    expect(await db.select().from(auditLog)).toEqual([]);
  });
});

describe("a mail in the audit log", () => {
  it("is named by what it is about and to whom while it is kept, and the log itself names nobody", async () => {
    await admin().openMail({ id: "out_reset" });
    await admin().resendMail({ id: "out_quote" });
    await untilNothingRuns(db);
    const named = async () => (await admin().audit({ entity: "mail" })).items.map(({ mail }) => mail);
    expect(await named()).toEqual(
      expect.arrayContaining([
        { kind: "account", recipient: "e@people.example" },
        { kind: "trade", recipient: "e@people.example" },
      ]),
    );
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain("e@people.example");
    await db.delete(outbox);
    expect(await named()).toEqual([null, null]);
  });
});

describe("admin.discardMail", () => {
  const reason = "The mailbox is gone";

  it("drops a mail with its sealed link, once, and keeps the reason", async () => {
    const calls = countCalls(db);
    expect(await admin().discardMail({ id: "out_reset", reason })).toEqual({ status: "discarded" });
    expect(calls()).toBe(2);
    const [mail] = await db.select().from(outbox).where(eq(outbox.id, "out_reset"));
    expect([mail?.status, mail?.data]).toEqual(["discarded", { name: "Huda" }]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { action: "discard_mail", entity: "mail", entityId: "out_reset", reason },
    ]);
    const before = await wholeDatabase(db);
    const late = await refusalOf(admin().discardMail({ id: "out_reset", reason }));
    expect(late).toMatchObject({ code: "CONFLICT", details: { state: "discarded" } });
    await expectRefusal(admin().discardMail({ id: "out_waiting", reason }), "CONFLICT");
    await expectRefusal(admin().discardMail({ id: "out_none", reason }), "NOT_FOUND");
    await expectRefusal(admin().discardMail({ id: "out_quote", reason: " " }), "BAD_INPUT");
    expect(await wholeDatabase(db)).toEqual(before);
    expect((await admin().mails({ locale: "en" })).total).toBe(2);
  });
});

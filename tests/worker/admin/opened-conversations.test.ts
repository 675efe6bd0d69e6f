import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { CONVERSATION_OPEN_MS } from "#domain/admin/open-conversation.ts";
import { GRANTS } from "#domain/identity/grants.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { patientClock, say, startConversation } from "../messaging/conversation.ts";
import { nameCompanies } from "../products/catalogue.ts";
import { ACTORS, type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const WORDS = "ادفع خارج المنصة";
const REASON = "بلاغ عن طلب دفع خارج المنصة";
let db: Database;
let actors: Record<ActorName, Actor>;
let id: string;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, Object.keys(ACTORS) as ActorName[]);
  await nameCompanies(db, actors["approved A"]);
  id = await startConversation(db, actors["buyer A"], actors["approved A"]);
  await say(db, actors["approved A"], id, WORDS);
});
const operator = (now = TEST_NOW, who: ActorName = "admin") => callerAs(db, actors[who], { now: () => now }).admin;
const report = async (of = id) =>
  (
    await callerAs(db, actors["buyer A"]).reports.submit(
      forms.report({ subjectKind: "conversation", subjectId: of, reason: "spam" }),
    )
  ).id;
const opened = () => db.select().from(auditLog).where(eq(auditLog.entity, "conversation"));

describe("admin.openConversation", () => {
  it("is not for who takes part: neither side judges its own report or learns of it", async () => {
    const reportId = await report();
    const settle = { subjectKind: "conversation", subjectId: id, outcome: "no_action", note: REASON } as const;
    for (const who of ["buyer A", "approved A"] as const) {
      await db
        .update(users)
        .set({ userType: "admin", grants: [...GRANTS] })
        .where(eq(users.id, actors[who].userId));
      const asAdmin = callerAs(db, { ...actors[who] }).admin;
      const before = await wholeDatabase(db);
      expect((await asAdmin.reports({ subject: "conversation" })).items).toEqual([]);
      await expectRefusal(asAdmin.openConversation({ id, reportId, reason: REASON }), "NOT_FOUND");
      await expectRefusal(asAdmin.settleReports({ ...settle, reports: [{ id: reportId, version: 1 }] }), "NOT_FOUND");
      expect(await wholeDatabase(db)).toEqual(before);
    }
    expect((await operator().reports({ subject: "conversation" })).items).toHaveLength(1);
  });

  it("opens a reported conversation for an hour, with the reason in the log, in one call each besides the session's", async () => {
    const reportId = await report();
    const shut = await refusalOf(operator().openedConversation({ id }));
    expect([shut.code, shut.details.state]).toEqual(["FORBIDDEN", "not_opened"]);
    const calls = countCalls(db);
    expect(await operator().openConversation({ id, reportId, reason: REASON })).toEqual({
      until: TEST_NOW + CONVERSATION_OPEN_MS,
    });
    const read = await operator().openedConversation({ id });
    expect(calls()).toBe(4);
    expect(await operator(TEST_NOW + CONVERSATION_OPEN_MS - 1).openedConversation({ id })).toEqual(read);
    expect(read).toMatchObject({
      reason: REASON,
      until: TEST_NOW + CONVERSATION_OPEN_MS,
      hasMore: false,
      buyer: { id: actors["buyer A"].userId, name: "buyer A" },
      items: [
        { seq: 1, side: "buyer", kind: "context" },
        { seq: 2, side: "supplier", content: WORDS },
      ],
    });
    expect(await opened()).toMatchObject([
      {
        actorId: actors.admin.userId,
        action: "open_conversation",
        entityId: id,
        reason: REASON,
        after: { report: reportId },
      },
    ]);
    const { items } = await operator().audit({ entity: "conversation", q: id });
    expect(items).toMatchObject([{ reason: REASON, actor: { id: actors.admin.userId, userType: "admin" } }]);
    await expectRefusal(operator(TEST_NOW + CONVERSATION_OPEN_MS).openedConversation({ id }), "FORBIDDEN");
  });

  it("opens nothing without a report of that very conversation, and writes nothing then", async () => {
    const other = await startConversation(db, actors["buyer B"], actors["approved A"]);
    const reportId = await report();
    const before = await wholeDatabase(db);
    for (const input of [
      { id, reportId: "rpt_missing" },
      { id: other, reportId },
      { id: "cnv_missing", reportId },
    ]) {
      await expectRefusal(operator().openConversation({ ...input, reason: REASON }), "NOT_FOUND");
      await expectRefusal(operator().openedConversation({ id: input.id }), "FORBIDDEN");
    }
    // A report of something else that happens to bear the id.
    await db.update(reports).set({ subjectKind: "user" });
    await expectRefusal(operator().openConversation({ id, reportId, reason: REASON }), "NOT_FOUND");
    expect(await opened()).toEqual([]);
    expect((await wholeDatabase(db)).audit_log).toEqual(before.audit_log);
  });

  it("answers a second call within the hour as the first, and writes nothing more, however many come at once", async () => {
    const reportId = await report();
    const open = (now: number, reason = REASON) => operator(now).openConversation({ id, reportId, reason });
    const first = await Promise.all(Array.from({ length: 5 }, () => open(TEST_NOW)));
    const later = await open(TEST_NOW + CONVERSATION_OPEN_MS - 1, "سبب آخر بعد أقل من ساعة");
    expect([...first, later]).toEqual(Array(6).fill({ until: TEST_NOW + CONVERSATION_OPEN_MS }));
    expect(await opened()).toHaveLength(1);
    await expectRefusal(operator().openConversation({ id, reportId: "rpt_missing", reason: REASON }), "NOT_FOUND");
    // The hour is over: a reason is given again.
    expect(await open(TEST_NOW + CONVERSATION_OPEN_MS)).toEqual({ until: TEST_NOW + 2 * CONVERSATION_OPEN_MS });
    expect(await opened()).toHaveLength(2);
  });

  it("asks for a reason with ten letters", async () => {
    const reportId = await report();
    for (const reason of ["", "         ", "..............", "قصير", "123456789"]) {
      await expectRefusal(operator().openConversation({ id, reportId, reason }), "BAD_INPUT");
    }
    expect(await opened()).toEqual([]);
  });

  it("is the platform's alone, and each operator gives a reason of their own", async () => {
    const reportId = await report();
    for (const who of ["buyer A", "approved A", "approved B", "unverified"] as const) {
      const refused = who === "unverified" ? "UNVERIFIED" : "FORBIDDEN";
      await expectRefusal(operator(TEST_NOW, who).openConversation({ id, reportId, reason: REASON }), refused);
      await expectRefusal(operator(TEST_NOW, who).openedConversation({ id }), refused);
    }
    expect(await opened()).toEqual([]);
    await operator().openConversation({ id, reportId, reason: REASON });
    await db
      .update(users)
      .set({ userType: "admin", grants: [...GRANTS] })
      .where(eq(users.id, actors["buyer B"].userId));
    await expectRefusal(operator(TEST_NOW, "buyer B").openedConversation({ id }), "FORBIDDEN");
  });
});

describe("admin.closeConversation", () => {
  it("ends the look at once, with a line in the log, in one call; then the reason is asked for again", async () => {
    const reportId = await report();
    await operator().openConversation({ id, reportId, reason: REASON });
    const calls = countCalls(db);
    expect(await operator().closeConversation({ id })).toEqual({ closed: true });
    expect(calls()).toBe(2);
    const { code, details } = await refusalOf(operator().openedConversation({ id }));
    expect([code, details.state]).toEqual(["FORBIDDEN", "not_opened"]);
    const [opening, closing] = await opened();
    expect(closing).toMatchObject({
      ...{ actorId: actors.admin.userId, action: "close_conversation", entityId: id, reason: null },
      before: { opening: opening?.id },
    });
    // In the same moment, even.
    await operator().openConversation({ id, reportId, reason: "نظرة ثانية في البلاغ" });
    expect(await operator().openedConversation({ id })).toMatchObject({ reason: "نظرة ثانية في البلاغ" });
    expect(await opened()).toHaveLength(3);
    expect(await fullScans(db, (one) => callerAs(one, actors.admin).admin.closeConversation({ id }))).toEqual([]);
  });

  it("refuses what is not open to the caller, and who is no operator; writes nothing then", async () => {
    const reportId = await report();
    const before = await wholeDatabase(db);
    const refused = async (call: Promise<unknown>) => {
      const { code, details } = await refusalOf(call);
      expect([code, details]).toEqual(["CONFLICT", { state: "not_opened", action: "close" }]);
    };
    await refused(operator().closeConversation({ id }));
    await refused(operator().closeConversation({ id: "cnv_missing" }));
    for (const who of ["buyer A", "approved A", "unverified"] as const)
      await expectRefusal(
        operator(TEST_NOW, who).closeConversation({ id }),
        who === "unverified" ? "UNVERIFIED" : "FORBIDDEN",
      );
    expect(await wholeDatabase(db)).toEqual(before);
    await operator().openConversation({ id, reportId, reason: REASON });
    await refused(operator(TEST_NOW + CONVERSATION_OPEN_MS).closeConversation({ id }));
    // Each operator has a look of their own.
    await db
      .update(users)
      .set({ userType: "admin", grants: [...GRANTS] })
      .where(eq(users.id, actors["buyer B"].userId));
    await refused(operator(TEST_NOW, "buyer B").closeConversation({ id }));
    await operator().closeConversation({ id });
    await refused(operator().closeConversation({ id }));
    expect(await opened()).toHaveLength(2);
  });
});

describe("what is opened", () => {
  it("is turned page by page, by index, and changes nothing for the two sides", async () => {
    const clock = patientClock(TEST_NOW);
    for (let at = 0; at < 60; at += 1) await say(db, actors["buyer A"], id, `${at}`, clock);
    await operator().openConversation({ id, reportId: await report(), reason: REASON });
    const before = await wholeDatabase(db);
    const newest = await operator().openedConversation({ id });
    const older = await operator().openedConversation({ id, before: newest.items[0]?.seq ?? 0 });
    expect([newest.hasMore, older.hasMore]).toEqual([true, false]);
    expect([...older.items, ...newest.items].map(({ seq }) => seq)).toEqual(
      Array.from({ length: 62 }, (_, at) => at + 1),
    );
    expect(await wholeDatabase(db)).toEqual(before);
    const work = (one: Database) => callerAs(one, actors.admin).admin.openedConversation({ id, before: 9 });
    expect(await fullScans(db, work)).toEqual([]);
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { companyInvites } from "#drizzle/schema/claims.ts";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { untilNothingRuns } from "../support/left-running.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
});
const operator = () => callerAs(db, actors.admin).admin;
const at = (createdAt: number) => ({ createdAt, updatedAt: createdAt });
const person = { email: "e@people.example", locale: "ar", status: "new" } as const;

async function fillInboxes(): Promise<void> {
  const message = { ...person, name: "n", phone: "1", subject: "s", message: "m" };
  const lead = { ...person, companyName: "c", contactName: "n", phone: "1", country: "AE", details: { a: 1 } };
  const tip = { ...person, authorName: "n", category: "quality", title: "t", content: "c" } as const;
  await db.batch([
    db.insert(contactMessages).values([
      { id: "msg_2", ...message, ...at(2) },
      { id: "msg_1", ...message, ...at(1) },
      { id: "msg_0", ...message, ...at(0), status: "done" },
    ]),
    db.insert(leads).values({ id: "lead_1", kind: "buyer", ...lead, ...at(1) }),
    db.insert(tipSubmissions).values({ id: "tip_1", ...tip, ...at(1) }),
  ]);
}

describe("what visitors sent", () => {
  it("is listed by state, oldest first, in one call besides the session's and without reading a table through", async () => {
    await fillInboxes();
    for (const [read, ids] of [
      [() => operator().contactMessages({}), ["msg_1", "msg_2"]],
      [() => operator().contactMessages({ status: "done" }), ["msg_0"]],
      [() => operator().leads({}), ["lead_1"]],
      [() => operator().tips({}), ["tip_1"]],
    ] as const) {
      const calls = countCalls(db);
      const { items, total } = await read();
      expect(calls()).toBe(2);
      expect([items.map(({ id }) => id), total]).toEqual([ids, ids.length]);
      expect(await fullScans(db, read)).toEqual([]);
    }
  });

  it("is found by its sender's name, e-mail or phone number and by what was written, in its state, without a scan", async () => {
    await fillInboxes();
    const of = (id: string) => ({ id, ...person, ...at(9) });
    await db.batch([
      db.insert(contactMessages).values({
        ...of("msg_9"),
        ...{ name: "أحمد الفلاسي", phone: "+971501234567", email: "ahmad@trade.example" },
        ...{ subject: "Sample order", message: "Tiles for Kigali" },
      }),
      db.insert(leads).values({
        ...of("lead_9"),
        ...{ kind: "supplier", companyName: "Al Noor Foods", contactName: "Huda", phone: "+966501112233" },
        ...{ country: "SA", details: {} },
      }),
      db.insert(tipSubmissions).values({
        ...of("tip_9"),
        ...{ authorName: "Rania", category: "quality", title: "Check the seals", content: "Ask for pictures" },
      }),
    ]);
    const { contactMessages: messages, leads: companies, tips } = operator();
    for (const [read, words, id] of [
      [messages, ["احمد", "AHMAD@trade", "050 123 4567", "sample", "kigali"], "msg_9"],
      [companies, ["noor", "huda", "0501112233"], "lead_9"],
      [tips, ["rania", "SEALS", "pictures"], "tip_9"],
    ] as const) {
      for (const q of words) {
        const found = () => read({ q });
        expect([q, (await found()).items.map((item) => item.id)]).toEqual([q, [id]]);
        expect(await fullScans(db, found)).toEqual([]);
      }
      expect(await read({ q: words[0], status: "done" })).toMatchObject({ items: [], total: 0 });
    }
  });

  for (const [inbox, id] of [
    ["contact_message", "msg_1"],
    ["lead", "lead_1"],
    ["tip_submission", "tip_1"],
  ] as const) {
    it(`${inbox} is put aside once and can be taken back, both written down`, async () => {
      await fillInboxes();
      const calls = countCalls(db);
      expect(await operator().settle({ inbox, id, status: "done" })).toEqual({ status: "done" });
      expect(calls()).toBe(2);
      const before = await wholeDatabase(db);
      const late = await refusalOf(operator().settle({ inbox, id, status: "done" }));
      expect(late).toMatchObject({ code: "CONFLICT", details: { state: "done" } });
      await expectRefusal(operator().settle({ inbox, id: "missing", status: "done" }), "NOT_FOUND");
      expect(await wholeDatabase(db)).toEqual(before);
      await operator().settle({ inbox, id, status: "new" });
      const lines = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
      expect(lines.map(({ action, entity, actorId }) => [action, entity, actorId])).toEqual([
        ["settle", inbox, actors.admin.userId],
        ["reopen", inbox, actors.admin.userId],
      ]);
      expect(await fullScans(db, () => operator().settle({ inbox, id, status: "done" }))).toEqual([]);
    });
  }
});

describe("admin.audit", () => {
  it("tells who did what with the state before and after, newest first, by company and by admin", async () => {
    const { id } = await makeCompany(db, { status: "pending", name: "شركة النخلة" });
    await db.insert(auditLog).values({
      id: "aud_old",
      actorId: "usr_gone",
      action: "resend",
      entity: "mail",
      entityId: "out_1",
      before: {},
      after: {},
      createdAt: TEST_NOW - 1,
    });
    await operator().transitionSupplier({ id, version: 1, action: "reject", reason: "no licence" });
    await untilNothingRuns(db);
    const calls = countCalls(db);
    const { items, total } = await operator().audit({});
    expect(calls()).toBe(2);
    expect([items.length, total]).toEqual([2, 2]);
    expect(items[0]).toMatchObject({
      action: "reject",
      entityId: id,
      reason: "no licence",
      before: { status: "pending" },
      after: { status: "rejected" },
      actor: { id: actors.admin.userId },
      company: { id, names: { ar: "شركة النخلة" } },
    });
    expect(items[1]).toMatchObject({ id: "aud_old", actor: null, company: null, product: null, person: null });
    const asked = [
      { q: id },
      { actor: actors.admin.email.toUpperCase() },
      { entity: "supplier" },
      { action: "reject" },
      { from: "2026-11-21", entity: "supplier", action: "reject" },
      { to: "2026-11-21", q: id },
    ] as const;
    for (const filter of asked) {
      expect((await operator().audit(filter)).items.map(({ entityId }) => entityId)).toEqual([id]);
      expect(await fullScans(db, () => operator().audit(filter))).toEqual([]);
    }
    expect((await operator().audit({ to: "2026-11-20" })).total).toBe(0);
    expect((await operator().audit({ from: "2026-11-22" })).total).toBe(0);
    expect((await operator().audit({ action: "approve" })).total).toBe(0);
    expect((await operator().audit({ q: "sup_none" })).total).toBe(0);
    expect(await fullScans(db, () => operator().audit({}))).toEqual([]);
  });

  it("tells no address of who was invited, nor of whom an old line names", async () => {
    const email = "owner@people.example";
    const { id } = await operator().listCompany(forms.listedCompany());
    await operator().inviteOwner({ id, email, locale: "ar", idempotencyKey: crypto.randomUUID() });
    const [invitation] = await db.select().from(companyInvites);
    const [line] = await db.select().from(auditLog).where(eq(auditLog.action, "invite_owner"));
    expect(line?.after).toEqual({ invite: invitation?.id, locale: "ar", expiresAt: invitation?.expiresAt });
    const told = { locale: "ar", expiresAt: 1 };
    await db.insert(auditLog).values({
      ...{ id: "aud_old", actorId: "usr_gone", action: "invite_owner", entity: "supplier", entityId: id },
      ...{ before: {}, after: { email, ...told }, createdAt: TEST_NOW - 1 },
    });
    const { items } = await operator().audit({ action: "invite_owner" });
    expect(items.map(({ after }) => after)).toEqual([line?.after, told]);
  });
});

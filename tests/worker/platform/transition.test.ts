import { eq, type SQL, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { Database } from "#drizzle/client.ts";
import { supplierCertifications, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import {
  type Seen,
  type Transition,
  transition,
  transitionEach,
  transitionOnce,
} from "#worker/platform/write/transition.ts";
import { statusWhere, transitionWhere } from "#worker/platform/write/transition-where.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { contextOf, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";

const COMPANY = { table: suppliers, key: suppliers.id, events: supplierEvents };
const ID = "sup_one";
const SEEN: Seen<SupplierStatus> = { key: ID, status: "pending", version: 1 };
let db: Database;

beforeEach(async () => {
  db = await freshDatabase();
  const facts = { businessType: "manufacturing", country: "AE", city: "Dubai", createdAt: 1, updatedAt: 1 } as const;
  await db
    .insert(suppliers)
    .values(["sup_one", "sup_two"].map((id) => ({ id, slug: id, status: "pending" as const, ...facts })));
});

type Change = Transition<typeof suppliers, typeof supplierEvents, SupplierStatus>;

function approval(id = ID, more: Partial<Change> = {}): Change {
  return {
    action: "approve",
    to: "approved",
    event: { supplierId: id, actorId: "usr_admin", note: "good" },
    changes: { city: "Sharjah" },
    effects: [row(supplierCertifications, { supplierId: id, certification: "ISO 9001" })],
    ...more,
  };
}

async function state(id = ID) {
  const [company] = await db.select().from(suppliers).where(eq(suppliers.id, id));
  const events = await db.select().from(supplierEvents).where(eq(supplierEvents.supplierId, id));
  const effects = await db.select().from(supplierCertifications).where(eq(supplierCertifications.supplierId, id));
  return { status: company?.status, version: company?.version, city: company?.city, events, effects: effects.length };
}

describe("a transition", () => {
  it("writes state, version, event and effects together, in one database call", async () => {
    const calls = countCalls(db);
    await transition(testContext(db), COMPANY, SEEN, approval());
    expect(calls()).toBe(1);
    const { events, ...company } = await state();
    expect(company).toEqual({ status: "approved", version: 2, city: "Sharjah", effects: 1 });
    const own = { action: "approve", fromStatus: "pending", toStatus: "approved", createdAt: TEST_NOW };
    expect(events).toEqual([expect.objectContaining({ ...own, actorId: "usr_admin", note: "good" })]);
  });

  it.each([
    ["another version", { ...SEEN, version: 2 }, approval()],
    ["another state", { ...SEEN, status: "approved" as const }, approval()],
    ["another row", { ...SEEN, key: "sup_missing" }, approval()],
    ["a guard that does not hold", SEEN, approval(ID, { guard: sql`1 = 2` })],
    ["a guard on the row's own columns", SEEN, approval(ID, { guard: eq(suppliers.city, "Ajman") })],
  ])("writes nothing for %s, and says what the row is now", async (_what, seen, change) => {
    await expect(transition(testContext(db), COMPANY, seen, change)).rejects.toMatchObject({
      code: "CONFLICT",
      // Of a row that is not there, what the caller saw.
      details: { ...(seen.key === ID ? { state: "pending", version: 1 } : { state: seen.status }), action: "approve" },
    });
    expect(await state()).toEqual({ status: "pending", version: 1, city: "Dubai", events: [], effects: 0 });
  });

  it("writes what reads the row as it was before it changes, and what stands behind last", async () => {
    const copied = (as: string) => (condition: SQL) =>
      sql`insert into ${supplierCertifications} (supplier_id, certification)
      select id, ${as} || city || status from ${suppliers} where id = ${ID} and ${condition}`;
    await transition(testContext(db), COMPANY, SEEN, {
      ...approval(),
      before: [copied("before ")],
      effects: [copied("after ")],
      behind: (isDone) => [db.run(copied("behind ")(isDone))],
    });
    const held = await db.select({ is: supplierCertifications.certification }).from(supplierCertifications);
    expect(held.map(({ is }) => is).sort()).toEqual([
      "after Sharjahapproved",
      "before Dubaipending",
      "behind Sharjahapproved",
    ]);
  });

  it("is refused by the name that its caller knows, and with the state that its caller asks for", async () => {
    const present = db
      .select({ status: sql<SupplierStatus>`'suspended'`, version: sql<number>`9` })
      .from(suppliers)
      .where(eq(suppliers.id, "sup_two"));
    const change = approval(ID, { asked: "decide", present });
    await expect(transition(testContext(db), COMPANY, { ...SEEN, version: 2 }, change)).rejects.toMatchObject({
      details: { state: "suspended", version: 9, action: "decide" },
    });
  });

  it("names its events by what they are of, and its refusal as it was asked", async () => {
    const prefixed = { ...COMPANY, eventPrefix: "company." };
    await transition(testContext(db), prefixed, SEEN, approval());
    expect((await state()).events).toEqual([expect.objectContaining({ action: "company.approve" })]);
    await expect(transition(testContext(db), prefixed, SEEN, approval())).rejects.toMatchObject({
      details: { action: "approve" },
    });
  });

  it("happens once however many try at the same time", async () => {
    const tries = Array.from({ length: 20 }, () => transition(testContext(db), COMPANY, SEEN, approval()));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { events, ...company } = await state();
    expect(company).toEqual({ status: "approved", version: 2, city: "Sharjah", effects: 1 });
    expect(events).toHaveLength(1);
  });

  it("of one intent answers a retry as the first time and writes nothing more", async () => {
    const { "buyer A": actor } = await makeActors(db, ["buyer A"]);
    const ctx = contextOf(db, actor);
    const caller = await ctx.viewer();
    if (!caller) throw new Error("no session");
    const once = (key: string) =>
      transitionOnce({ ...ctx, caller }, COMPANY, SEEN, approval(), {
        procedure: "quotes.send",
        key,
        input: { id: ID },
      });
    expect(await once("key-1")).toEqual({ isReplay: false, response: { status: "approved", version: 2 } });
    expect(await once("key-1")).toEqual({ isReplay: true, response: { status: "approved", version: 2 } });
    await expect(once("key-2")).rejects.toMatchObject({ code: "CONFLICT", details: { state: "approved", version: 2 } });
    expect((await state()).events).toHaveLength(1);
  });
});

describe("several at once", () => {
  it("leave out what somebody changed first, and do the others", async () => {
    const due = [
      { seen: { ...SEEN, version: 7 }, change: approval() },
      { seen: { ...SEEN, key: "sup_two" }, change: approval("sup_two") },
    ];
    expect(await transitionEach(testContext(db), COMPANY, due)).toEqual([false, true]);
    expect(await state()).toMatchObject({ status: "pending", events: [], effects: 0 });
    expect(await state("sup_two")).toMatchObject({ status: "approved", version: 2, effects: 1 });
    expect(await transitionEach(testContext(db), COMPANY, [])).toEqual([]);
  });
});

describe("all that a condition names", () => {
  const ended = (where: SQL) =>
    transitionWhere(testContext(db), COMPANY, {
      action: "suspend",
      to: "suspended",
      where,
      event: { supplierId: sql`${suppliers.id}`, note: sql`${suppliers.city}` },
      changes: { city: "Ajman" },
    });
  const write = async (rows: ReturnType<typeof ended>, condition: SQL) =>
    batchOf({ db }, { all: rows.map((insert) => db.run(insert(condition))) });

  it("changes with an event of each, from the state that it was in", async () => {
    await transition(testContext(db), COMPANY, SEEN, approval());
    await write(ended(sql`${suppliers.status} in ('pending', 'approved')`), sql`true`);
    for (const [id, from, version, city] of [
      ["sup_one", "approved", 3, "Sharjah"],
      ["sup_two", "pending", 2, "Dubai"],
    ] as const) {
      const { events, ...company } = await state(id);
      expect(company).toMatchObject({ status: "suspended", version, city: "Ajman" });
      const own = { action: "suspend", fromStatus: from, toStatus: "suspended", createdAt: TEST_NOW, note: city };
      expect(events.filter(({ action }) => action === "suspend")).toEqual([expect.objectContaining(own)]);
    }
  });

  it("stays as it is where the condition of the batch does not hold, or it is in another state", async () => {
    await write(ended(sql`true`), sql`1 = 2`);
    await write(ended(eq(suppliers.status, "approved")), sql`true`);
    expect(await state()).toMatchObject({ status: "pending", version: 1, events: [] });
  });

  it("may change without events of its own", async () => {
    const change = statusWhere(testContext(db), suppliers, { to: "suspended", where: eq(suppliers.id, ID) });
    await db.run(change(sql`true`));
    expect(await state()).toMatchObject({ status: "suspended", version: 2, events: [] });
    expect(await state("sup_two")).toMatchObject({ status: "pending", version: 1 });
  });
});

describe("a batch by names", () => {
  it("gives each its own results, a list under one name", async () => {
    const ids = db.select({ id: suppliers.id }).from(suppliers).orderBy(suppliers.id);
    const one = db.run(sql`update suppliers set city = 'Ajman' where id = ${ID}`);
    const none = db.run(sql`update suppliers set city = 'Ajman' where id = 'sup_missing'`);
    const { before, writes, after } = await batchOf({ db }, { before: ids, writes: [one, none], after: ids });
    expect(before).toEqual([{ id: "sup_one" }, { id: "sup_two" }]);
    expect(writes.map(({ rowsAffected }) => rowsAffected)).toEqual([1, 0]);
    expect(after).toEqual(before);
    await expect(batchOf({ db }, { writes: [] })).rejects.toThrow("empty batch");
  });
});

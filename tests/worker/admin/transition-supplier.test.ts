import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { COMPANY_NOTICES } from "#domain/suppliers/company-notices.ts";
import { SUPPLIER_TRANSITIONS, type SupplierAction, type SupplierActor } from "#domain/suppliers/supplier-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { confirmByAnother } from "../support/operators.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin" | "buyer A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "buyer A"]);
});

const ACTIONS = Object.keys(SUPPLIER_TRANSITIONS) as SupplierAction[];
const asOperator = () => callerAs(db, actors.admin).admin;
const byPlatform = (action: SupplierAction) =>
  (SUPPLIER_TRANSITIONS[action].by as readonly SupplierActor[]).includes("admin");
const isLegal = (from: string, action: SupplierAction) =>
  (SUPPLIER_TRANSITIONS[action].from as readonly string[]).includes(from);
const stateOf = async (id: string) => (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0];

async function written(id: string, ownerId: string, email: string) {
  const [events, audits, told, mails] = await db.batch([
    db.select().from(supplierEvents).where(eq(supplierEvents.supplierId, id)),
    db.select().from(auditLog).where(eq(auditLog.entityId, id)),
    db.select().from(notices).where(eq(notices.userId, ownerId)),
    db.select().from(outbox).where(eq(outbox.recipient, email)),
  ]);
  return { events, audits, told, mails };
}

describe("every move of the table by the platform", () => {
  for (const action of ACTIONS.filter(byPlatform)) {
    for (const from of SUPPLIER_TRANSITIONS[action].from) {
      it(`${from}: ${action} writes state, event, audit, notice and mail together`, async () => {
        const { id, ownerId, email } = await makeCompany(db, { status: from });
        const context = contextOf(db, actors.admin);
        const calls = countCalls(db);
        const answer = await callerOf(context).admin.transitionSupplier({
          id,
          version: 1,
          action,
          reason: "سبب القرار",
        });
        await context.settled();
        // Session, read, write; one delivers the mail after the response.
        expect(calls()).toBe(4);
        const { to } = SUPPLIER_TRANSITIONS[action];
        expect(answer).toEqual({ status: to, version: 2, isProposed: false });
        expect(await stateOf(id)).toMatchObject({ status: to, version: 2, decidedAt: TEST_NOW });
        const { events, audits, told, mails } = await written(id, ownerId, email);
        expect(events).toMatchObject([{ action, fromStatus: from, toStatus: to, actorId: actors.admin.userId }]);
        expect(audits).toMatchObject([
          {
            action,
            actorId: actors.admin.userId,
            before: { status: from },
            after: { status: to },
            reason: "سبب القرار",
          },
        ]);
        expect(told).toMatchObject([{ template: COMPANY_NOTICES[action] }]);
        expect(mails).toMatchObject([{ locale: "ar", status: "sent", lastError: null }]);
      });
    }
  }
});

describe("every other pair of state and action", () => {
  for (const status of SUPPLIER_STATUSES) {
    it(`${status}: the platform takes no action that is not its own there, and nothing is written`, async () => {
      const { id } = await makeCompany(db, { status });
      const before = await wholeDatabase(db);
      for (const action of ACTIONS.filter((one) => !isLegal(status, one) || !byPlatform(one))) {
        const refusal = await refusalOf(asOperator().transitionSupplier({ id, version: 1, action, reason: "because" }));
        expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: status, action } });
      }
      expect(await wholeDatabase(db)).toEqual(before);
    });
  }
});

describe("admin.transitionSupplier", () => {
  it("lets one of two parallel approvals win; the other is told the state and writes nothing", async () => {
    const { id, ownerId, email } = await makeCompany(db, { status: "pending" });
    const approve = () => asOperator().transitionSupplier({ id, version: 1, action: "approve" });
    const results = await Promise.allSettled([approve(), approve(), approve()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results) {
      if (result.status === "rejected") expect(result.reason.cause).toMatchObject({ code: "CONFLICT" });
    }
    const { events, audits, told, mails } = await written(id, ownerId, email);
    expect([events.length, audits.length, told.length, mails.length]).toEqual([1, 1, 1, 1]);
  });

  it("refuses a version that was not looked at", async () => {
    const { id } = await makeCompany(db, { status: "pending" });
    const refusal = await refusalOf(asOperator().transitionSupplier({ id, version: 2, action: "approve" }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "pending", action: "approve" } });
  });

  it("does not approve what its owner changes between the look and the write", async () => {
    const { id, ownerId } = await makeCompany(db, { status: "pending" });
    const before = { ...(await written(id, ownerId, "")), status: "pending", version: 2 };
    const slow = contextOf(db, actors.admin);
    await slow.viewer();
    const { $client } = slow.db;
    const { batch } = $client;
    $client.batch = async (...parameters) => {
      $client.batch = batch;
      await db.update(suppliers).set({ version: 2 }).where(eq(suppliers.id, id));
      return batch.apply($client, parameters);
    };
    const refusal = await refusalOf(callerOf(slow).admin.transitionSupplier({ id, version: 1, action: "approve" }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "pending", action: "approve" } });
    const { status, version } = (await stateOf(id)) ?? expect.fail("no company");
    expect({ ...(await written(id, ownerId, "")), status, version }).toEqual(before);
  });

  it("asks for a reason where the table does, and for an override", async () => {
    const { id } = await makeCompany(db, { status: "pending" });
    const operator = asOperator();
    await expectRefusal(
      operator.transitionSupplier({ id, version: 1, action: "reject" }),
      "BAD_INPUT",
      "reason:required",
    );
    await expectRefusal(
      operator.transitionSupplier({ id, version: 1, action: "approve", override: true, reason: " " }),
      "BAD_INPUT",
      "reason:required",
    );
  });

  it("approves what is open by an override alone, whose reason the audit keeps and the owner does not read", async () => {
    const { id, ownerId, email } = await makeCompany(db, { status: "pending", checklist: "provided" });
    await expectRefusal(
      asOperator().transitionSupplier({ id, version: 1, action: "approve" }),
      "BAD_INPUT",
      "trade_licence:not_accepted",
      "trn:not_accepted",
      "addresses:not_accepted",
    );
    await asOperator().transitionSupplier({
      id,
      version: 1,
      action: "approve",
      override: true,
      reason: "seen at the fair",
    });
    expect(await stateOf(id)).toMatchObject({ status: "pending", verifiedAt: null });
    await confirmByAnother(db);
    const { events, audits, told, mails } = await written(id, ownerId, email);
    expect(audits.find(({ action }) => action === "approve")).toMatchObject({
      reason: "seen at the fair",
      after: { override: true },
    });
    expect(JSON.stringify([events, told, mails, await stateOf(id)])).not.toContain("seen at the fair");
    expect(await stateOf(id)).toMatchObject({ status: "approved", verifiedAt: null });
  });

  it("gives the badge for a licence that was seen: with the approval, or later", async () => {
    const seen = await makeCompany(db, { status: "pending" });
    await asOperator().transitionSupplier({ id: seen.id, version: 1, action: "approve" });
    expect(await stateOf(seen.id)).toMatchObject({ status: "approved", verifiedAt: TEST_NOW });
    const { id } = await makeCompany(db, { status: "approved", checklist: "provided" });
    await asOperator().decideItem({ id, version: 1, item: "trn", decision: "accepted" });
    expect((await stateOf(id))?.verifiedAt).toBeNull();
    await asOperator().decideItem({ id, version: 2, item: "trade_licence", decision: "accepted" });
    expect((await stateOf(id))?.verifiedAt).toBe(TEST_NOW);
  });

  it("lets no admin move or decide on its own company (never again 6)", async () => {
    const { id } = await makeCompany(db, { status: "pending" });
    await db.update(suppliers).set({ ownerId: actors.admin.userId }).where(eq(suppliers.id, id));
    const before = await wholeDatabase(db);
    await expectRefusal(asOperator().transitionSupplier({ id, version: 1, action: "approve" }), "FORBIDDEN");
    const waive = { id, version: 1, item: "trn", decision: "waived", note: "mine" } as const;
    await expectRefusal(asOperator().decideItem(waive), "FORBIDDEN");
    expect(await wholeDatabase(db)).toEqual(before);
    await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.id, id));
  });

  it("reads no table from end to end", async () => {
    const { id } = await makeCompany(db, { status: "pending" });
    expect(await fullScans(db, () => asOperator().transitionSupplier({ id, version: 1, action: "approve" }))).toEqual(
      [],
    );
  });
});

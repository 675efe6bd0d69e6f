import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ITEM_DECISIONS } from "#domain/admin/review-suppliers.ts";
import { canDecide, ITEM_STATES } from "#domain/suppliers/checklist.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog, notices } from "#drizzle/schema/platform.ts";
import { supplierChecklist, supplierDocuments, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
});
const operator = () => callerAs(db, actors.admin).admin;
const itemOf = async (id: string, item: "trn" | "logo") =>
  (
    await db
      .select()
      .from(supplierChecklist)
      .where(and(eq(supplierChecklist.supplierId, id), eq(supplierChecklist.item, item)))
  )[0];
const rowOf = async (id: string) => (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0];

describe("admin.decideItem, every state of an item with every decision", () => {
  for (const state of ITEM_STATES) {
    for (const decision of ITEM_DECISIONS) {
      const input = { version: 1, item: "logo", decision, note: "السبب" } as const;
      if (canDecide(state, decision)) {
        it(`${state}: ${decision} writes item, version, event and audit together`, async () => {
          const { id, ownerId } = await makeCompany(db, { status: "pending", checklist: state });
          const calls = countCalls(db);
          expect(await operator().decideItem({ id, ...input })).toEqual({ item: "logo", state: decision, version: 2 });
          expect(calls()).toBe(3);
          expect(await itemOf(id, "logo")).toMatchObject({ state: decision, note: "السبب" });
          expect((await rowOf(id))?.version).toBe(2);
          expect(await db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
            { action: "decide_item", before: { item: "logo", state }, after: { item: "logo", state: decision } },
          ]);
          const told = await db.select().from(notices).where(eq(notices.userId, ownerId));
          expect(told).toHaveLength(decision === "rejected" ? 1 : 0);
        });
      } else {
        it(`${state}: ${decision} is refused with the state, and nothing is written`, async () => {
          const { id } = await makeCompany(db, { status: "pending", checklist: state });
          const before = await wholeDatabase(db);
          const refusal = await refusalOf(operator().decideItem({ id, ...input }));
          expect(refusal).toMatchObject({ code: "CONFLICT", details: { state, action: decision } });
          expect(await wholeDatabase(db)).toEqual(before);
        });
      }
    }
  }
});

describe("admin.decideItem", () => {
  it("waives what nobody has touched", async () => {
    const { id } = await makeCompany(db, { status: "pending" });
    await db.delete(supplierChecklist).where(eq(supplierChecklist.supplierId, id));
    await operator().decideItem({ id, version: 1, item: "trn", decision: "waived", note: "below the threshold" });
    expect(await itemOf(id, "trn")).toMatchObject({ state: "waived" });
  });

  it("writes accepted answers into the company's own row, and a renewed licence with its end", async () => {
    const { id } = await makeCompany(db, { status: "approved", checklist: "provided" });
    const answers = {
      trn: { item: "trn", trn: "100123456700003" },
      addresses: { item: "addresses", country: "SA", city: "الرياض", street: "x", warehouse: null },
    } as const;
    for (const [item, answer] of Object.entries(answers)) {
      await db
        .update(supplierChecklist)
        .set({ answer })
        .where(and(eq(supplierChecklist.supplierId, id), eq(supplierChecklist.item, item as keyof typeof answers)));
    }
    const file = {
      supplierId: id,
      item: "trade_licence",
      fileName: "l",
      mediaType: "application/pdf",
      bytes: 1,
    } as const;
    await db.insert(supplierDocuments).values([
      { ...file, id: `doc_1_${id}`, fileKey: `a${id}`, validUntil: TEST_NOW + 5, createdAt: TEST_NOW - 2 },
      { ...file, id: `doc_2_${id}`, fileKey: `b${id}`, validUntil: TEST_NOW + 9, createdAt: TEST_NOW - 1 },
    ]);
    let version = 1;
    for (const item of ["trn", "addresses", "trade_licence"] as const) {
      ({ version } = await operator().decideItem({ id, version, item, decision: "accepted" }));
    }
    expect(await rowOf(id)).toMatchObject({
      trn: "100123456700003",
      country: "SA",
      city: "الرياض",
      licenceValidUntil: TEST_NOW + 9,
      decidedAt: TEST_NOW,
      version: 4,
    });
    const [text] = await db.select().from(supplierTranslations).where(eq(supplierTranslations.supplierId, id));
    expect(text?.city).toBe("الرياض");
  });

  it("refuses what has changed since it was looked at, and asks why where it does not accept", async () => {
    const { id } = await makeCompany(db, { status: "pending", checklist: "provided" });
    await db.update(suppliers).set({ version: 2 }).where(eq(suppliers.id, id));
    const before = await wholeDatabase(db);
    await expectRefusal(operator().decideItem({ id, version: 1, item: "trn", decision: "accepted" }), "CONFLICT");
    await expectRefusal(
      operator().decideItem({ id, version: 2, item: "trn", decision: "rejected" }),
      "BAD_INPUT",
      "note:required",
    );
    await expectRefusal(
      operator().decideItem({ id: "sup_none", version: 2, item: "trn", decision: "accepted" }),
      "NOT_FOUND",
    );
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("lets one of two parallel decisions win", async () => {
    const { id } = await makeCompany(db, { status: "pending", checklist: "provided" });
    const results = await Promise.allSettled([
      operator().decideItem({ id, version: 1, item: "trn", decision: "accepted" }),
      operator().decideItem({ id, version: 1, item: "trn", decision: "rejected", note: "unreadable" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.select().from(auditLog).where(eq(auditLog.entityId, id))).toHaveLength(1);
  });

  it("reads no table from end to end", async () => {
    const { id } = await makeCompany(db, { status: "pending", checklist: "provided" });
    const accept = () => operator().decideItem({ id, version: 1, item: "addresses", decision: "accepted" });
    expect(await fullScans(db, accept)).toEqual([]);
  });
});

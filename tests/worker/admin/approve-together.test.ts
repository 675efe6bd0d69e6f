import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { ITEM_STATES } from "#domain/suppliers/checklist.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { supplierChecklist, supplierDocuments, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW } from "../support/context.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "approved A"]);
});
const operator = () => callerAs(db, actors.admin).admin;
const rowOf = async (id: string) => (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0];

/** An application with every item provided: a tax number, and a licence of one file. */
async function applied(licenceEnd: number | null = TEST_NOW + 1000, status: "pending" | "suspended" = "pending") {
  const { id, ownerId } = await makeCompany(db, { status, checklist: "provided" });
  const isTrn = and(eq(supplierChecklist.supplierId, id), eq(supplierChecklist.item, "trn"));
  await db
    .update(supplierChecklist)
    .set({ answer: { item: "trn", trn: "100123456700003" } })
    .where(isTrn);
  return { id, ownerId, document: await upload(id, "1", TEST_NOW - 2, licenceEnd) };
}

async function upload(id: string, mark: string, createdAt: number, validUntil: number | null = null) {
  const document = `doc_${mark}_${id}`;
  await db.insert(supplierDocuments).values({
    ...{ id: document, supplierId: id, item: "trade_licence", fileKey: document, fileName: "licence.pdf" },
    ...{ mediaType: "application/pdf", bytes: 1, validUntil, createdAt },
  });
  return document;
}

/** What stands in the way of an approval, as it was looked at. */
const required = (document: string) => [
  { item: "trade_licence" as const, document },
  { item: "trn" as const },
  { item: "addresses" as const },
];
const approve = { version: 1, action: "approve" } as const;

describe("an approval that accepts what was looked at", () => {
  it("writes state, items and what they say in one batch, and names each item in the audit log", async () => {
    const { id, document } = await applied();
    const context = contextOf(db, actors.admin);
    const calls = countCalls(db);
    const moved = await callerOf(context).admin.transitionSupplier({ id, ...approve, accept: required(document) });
    expect(calls()).toBe(3);
    await context.settled();
    expect(moved).toEqual({ status: "approved", version: 2, isProposed: false });
    expect(await rowOf(id)).toMatchObject({
      ...{ status: "approved", trn: "100123456700003", verifiedAt: TEST_NOW, licenceValidUntil: TEST_NOW + 1000 },
      ...{ version: 2, decidedAt: TEST_NOW },
    });
    const items = await db.select().from(supplierChecklist).where(eq(supplierChecklist.supplierId, id));
    const states = Object.fromEntries(items.map(({ item, state }) => [item, state]));
    expect(states).toMatchObject({
      trade_licence: "accepted",
      trn: "accepted",
      addresses: "accepted",
      logo: "provided",
    });
    const lines = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
    const decided = lines.filter(({ action }) => action === "decide_item").map(({ before, after }) => [before, after]);
    expect(decided).toEqual(
      required(document).map(({ item }) => [
        { item, state: "provided" },
        { item, state: "accepted" },
      ]),
    );
    expect(lines.find(({ action }) => action === "approve")?.after).toMatchObject({
      ...{ status: "approved", override: false, accepted: ["trade_licence", "trn", "addresses"] },
    });
    const events = await db.select().from(supplierEvents).where(eq(supplierEvents.supplierId, id));
    expect(events.map(({ action, note }) => `${action} ${note ?? ""}`.trim()).sort()).toEqual(
      ["approve", ...required("").map(({ item }) => `item_accepted ${item}`)].sort(),
    );
  });

  it("accepts no item that is not provided, whatever else is, and writes nothing", async () => {
    for (const state of ITEM_STATES.filter((one) => one !== "provided")) {
      const { id, document } = await applied();
      const isTrn = and(eq(supplierChecklist.supplierId, id), eq(supplierChecklist.item, "trn"));
      await db.update(supplierChecklist).set({ state }).where(isTrn);
      const before = await wholeDatabase(db);
      const refusal = await refusalOf(operator().transitionSupplier({ id, ...approve, accept: required(document) }));
      expect(refusal).toMatchObject({ code: "CONFLICT", details: { state, action: "accepted" } });
      expect(await wholeDatabase(db)).toEqual(before);
    }
  });

  it("is held up by what it does not accept, as before", async () => {
    const { id, document } = await applied();
    const [licence] = required(document);
    const attempt = operator().transitionSupplier({ id, ...approve, accept: licence ? [licence] : [] });
    await expectRefusal(attempt, "BAD_INPUT", "trn:not_accepted", "addresses:not_accepted");
  });

  it("is a conflict where a file came after the one that was seen, where it is gone, and at an older version", async () => {
    const { id, document } = await applied();
    await upload(id, "2", TEST_NOW - 1);
    const other = await applied();
    const before = await wholeDatabase(db);
    for (const seen of [document, "doc_gone", other.document]) {
      const attempt = operator().transitionSupplier({ id, ...approve, accept: required(seen) });
      await expectRefusal(attempt, "CONFLICT");
    }
    const none = required(document).map(({ item }) => ({ item }));
    await expectRefusal(operator().transitionSupplier({ id, ...approve, accept: none }), "CONFLICT");
    const stale = { ...approve, version: 2, accept: required(other.document) };
    await expectRefusal(operator().transitionSupplier({ id: other.id, ...stale }), "CONFLICT");
    expect(await wholeDatabase(db)).toEqual(before);
  });

  it("takes no licence whose last day is over", async () => {
    const { id, document } = await applied(TEST_NOW - 1);
    const attempt = operator().transitionSupplier({ id, ...approve, accept: required(document) });
    await expectRefusal(attempt, "BAD_INPUT", "trade_licence:ended");
  });

  it("belongs to an approval alone, each item once, and certificates are read one by one", async () => {
    const { id, document } = await applied(TEST_NOW + 1000, "suspended");
    const { transitionSupplier } = operator();
    const accept = required(document);
    await expectRefusal(
      transitionSupplier({ id, version: 1, action: "restore", accept }),
      "BAD_INPUT",
      "accept:not_asked",
    );
    const twice = [{ item: "trn" as const }, { item: "trn" as const }];
    await expectRefusal(transitionSupplier({ id, ...approve, accept: twice }), "BAD_INPUT", "accept:repeated");
    const proof = [{ item: "certificates" as "logo" }];
    expect(await refusalOf(transitionSupplier({ id, ...approve, accept: proof }))).toMatchObject({ code: "BAD_INPUT" });
    await expectRefusal(transitionSupplier({ id, ...approve, accept }), "CONFLICT");
  });

  it("is no one's but the platform's, and not on one's own company", async () => {
    const { id, document } = await applied();
    const input = { id, ...approve, accept: required(document) };
    await expectRefusal(callerAs(db, actors["approved A"]).admin.transitionSupplier(input), "FORBIDDEN");
    await db.update(suppliers).set({ ownerId: actors.admin.userId }).where(eq(suppliers.id, id));
    await expectRefusal(operator().transitionSupplier(input), "FORBIDDEN");
    await db.update(suppliers).set({ ownerId: null }).where(eq(suppliers.id, id));
  });

  it("reads no table from end to end", async () => {
    const { id, document } = await applied();
    const accept = required(document);
    expect(await fullScans(db, () => operator().transitionSupplier({ id, ...approve, accept }))).toEqual([]);
  });
});

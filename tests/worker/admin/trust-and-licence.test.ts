import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { applyLicenceSchedule } from "#worker/suppliers/apply-schedule.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { makeProduct, nameCompanies } from "../products/catalogue.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW, testContext } from "../support/context.ts";
import { confirmByAnother } from "../support/operators.ts";
import { expectRefusal, refusalOf } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin" | "approved A", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin", "approved A"]);
  await nameCompanies(db, actors["approved A"]);
});
const operator = () => callerAs(db, actors.admin).admin;
const rowOf = async (id: string) => (await db.select().from(suppliers).where(eq(suppliers.id, id)))[0];

describe("admin.trustSupplier", () => {
  it("lets products pass without a look until trust ends, audited, in three calls", async () => {
    const id = "sup_usr_approved-a";
    const calls = countCalls(db);
    const trust = { id, version: 1, isTrusted: true, reason: "ten years of trade" };
    expect(await operator().trustSupplier(trust)).toEqual({ isTrusted: true, version: 2 });
    expect(calls()).toBe(3);
    expect(await db.select().from(auditLog).where(eq(auditLog.entityId, id))).toMatchObject([
      { action: "trust", before: { isTrusted: false }, after: { isTrusted: true }, reason: "ten years of trade" },
    ]);
    const draft = await makeProduct(db, actors["approved A"], actors.admin, "draft");
    expect((await callerAs(db, actors["approved A"]).products.submit(draft)).status).toBe("published");
    await operator().trustSupplier({ id, version: 2, isTrusted: false });
    const next = await makeProduct(db, actors["approved A"], actors.admin, "draft");
    expect((await callerAs(db, actors["approved A"]).products.submit(next)).status).toBe("in_review");
    const { events } = await operator().application({ id });
    expect(events.map(({ action }) => action).sort()).toEqual(["distrust", "trust"]);
  });

  it("refuses a company that is not approved, one's own, an older version and what is so already", async () => {
    const pending = await makeCompany(db, { status: "pending" });
    const approved = await makeCompany(db, { status: "approved" });
    const own = await makeCompany(db, { status: "approved", changes: { ownerId: actors.admin.userId } });
    const before = await wholeDatabase(db);
    const refusal = await refusalOf(operator().trustSupplier({ id: pending.id, version: 1, isTrusted: true }));
    expect(refusal).toMatchObject({ code: "CONFLICT", details: { state: "pending", action: "trust" } });
    await expectRefusal(operator().trustSupplier({ id: own.id, version: 1, isTrusted: true }), "FORBIDDEN");
    await expectRefusal(operator().trustSupplier({ id: approved.id, version: 2, isTrusted: true }), "CONFLICT");
    await expectRefusal(operator().trustSupplier({ id: approved.id, version: 1, isTrusted: false }), "CONFLICT");
    await expectRefusal(operator().trustSupplier({ id: "sup_none", version: 1, isTrusted: true }), "NOT_FOUND");
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

describe("the end of a licence that a reviewer reads", () => {
  const END = "2026-12-31";
  const END_MS = Date.parse("2026-12-31T23:59:59.999+04:00");
  async function withLicences(status: "pending" | "approved") {
    const company = await makeCompany(db, { status, checklist: "provided" });
    const file = {
      supplierId: company.id,
      item: "trade_licence",
      fileName: "l",
      mediaType: "application/pdf",
    } as const;
    await db.insert(supplierDocuments).values(
      ["old", "new"].map((name, at) => ({
        ...file,
        id: `doc_${name}_${company.id}`,
        fileKey: `${name}_${company.id}`,
        bytes: 1,
        createdAt: TEST_NOW - 10 + at,
      })),
    );
    return company;
  }
  const accept = (id: string, licenceEnd: string | null) =>
    operator().decideItem({ id, version: 1, item: "trade_licence", decision: "accepted", licenceEnd });

  it("becomes that of the newest file and of the company, and the scheduler goes by it", async () => {
    const { id } = await withLicences("approved");
    await accept(id, END);
    expect((await rowOf(id))?.licenceValidUntil).toBe(END_MS);
    const files = await db.select().from(supplierDocuments).where(eq(supplierDocuments.supplierId, id));
    expect(Object.fromEntries(files.map((file) => [file.fileKey.slice(0, 3), file.validUntil]))).toEqual({
      old: null,
      new: END_MS,
    });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entry?.after).toEqual({ item: "trade_licence", state: "accepted", licenceEnd: END_MS });
    const tick = (now: number) => applyLicenceSchedule({ ...testContext(db), now: () => now });
    expect(await tick(END_MS + LICENCE_GRACE_MS - 1)).toBe(0);
    expect(await tick(END_MS + LICENCE_GRACE_MS)).toBe(1);
    expect((await rowOf(id))?.status).toBe("suspended");
  });

  it("is kept for the approval of a company that is still in review", async () => {
    const { id } = await withLicences("pending");
    const { version } = await accept(id, END);
    const reason = "others are known";
    await operator().transitionSupplier({ id, version, action: "approve", override: true, reason });
    await confirmByAnother(db);
    expect((await rowOf(id))?.licenceValidUntil).toBe(END_MS);
  });

  it("is refused where it is over, and for anything else than an accepted licence", async () => {
    const { id } = await withLicences("pending");
    const before = await wholeDatabase(db);
    await expectRefusal(accept(id, "2026-11-20"), "BAD_INPUT", "licenceEnd:ended");
    await expectRefusal(accept(id, "31.12.2026"), "BAD_INPUT", "licenceEnd:invalid_format");
    const other = { id, version: 1, item: "trn", decision: "accepted", licenceEnd: END } as const;
    await expectRefusal(operator().decideItem(other), "BAD_INPUT", "licenceEnd:not_asked");
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

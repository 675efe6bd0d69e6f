import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { supplierCertifications, supplierChecklist, supplierDocuments } from "#drizzle/schema/suppliers.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { callerOf, TEST_NOW, testContext } from "../support/context.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { makeCompany } from "./companies.ts";

let db: Database;
let actors: Record<"admin", Actor>;
beforeAll(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["admin"]);
});
const operator = () => callerAs(db, actors.admin).admin;
const END = "2027-06-30";
const END_MS = Date.parse("2027-06-30T23:59:59.999+04:00");

async function withDocuments() {
  const company = await makeCompany(db, { status: "approved", checklist: "provided" });
  const document = (name: string, item: "certificates" | "bank_letter", at: number) => ({
    ...{ id: `doc_${name}_${company.id}`, supplierId: company.id, item, fileKey: `${name}_${company.id}` },
    ...{ fileName: name, mediaType: "application/pdf", bytes: 1, createdAt: TEST_NOW - at },
  });
  await db
    .insert(supplierDocuments)
    .values([
      document("one", "certificates", 3),
      document("two", "certificates", 2),
      document("bank", "bank_letter", 1),
    ]);
  return { ...company, one: `doc_one_${company.id}`, two: `doc_two_${company.id}`, bank: `doc_bank_${company.id}` };
}
const accept = (id: string, certificates: object[], version = 1) =>
  operator().decideItem({
    id,
    version,
    item: "certificates",
    decision: "accepted",
    certificates: certificates as never,
  });
const certificatesOf = (id: string) =>
  db.select().from(supplierCertifications).where(eq(supplierCertifications.supplierId, id));

describe("an accepted certificate", () => {
  it("is the company's public one from then until its last day, named as the reviewer read it, in one batch", async () => {
    const { id, one, two, name: _ } = await withDocuments();
    const calls = countCalls(db);
    await accept(id, [
      { document: one, certification: "halal", validUntil: END },
      { document: two, certification: "iso-22000" },
    ]);
    expect(calls()).toBe(3);
    expect(await certificatesOf(id)).toEqual([
      { supplierId: id, certification: "Halal", validUntil: END_MS },
      { supplierId: id, certification: "ISO 22000", validUntil: null },
    ]);
    const documents = await db.select().from(supplierDocuments).where(eq(supplierDocuments.supplierId, id));
    expect(
      Object.fromEntries(documents.map((document) => [document.id, [document.certification, document.validUntil]])),
    ).toEqual({
      [one]: ["Halal", END_MS],
      [two]: ["ISO 22000", null],
      [`doc_bank_${id}`]: [null, null],
    });
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entry?.after).toEqual({ item: "certificates", state: "accepted", certificates: ["halal", "iso-22000"] });
    const slug = `company-${id.slice("sup_".length)}`;
    const seenAt = async (now: number) => {
      const page = await callerOf(testContext(db, { now: () => now })).suppliers.bySlug({
        slug,
        locale: "ar",
        page: 1,
      });
      return page.supplier.certifications.map(({ certification }) => certification);
    };
    expect(await seenAt(END_MS - 1)).toEqual(["Halal", "ISO 22000"]);
    expect(await seenAt(END_MS)).toEqual(["ISO 22000"]);
  });

  it("of two papers for one certificate ends with the later one", async () => {
    const { id, one, two } = await withDocuments();
    await accept(id, [
      { document: one, certification: "halal", validUntil: END },
      { document: two, certification: "halal", validUntil: "2026-12-31" },
    ]);
    expect(await certificatesOf(id)).toMatchObject([{ certification: "Halal", validUntil: END_MS }]);
  });

  it("is taken back where its paper is read again and proves nothing, or is rejected; what no paper brought stays", async () => {
    for (const again of ["none", "rejected"] as const) {
      const { id, one, two } = await withDocuments();
      await db.insert(supplierCertifications).values({ supplierId: id, certification: "GMP", validUntil: null });
      await accept(id, [
        { document: one, certification: "halal", validUntil: END },
        { document: two, certification: "iso-22000" },
      ]);
      const provideAgain = { state: "provided", updatedAt: TEST_NOW } as const;
      await db.update(supplierChecklist).set(provideAgain).where(eq(supplierChecklist.supplierId, id));
      if (again === "rejected")
        await operator().decideItem({ id, version: 2, item: "certificates", decision: "rejected", note: "forged" });
      else await accept(id, [{ document: two, certification: "iso-22000" }], 2);
      const left = (await certificatesOf(id)).map(({ certification }) => certification).sort();
      expect(left, again).toEqual(again === "rejected" ? ["GMP"] : ["GMP", "ISO 22000"]);
      const documents = await db.select().from(supplierDocuments).where(eq(supplierDocuments.id, one));
      expect(documents.map(({ certification, validUntil }) => [certification, validUntil])).toEqual([[null, null]]);
    }
  });

  it("is refused for another's paper, a paper of another item, an ended one and another decision; nothing is written", async () => {
    const [{ id, one, bank }, other] = [await withDocuments(), await withDocuments()];
    const before = await wholeDatabase(db);
    const halal = { certification: "halal", validUntil: END };
    await expectRefusal(accept(id, [{ document: other.one, ...halal }]), "CONFLICT");
    await expectRefusal(accept(id, [{ document: bank, ...halal }]), "CONFLICT");
    const ended = { document: one, certification: "halal", validUntil: "2026-11-20" };
    await expectRefusal(accept(id, [ended]), "BAD_INPUT", "certificates.0.validUntil:ended");
    const twice = [
      { document: one, ...halal },
      { document: one, certification: "gmp" },
    ];
    await expectRefusal(accept(id, twice), "BAD_INPUT", "certificates:repeated");
    const certificates = [{ document: one, certification: "halal" as const, validUntil: END }];
    for (const asked of [
      { item: "certificates", decision: "rejected", note: "x" },
      { item: "logo", decision: "accepted" },
    ] as const) {
      const refused = operator().decideItem({ id, version: 1, ...asked, certificates });
      await expectRefusal(refused, "BAD_INPUT", "certificates:not_asked");
    }
    expect(await wholeDatabase(db)).toEqual(before);
  });
});

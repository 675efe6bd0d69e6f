import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { REVISION_STATUSES } from "#domain/kernel/revision-machine.ts";
import { companyRevisionEvents, companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { indexRenamed } from "#worker/catalogue/search/index-renamed.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { TEST_NOW } from "../support/context.ts";
import { expectRefusal } from "../support/refusals.ts";
import { NEW_NAME as NEW, OLD_NAME as OLD, type RevisedCompanies, revisedCompanies } from "./revised-companies.ts";

const APPLIED_MAIL = { template: "supplier-changes-applied", data: { companyName: NEW } };

let at: RevisedCompanies;
beforeEach(async () => {
  at = await revisedCompanies();
});

describe("admin.decideCompanyRevision", () => {
  it("applies: page, lent names, history, audit, notice and mail at once, and the search follows", async () => {
    await at.saveTexts("approved A", { description_fr: "Papier" });
    await at.saveIdentity("approved A", {
      name_ar: NEW,
      businessType: "manufacturing",
      country: "SA",
      licenceNumber: "L-9",
    });
    const queue = await at.as("admin").admin.companyRevisions({});
    expect(queue).toMatchObject({ total: 1, items: [{ now: { names: { ar: OLD } }, next: { names: { ar: NEW } } }] });
    expect((await at.as("admin").admin.overview()).companyChanges?.count).toBe(1);
    expect(await at.decide("apply")).toMatchObject({ status: "applied" });
    expect((await at.pageIn("fr")).supplier).toMatchObject({
      name: NEW,
      textLocale: "ar",
      country: "SA",
      description: "Papier",
    });
    const [company] = await at.db
      .select()
      .from(suppliers)
      .where(eq(suppliers.id, at.idOf("approved A")));
    expect(company).toMatchObject({ businessType: "manufacturing", licenceNumber: "L-9" });
    expect(await at.db.select().from(companyRevisionEvents)).toMatchObject([
      { action: "stage", toStatus: "pending" },
      { action: "apply", fromStatus: "pending", toStatus: "applied", actorId: at.actors.admin.userId },
    ]);
    expect(await at.db.select().from(auditLog)).toMatchObject([
      { entity: "company_revision", action: "apply", before: { names: { ar: OLD } }, after: { names: { ar: NEW } } },
    ]);
    expect(await at.db.select().from(notices)).toMatchObject([{ template: "company_changes_applied" }]);
    expect(await at.db.select().from(outbox)).toMatchObject([APPLIED_MAIL]);
    await indexRenamed({ db: at.db, now: () => TEST_NOW });
    expect((await suggest(at.db, "مطاحن", "ar")).suppliers).toMatchObject([{ slug: company?.slug }]);
    expect(await at.revisions()).toMatchObject([{ indexedAt: TEST_NOW }]);
  });

  it("declines with a reason that the owner reads; the page stays", async () => {
    await at.saveIdentity("approved A", { name_ar: NEW });
    await expectRefusal(at.decide("decline"), "BAD_INPUT", "note:required");
    await at.decide("decline", "الاسم لا يطابق الرخصة");
    expect((await at.pageIn("ar")).supplier.name).toBe(OLD);
    expect((await at.as("approved A").company.profile()).revision).toMatchObject({
      ...{ status: "declined", note: "الاسم لا يطابق الرخصة" },
    });
    expect(await at.db.select().from(notices)).toMatchObject([
      { template: "company_changes_declined", path: "/supplier-dashboard/profile" },
    ]);
  });

  it("refuses one's own company, an owner's action, an older version and every state but the one that waits", async () => {
    await at.saveIdentity("approved A", { name_ar: NEW });
    await expectRefusal(at.decide("withdraw"), "CONFLICT");
    const [{ id = "" } = {}] = await at.revisions();
    const decision = { version: 1, action: "apply", note: "" } as const;
    await expectRefusal(at.as("admin").admin.decideCompanyRevision({ ...decision, id, version: 9 }), "CONFLICT");
    await at.db
      .update(suppliers)
      .set({ ownerId: at.actors.admin.userId })
      .where(eq(suppliers.id, at.idOf("approved A")));
    await expectRefusal(at.decide("apply"), "FORBIDDEN");
    await at.db
      .update(suppliers)
      .set({ ownerId: at.actors["approved A"].userId })
      .where(eq(suppliers.id, at.idOf("approved A")));
    for (const status of REVISION_STATUSES.filter((one) => one !== "pending")) {
      await at.db.update(companyRevisions).set({ status });
      await expectRefusal(at.as("admin").admin.decideCompanyRevision({ ...decision, id }), "CONFLICT");
    }
    expect((await at.pageIn("ar")).supplier.name).toBe(OLD);
  });

  it("applies over texts that were edited while it waited, and ends with a company that is terminated", async () => {
    await at.saveIdentity("approved A", { name_ar: NEW });
    await at.saveTexts("approved A", { description_ar: "أحدث" });
    await at.decide("apply");
    expect((await at.pageIn("ar")).supplier).toMatchObject({ name: NEW, description: "أحدث" });
    await at.saveIdentity("approved A", { name_ar: OLD });
    const move = async (action: "suspend" | "terminate") => {
      const { version: seen } = await at.as("admin").admin.application({ id: at.idOf("approved A") });
      await at
        .as("admin")
        .admin.transitionSupplier({ id: at.idOf("approved A"), version: seen, action, reason: "سبب" });
    };
    await move("suspend");
    await move("terminate");
    expect((await at.revisions()).map(({ status }) => status).sort()).toEqual(["applied", "withdrawn"]);
  });
});

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { REVISION_STATUSES } from "#domain/kernel/revision-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { companyRevisionEvents, companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { supplierEvents, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { indexRenamed } from "#worker/catalogue/search/index-renamed.ts";
import { suggest } from "#worker/catalogue/search/suggest.ts";
import { freshDatabase } from "../../support/database.ts";
import { type Actor, type ActorName, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { wholeDatabase } from "../support/whole-database.ts";

const NAMES = ["pending", "approved A", "approved B", "suspended", "admin"] as const satisfies ActorName[];
type Who = (typeof NAMES)[number];
const OLD = "شركة الساحل للورق";
const NEW = "مطاحن الساحل";
const APPLIED_MAIL = { template: "supplier-changes-applied", data: { companyName: NEW } };

let db: Database;
let actors: Record<Who, Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, NAMES);
  await db.insert(supplierTranslations).values(
    NAMES.filter((who) => who !== "admin").map((who) => ({
      ...{ supplierId: idOf(who), locale: "ar" as const, name: OLD },
      city: "",
      specialization: "",
      description: "ورق ومنتجاته",
    })),
  );
});

const as = (who: Who) => callerAs(db, actors[who]);
const idOf = (who: Who) => `sup_usr_${who.toLowerCase().replace(" ", "-")}`;
const slugOf = (who: Who) => `company-of-usr-${who.toLowerCase().replace(" ", "-")}`;
const pageIn = (locale: "ar" | "en" | "fr") =>
  as("admin").suppliers.bySlug({ slug: slugOf("approved A"), page: 1, locale });
const revisions = () => db.select().from(companyRevisions);
const untouched = async () => ({ ...(await wholeDatabase(db)), sessions: [], rate_limits: [] });
const version = async (who: Who) => (await as(who).company.profile()).version;

async function saveTexts(who: Who, changes: Parameters<typeof forms.companyTexts>[0]) {
  const { texts } = await as(who).company.profile();
  return as(who).company.saveTexts({
    ...forms.companyTexts({ description_ar: texts.ar.description, ...changes }),
    version: await version(who),
  });
}
async function saveIdentity(who: Who, changes: Parameters<typeof forms.companyIdentity>[0]) {
  return as(who).company.saveIdentity({ ...forms.companyIdentity(changes), version: await version(who) });
}
async function decide(action: "apply" | "decline" | "withdraw", note = "") {
  const [found] = await db.select().from(companyRevisions).where(eq(companyRevisions.status, "pending"));
  return as("admin").admin.decideCompanyRevision({ id: found?.id ?? "", version: found?.version ?? 0, action, note });
}

describe("company.saveTexts", () => {
  it("is public at once in its own language; what a language lacks comes from the next best and says so", async () => {
    await saveTexts("approved A", {
      description_fr: "Papier et carton",
      website: "sahel.example",
      yearEstablished: "١٩٩٨",
    });
    expect((await pageIn("fr")).supplier).toMatchObject({
      ...{ name: OLD, textLocale: "ar" },
      ...{ description: "Papier et carton", descriptionLocale: "fr", website: "https://sahel.example/" },
      yearEstablished: 1998,
    });
    expect((await pageIn("en")).supplier).toMatchObject({ description: "ورق ومنتجاته", descriptionLocale: "ar" });
    const listed = await as("admin").suppliers.list({ kind: "suppliers", page: 1, locale: "fr" });
    expect(listed.items.find(({ id }) => id === idOf("approved A"))).toMatchObject({ name: OLD, textLocale: "ar" });
  });

  it("forgets a language whose texts were cleared, and notes each edit in the company's history", async () => {
    await saveTexts("approved A", { description_fr: "Papier" });
    await saveTexts("approved A", { description_fr: "" });
    const rows = await db
      .select()
      .from(supplierTranslations)
      .where(eq(supplierTranslations.supplierId, idOf("approved A")));
    expect(rows.map(({ locale }) => locale)).toEqual(["ar"]);
    const events = await db.select().from(supplierEvents);
    expect(events.map(({ action, toStatus }) => [action, toStatus])).toEqual([
      ["edit_texts", "approved"],
      ["edit_texts", "approved"],
    ]);
  });

  it("refuses a suspended company, an older version and a year to come, and writes nothing", async () => {
    const before = await untouched();
    await expectRefusal(as("suspended").company.saveTexts({ ...forms.companyTexts(), version: 1 }), "FORBIDDEN");
    await expectRefusal(as("approved A").company.saveTexts({ ...forms.companyTexts(), version: 7 }), "CONFLICT");
    await expectRefusal(saveTexts("approved A", { yearEstablished: "2999" }), "BAD_INPUT", "yearEstablished:too_big");
    expect(await untouched()).toEqual(before);
  });
});

describe("company.saveIdentity", () => {
  it("stages the change of a public company: the page stays as it is, and one waits at a time", async () => {
    expect(await saveIdentity("approved A", { name_ar: "اسم آخر" })).toEqual({ outcome: "staged" });
    expect(await saveIdentity("approved A", { name_ar: NEW, country: "SA" })).toEqual({ outcome: "staged" });
    expect((await pageIn("ar")).supplier).toMatchObject({ name: OLD, country: "AE" });
    expect(await revisions()).toMatchObject([{ status: "pending", version: 2, content: { country: "SA" } }]);
    expect((await as("approved A").company.profile()).revision?.content.names.ar).toBe(NEW);
  });

  it("saves at once what a company applied with, until it is approved", async () => {
    expect(await saveIdentity("pending", { name_ar: NEW, name_en: "Sahel Mills" })).toEqual({ outcome: "saved" });
    expect((await as("pending").company.profile()).names).toEqual({ ar: NEW, en: "Sahel Mills", fr: null });
    expect(await revisions()).toEqual([]);
  });

  it("withdraws what waits when the owner sends what stands", async () => {
    await saveIdentity("approved A", { name_ar: NEW });
    expect(await saveIdentity("approved A", {})).toEqual({ outcome: "withdrawn" });
    expect(await saveIdentity("approved A", {})).toEqual({ outcome: "saved" });
    expect(await revisions()).toMatchObject([{ status: "withdrawn" }]);
  });

  it("stages one of two at a moment", async () => {
    const seen = await version("approved A");
    const send = (name_ar: string) =>
      as("approved A").company.saveIdentity({ ...forms.companyIdentity({ name_ar }), version: seen });
    await Promise.allSettled([send("الأول"), send("الثاني")]);
    expect((await revisions()).filter(({ status }) => status === "pending")).toHaveLength(1);
  });

  it("refuses a suspended company and one without any name, and writes nothing", async () => {
    const before = await untouched();
    await expectRefusal(as("suspended").company.saveIdentity({ ...forms.companyIdentity(), version: 1 }), "FORBIDDEN");
    await expectRefusal(saveIdentity("approved A", { name_ar: " " }), "BAD_INPUT", "name_ar:required");
    expect(await untouched()).toEqual(before);
  });
});

describe("company.withdrawRevision", () => {
  it("takes back one's own, refuses another's as one that is missing, and one that was decided", async () => {
    await saveIdentity("approved A", { name_ar: NEW });
    const [{ id = "", version: seen = 0 } = {}] = await revisions();
    for (const one of [id, "rev_missing"]) {
      await expectRefusal(as("approved B").company.withdrawRevision({ id: one, version: seen }), "NOT_FOUND");
    }
    expect(await as("approved A").company.withdrawRevision({ id, version: seen })).toMatchObject({
      status: "withdrawn",
    });
    await expectRefusal(as("approved A").company.withdrawRevision({ id, version: seen + 1 }), "CONFLICT");
  });
});

describe("admin.decideCompanyRevision", () => {
  it("applies: page, lent names, history, audit, notice and mail at once, and the search follows", async () => {
    await saveTexts("approved A", { description_fr: "Papier" });
    await saveIdentity("approved A", {
      name_ar: NEW,
      businessType: "manufacturing",
      country: "SA",
      licenceNumber: "L-9",
    });
    const queue = await as("admin").admin.companyRevisions({});
    expect(queue).toMatchObject({ total: 1, items: [{ now: { names: { ar: OLD } }, next: { names: { ar: NEW } } }] });
    expect((await as("admin").admin.overview()).companyChanges.count).toBe(1);
    expect(await decide("apply")).toMatchObject({ status: "applied" });
    expect((await pageIn("fr")).supplier).toMatchObject({
      name: NEW,
      textLocale: "ar",
      country: "SA",
      description: "Papier",
    });
    const [company] = await db
      .select()
      .from(suppliers)
      .where(eq(suppliers.id, idOf("approved A")));
    expect(company).toMatchObject({ businessType: "manufacturing", licenceNumber: "L-9" });
    expect(await db.select().from(companyRevisionEvents)).toMatchObject([
      { action: "stage", toStatus: "pending" },
      { action: "apply", fromStatus: "pending", toStatus: "applied", actorId: actors.admin.userId },
    ]);
    expect(await db.select().from(auditLog)).toMatchObject([
      { entity: "company_revision", action: "apply", before: { names: { ar: OLD } }, after: { names: { ar: NEW } } },
    ]);
    expect(await db.select().from(notices)).toMatchObject([{ template: "company_changes_applied" }]);
    expect(await db.select().from(outbox)).toMatchObject([APPLIED_MAIL]);
    await indexRenamed({ db, now: () => TEST_NOW });
    expect((await suggest(db, "مطاحن", "ar")).suppliers).toMatchObject([{ slug: company?.slug }]);
    expect(await revisions()).toMatchObject([{ indexedAt: TEST_NOW }]);
  });

  it("declines with a reason that the owner reads; the page stays", async () => {
    await saveIdentity("approved A", { name_ar: NEW });
    await expectRefusal(decide("decline"), "BAD_INPUT", "note:required");
    await decide("decline", "الاسم لا يطابق الرخصة");
    expect((await pageIn("ar")).supplier.name).toBe(OLD);
    expect((await as("approved A").company.profile()).revision).toMatchObject({
      ...{ status: "declined", note: "الاسم لا يطابق الرخصة" },
    });
    expect(await db.select().from(notices)).toMatchObject([
      { template: "company_changes_declined", path: "/supplier-dashboard/profile" },
    ]);
  });

  it("refuses one's own company, an owner's action, an older version and every state but the one that waits", async () => {
    await saveIdentity("approved A", { name_ar: NEW });
    await expectRefusal(decide("withdraw"), "CONFLICT");
    const [{ id = "" } = {}] = await revisions();
    const decision = { version: 1, action: "apply", note: "" } as const;
    await expectRefusal(as("admin").admin.decideCompanyRevision({ ...decision, id, version: 9 }), "CONFLICT");
    await db
      .update(suppliers)
      .set({ ownerId: actors.admin.userId })
      .where(eq(suppliers.id, idOf("approved A")));
    await expectRefusal(decide("apply"), "FORBIDDEN");
    await db
      .update(suppliers)
      .set({ ownerId: actors["approved A"].userId })
      .where(eq(suppliers.id, idOf("approved A")));
    for (const status of REVISION_STATUSES.filter((one) => one !== "pending")) {
      await db.update(companyRevisions).set({ status });
      await expectRefusal(as("admin").admin.decideCompanyRevision({ ...decision, id }), "CONFLICT");
    }
    expect((await pageIn("ar")).supplier.name).toBe(OLD);
  });

  it("applies over texts that were edited while it waited, and ends with a company that is terminated", async () => {
    await saveIdentity("approved A", { name_ar: NEW });
    await saveTexts("approved A", { description_ar: "أحدث" });
    await decide("apply");
    expect((await pageIn("ar")).supplier).toMatchObject({ name: NEW, description: "أحدث" });
    await saveIdentity("approved A", { name_ar: OLD });
    const move = async (action: "suspend" | "terminate") => {
      const { version: seen } = await as("admin").admin.application({ id: idOf("approved A") });
      await as("admin").admin.transitionSupplier({ id: idOf("approved A"), version: seen, action, reason: "سبب" });
    };
    await move("suspend");
    await move("terminate");
    expect((await revisions()).map(({ status }) => status).sort()).toEqual(["applied", "withdrawn"]);
  });
});

it("reads nothing by a scan", async () => {
  expect(await fullScans(db, () => as("admin").admin.companyRevisions({}))).toEqual([]);
  expect(await fullScans(db, () => as("approved A").company.profile())).toEqual([]);
  expect(await fullScans(db, () => indexRenamed(contextOf(db, actors.admin)))).toEqual([]);
});

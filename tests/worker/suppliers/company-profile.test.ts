import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { supplierEvents, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { indexRenamed } from "#worker/catalogue/search/index-renamed.ts";
import { contextOf } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { NEW_NAME as NEW, OLD_NAME as OLD, type RevisedCompanies, revisedCompanies } from "./revised-companies.ts";

let at: RevisedCompanies;
beforeEach(async () => {
  at = await revisedCompanies();
});

describe("company.saveTexts", () => {
  it("is public at once in its own language; what a language lacks comes from the next best and says so", async () => {
    await at.saveTexts("approved A", {
      description_fr: "Papier et carton",
      website: "sahel.example",
      yearEstablished: "١٩٩٨",
    });
    expect((await at.pageIn("fr")).supplier).toMatchObject({
      ...{ name: OLD, textLocale: "ar" },
      ...{ description: "Papier et carton", descriptionLocale: "fr", website: "https://sahel.example/" },
      yearEstablished: 1998,
    });
    expect((await at.pageIn("en")).supplier).toMatchObject({ description: "ورق ومنتجاته", descriptionLocale: "ar" });
    const listed = await at.as("admin").suppliers.list({ kind: "suppliers", page: 1, locale: "fr" });
    expect(listed.items.find(({ id }) => id === at.idOf("approved A"))).toMatchObject({ name: OLD, textLocale: "ar" });
  });

  it("forgets a language whose texts were cleared, and notes each edit in the company's history", async () => {
    await at.saveTexts("approved A", { description_fr: "Papier" });
    await at.saveTexts("approved A", { description_fr: "" });
    const rows = await at.db
      .select()
      .from(supplierTranslations)
      .where(eq(supplierTranslations.supplierId, at.idOf("approved A")));
    expect(rows.map(({ locale }) => locale)).toEqual(["ar"]);
    const events = await at.db.select().from(supplierEvents);
    expect(events.map(({ action, toStatus }) => [action, toStatus])).toEqual([
      ["edit_texts", "approved"],
      ["edit_texts", "approved"],
    ]);
  });

  it("refuses a suspended company, an older version and a year to come, and writes nothing", async () => {
    const before = await at.untouched();
    await expectRefusal(at.as("suspended").company.saveTexts({ ...forms.companyTexts(), version: 1 }), "FORBIDDEN");
    await expectRefusal(at.as("approved A").company.saveTexts({ ...forms.companyTexts(), version: 7 }), "CONFLICT");
    await expectRefusal(
      at.saveTexts("approved A", { yearEstablished: "2999" }),
      "BAD_INPUT",
      "yearEstablished:too_big",
    );
    expect(await at.untouched()).toEqual(before);
  });
});

describe("company.saveIdentity", () => {
  it("stages the change of a public company: the page stays as it is, and one waits at a time", async () => {
    expect(await at.saveIdentity("approved A", { name_ar: "اسم آخر" })).toEqual({ outcome: "staged" });
    expect(await at.saveIdentity("approved A", { name_ar: NEW, country: "SA" })).toEqual({ outcome: "staged" });
    expect((await at.pageIn("ar")).supplier).toMatchObject({ name: OLD, country: "AE" });
    expect(await at.revisions()).toMatchObject([{ status: "pending", version: 2, content: { country: "SA" } }]);
    expect((await at.as("approved A").company.profile()).revision?.content.names.ar).toBe(NEW);
  });

  it("saves at once what a company applied with, until it is approved", async () => {
    expect(await at.saveIdentity("pending", { name_ar: NEW, name_en: "Sahel Mills" })).toEqual({ outcome: "saved" });
    expect((await at.as("pending").company.profile()).names).toEqual({ ar: NEW, en: "Sahel Mills", fr: null });
    expect(await at.revisions()).toEqual([]);
  });

  it("withdraws what waits when the owner sends what stands", async () => {
    await at.saveIdentity("approved A", { name_ar: NEW });
    expect(await at.saveIdentity("approved A", {})).toEqual({ outcome: "withdrawn" });
    expect(await at.saveIdentity("approved A", {})).toEqual({ outcome: "saved" });
    expect(await at.revisions()).toMatchObject([{ status: "withdrawn" }]);
  });

  it("stages one of two at a moment", async () => {
    const seen = await at.version("approved A");
    const send = (name_ar: string) =>
      at.as("approved A").company.saveIdentity({ ...forms.companyIdentity({ name_ar }), version: seen });
    await Promise.allSettled([send("الأول"), send("الثاني")]);
    expect((await at.revisions()).filter(({ status }) => status === "pending")).toHaveLength(1);
  });

  it("refuses a suspended company and one without any name, and writes nothing", async () => {
    const before = await at.untouched();
    await expectRefusal(
      at.as("suspended").company.saveIdentity({ ...forms.companyIdentity(), version: 1 }),
      "FORBIDDEN",
    );
    await expectRefusal(at.saveIdentity("approved A", { name_ar: " " }), "BAD_INPUT", "name_ar:required");
    expect(await at.untouched()).toEqual(before);
  });
});

describe("company.withdrawRevision", () => {
  it("takes back one's own, refuses another's as one that is missing, and one that was decided", async () => {
    await at.saveIdentity("approved A", { name_ar: NEW });
    const [{ id = "", version: seen = 0 } = {}] = await at.revisions();
    for (const one of [id, "rev_missing"]) {
      await expectRefusal(at.as("approved B").company.withdrawRevision({ id: one, version: seen }), "NOT_FOUND");
    }
    expect(await at.as("approved A").company.withdrawRevision({ id, version: seen })).toMatchObject({
      status: "withdrawn",
    });
    await expectRefusal(at.as("approved A").company.withdrawRevision({ id, version: seen + 1 }), "CONFLICT");
  });
});

it("reads nothing by a scan", async () => {
  expect(await fullScans(at.db, () => at.as("admin").admin.companyRevisions({}))).toEqual([]);
  expect(await fullScans(at.db, () => at.as("approved A").company.profile())).toEqual([]);
  expect(await fullScans(at.db, () => indexRenamed(contextOf(at.db, at.actors.admin)))).toEqual([]);
});

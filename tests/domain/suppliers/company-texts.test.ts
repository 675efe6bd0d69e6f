import { describe, expect, it } from "vitest";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { companyIdentityFormSchema, companyTextsFormSchema } from "#domain/suppliers/company-profile.ts";
import { companyTextRows, companyTextsOf, isSameIdentity, missingTexts } from "#domain/suppliers/company-texts.ts";
import { editModeOf } from "#domain/suppliers/edit-company.ts";
import { outcome } from "../outcome.ts";

const NONE = { specialization: "", city: "", description: "" };
const names = { ar: "الساحل", en: null, fr: null };

describe("the texts of a company", () => {
  it("lend a language without a name the next best, and leave out one without anything", () => {
    const rows = companyTextRows(names, { ar: NONE, en: NONE, fr: { ...NONE, description: "Papier" } });
    expect(rows.map(({ locale, name, nameLocale }) => [locale, name, nameLocale])).toEqual([
      ["ar", "الساحل", null],
      ["fr", "الساحل", "ar"],
    ]);
  });

  it("are read back as they were written, a lent name as none", () => {
    const texts = { ar: { ...NONE, city: "العين" }, en: NONE, fr: { ...NONE, description: "Papier" } };
    expect(companyTextsOf(companyTextRows(names, texts))).toEqual({ names, texts });
  });

  it("tell what a language lacks", () => {
    const written = { names, texts: { ar: { ...NONE, city: "العين" }, en: NONE, fr: NONE } };
    expect(missingTexts(written, "ar")).toEqual(["specialization", "description"]);
    expect(missingTexts(written, "fr")).toEqual(["name", "specialization", "city", "description"]);
  });
});

describe("the identity of a company", () => {
  const identity = { names, businessType: "distribution", country: "AE", licenceNumber: null } as const;
  it.each([
    ["itself", {}, true],
    ["another name", { names: { ...names, fr: "Sahel" } }, false],
    ["another type", { businessType: "logistics" }, false],
    ["another country", { country: "SA" }, false],
    ["a licence", { licenceNumber: "1" }, false],
  ])("compared with %s", (_, changes, isSame) => {
    expect(isSameIdentity(identity, { ...identity, ...changes } as typeof identity)).toBe(isSame);
  });

  it.each([
    [{ name_ar: "الساحل" }, "ok"],
    [{ name_fr: "Sahel" }, "ok"],
    [{}, "required"],
    [{ name_ar: "   " }, "required"],
    [{ name_ar: "س" }, "too_small 2"],
  ])("takes %o as %s", (typed, expected) => {
    const form = { name_ar: "", name_en: "", name_fr: "", businessType: "other", country: "AE", licenceNumber: "" };
    expect(outcome(companyIdentityFormSchema, { ...form, ...typed })).toBe(expected);
  });
});

describe("the founding year", () => {
  const none = Object.fromEntries(
    ["ar", "en", "fr"].flatMap((locale) => Object.keys(NONE).map((name) => [`${name}_${locale}`, ""])),
  );
  it.each([
    ["", "ok"],
    ["١٩٩٨", "ok"],
    ["1499", "too_small 1500"],
    [String(new Date().getUTCFullYear()), "ok"],
    [String(new Date().getUTCFullYear() + 1), `too_big ${new Date().getUTCFullYear()}`],
  ])("takes %s as %s", (yearEstablished, expected) => {
    const typed = { ...none, website: "", employeeCount: "", yearEstablished };
    expect(outcome(companyTextsFormSchema, typed)).toBe(expected);
  });
});

it("an approved company's change is staged, a suspended or terminated one's refused, all others' made at once", () => {
  expect(SUPPLIER_STATUSES.map((status) => [status, editModeOf(status)])).toEqual([
    ["pending", "at_once"],
    ["info_requested", "at_once"],
    ["approved", "staged"],
    ["rejected", "at_once"],
    ["suspended", null],
    ["terminated", null],
  ]);
});

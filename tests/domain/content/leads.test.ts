import { describe, expect, it } from "vitest";
import { buyerLeadSchema } from "#domain/content/buyer-lead.ts";
import { contactEmailBodySchema } from "#domain/content/contact-message.ts";
import { supplierLeadSchema } from "#domain/content/supplier-lead.ts";
import { outcome } from "../outcome.ts";

const company = {
  companyName: "Burj Tiles",
  contactName: "Huda",
  email: "huda@example.com",
  phone: "0501234567",
  country: "AE",
  locale: "ar",
  idempotencyKey: "6f1f7a52-6a0e-4d0f-9a57-0f6d1f0f5c3e",
};
const supplier = {
  ...company,
  city: "Sharjah",
  businessType: "manufacturer",
  businessLicense: "CN-1",
  yearEstablished: 2012,
  employeeCount: "500+",
  productsServices: "Tiles",
};

describe("supplierLeadSchema (spec §3, §5)", () => {
  it.each(Object.keys(supplier))("requires %s", (field) => {
    expect(outcome(supplierLeadSchema, { ...supplier, [field]: undefined })).not.toBe("ok");
  });

  const thisYear = new Date().getUTCFullYear();
  it.each([
    ["companyName", "x".repeat(1000), "ok"],
    ["companyName", "x".repeat(1001), "too_big 1000"],
    ["bankAccount", "x".repeat(1001), "too_big 1000"],
    ["website", "javascript:alert(1)", "invalid_website"],
    ["businessType", "logistics", "invalid_value"],
    ["employeeCount", "1-5", "invalid_value"],
    ["yearEstablished", 1799, "too_small 1800"],
    ["yearEstablished", thisYear, "ok"],
    ["yearEstablished", thisYear + 1, `too_big ${thisYear}`],
  ])("%s %s is %s", (field, value, expected) =>
    expect(outcome(supplierLeadSchema, { ...supplier, [field]: value })).toBe(expected),
  );

  it("gives its output back unchanged", () => {
    const once = supplierLeadSchema.parse({ ...supplier, website: "burj.example" });
    expect(supplierLeadSchema.parse(once)).toEqual(once);
  });
});

describe("buyerLeadSchema", () => {
  it.each(Object.keys(company))("requires %s", (field) => {
    expect(outcome(buyerLeadSchema, { ...company, [field]: undefined })).not.toBe("ok");
  });
  it("needs nothing more", () => expect(outcome(buyerLeadSchema, company)).toBe("ok"));
});

describe("contactEmailBodySchema (spec §7)", () => {
  const body = { name: "Omar", email: "o@example.com", phone: "0501234567", subject: "Hi", message: "Hello" };
  it.each([
    [{}, "ok"],
    [{ company: "" }, "ok"],
    [{ company: null }, "ok"],
    [{ name: " " }, "too_small 1"],
    [{ subject: "x".repeat(200) }, "ok"],
    [{ subject: "x".repeat(201) }, "too_big 200"],
    [{ message: "x".repeat(4000) }, "ok"],
    [{ message: "x".repeat(4001) }, "too_big 4000"],
    [{ to: "a@b.com" }, "unrecognized_keys"],
  ])("%j is %s", (changes, expected) =>
    expect(outcome(contactEmailBodySchema, { ...body, ...changes })).toBe(expected),
  );
});

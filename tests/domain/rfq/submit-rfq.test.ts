import { describe, expect, it } from "vitest";
import { submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import { outcome } from "../outcome.ts";

const form = {
  companyName: "Acme",
  contactName: "Omar",
  email: "omar@example.com",
  phone: "+971501234567",
  productCategory: "furniture",
  productDescription: "Office desks, 160 cm",
  quantity: "40",
  locale: "en",
  idempotencyKey: "6f1f7a52-6a0e-4d0f-9a57-0f6d1f0f5c3e",
};

describe("submitRfqSchema (spec §5)", () => {
  it.each([
    ["companyName", "x", "too_small 2"],
    ["companyName", "xy", "ok"],
    ["companyName", "x".repeat(100), "ok"],
    ["companyName", "x".repeat(101), "too_big 100"],
    ["contactName", "x", "too_small 2"],
    ["contactName", "x".repeat(101), "too_big 100"],
    ["productCategory", "", "invalid_value"],
    ["productCategory", "machinery-equipment", "ok"],
    ["productDescription", "x".repeat(9), "too_small 10"],
    ["productDescription", "x".repeat(10), "ok"],
    ["productDescription", "x".repeat(1000), "ok"],
    ["productDescription", "x".repeat(1001), "too_big 1000"],
    ["additionalNotes", "x".repeat(500), "ok"],
    ["additionalNotes", "x".repeat(501), "too_big 500"],
    ["deadlineDays", 0, "too_small 1"],
    ["deadlineDays", "60", "ok"],
    ["deadlineDays", 61, "too_big 60"],
    ["locale", "de", "invalid_value"],
    ["idempotencyKey", "key", "invalid_format"],
    ["other", "x", "unrecognized_keys"],
  ])("%s %s is %s", (field, value, expected) =>
    expect(outcome(submitRfqSchema, { ...form, [field]: value })).toBe(expected),
  );

  it("gives the form's output back unchanged, since a form sends what the schema made of it", () => {
    const once = submitRfqSchema.parse(form);
    expect(submitRfqSchema.parse(once)).toEqual(once);
    expect(once).toMatchObject({ deadlineDays: 14, additionalNotes: null });
  });
});

import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { doneLabels, isForSupplier } from "#src/features/accounts/supplier-labels.ts";

const pending = { userType: "supplier", supplierStatus: "pending" } as const;
const buyer = { userType: "buyer", supplierStatus: null } as const;

it("speaks to who sells by the account, or by where it goes on to", () => {
  expect(isForSupplier(buyer, undefined)).toBe(false);
  expect(isForSupplier(null, "/orders")).toBe(false);
  expect(isForSupplier(null, "/supplier-registration")).toBe(true);
  expect(isForSupplier(pending, undefined)).toBe(true);
});

it("tells what a proven address opens: papers and products before the approval, requests after it", () => {
  expect(doneLabels(buyer, undefined)).toBe(m.auth_verify_done_text());
  expect(doneLabels(buyer, "/supplier-registration")).toBe(m.auth_verify_done_supplier());
  expect(doneLabels(pending, undefined)).toBe(m.auth_verify_done_supplier());
  expect(doneLabels({ ...pending, supplierStatus: "approved" }, undefined)).toBe(m.auth_verify_done_seller());
});

import { expect, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import { SUPPLIER_STATUSES } from "#domain/kernel/supplier-status.ts";
import { type SupplierActor, supplierMachine } from "#domain/suppliers/supplier-machine.ts";
import { transitionsOf } from "../transitions-of.ts";

const ACTORS: SupplierActor[] = ["owner", "admin", "clock"];

it("moves a company as the workflow says and in no other way", () => {
  expect(transitionsOf(supplierMachine, SUPPLIER_STATUSES, ACTORS)).toEqual([
    "approved → suspended by admin",
    "approved → suspended by clock",
    "info_requested → pending by owner",
    "pending → approved by admin",
    "pending → info_requested by admin",
    "pending → rejected by admin",
    "rejected → pending by owner",
    "rejected → terminated by admin",
    "suspended → approved by admin",
    "suspended → terminated by admin",
  ]);
});

it("lets no company approve or restore itself", () => {
  const refusal = new AppError("CONFLICT", { state: "suspended", action: "restore" });
  expect(() => supplierMachine.transition("suspended", "restore", "owner")).toThrow(refusal);
  expect(supplierMachine.actionsOf("pending", "owner")).toEqual([]);
});

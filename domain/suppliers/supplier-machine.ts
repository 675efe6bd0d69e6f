import { machineOf, type Transitions } from "#domain/kernel/machine.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { DAY_MS } from "#domain/kernel/time.ts";

export type SupplierActor = "owner" | "admin" | "clock";

/** A licence may be renewed for this long after it ended before its company is suspended (workflows: Supplier). */
export const LICENCE_GRACE_MS = 30 * DAY_MS;

/** Every move of a company after its application (workflows: Supplier). An application itself starts as `pending`. */
export const SUPPLIER_TRANSITIONS = {
  request_info: { from: ["pending"], to: "info_requested", by: ["admin"], needsReason: true },
  provide_info: { from: ["info_requested"], to: "pending", by: ["owner"] },
  approve: { from: ["pending"], to: "approved", by: ["admin"] },
  reject: { from: ["pending"], to: "rejected", by: ["admin"], needsReason: true },
  resubmit: { from: ["rejected"], to: "pending", by: ["owner"] },
  suspend: { from: ["approved"], to: "suspended", by: ["admin", "clock"], needsReason: true },
  restore: { from: ["suspended"], to: "approved", by: ["admin"] },
  terminate: { from: ["suspended", "rejected"], to: "terminated", by: ["admin"], needsReason: true },
} as const satisfies Transitions<SupplierStatus, SupplierActor>;

export type SupplierAction = keyof typeof SUPPLIER_TRANSITIONS;
export const supplierMachine = /* @__PURE__ */ machineOf<SupplierStatus, SupplierActor, SupplierAction>(
  SUPPLIER_TRANSITIONS,
);

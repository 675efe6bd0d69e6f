/** Life of a supplier (workflows: Supplier). Only `approved` is seen by the public and may sell. */
export const SUPPLIER_STATUSES = [
  "pending",
  "info_requested",
  "approved",
  "rejected",
  "suspended",
  "terminated",
] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

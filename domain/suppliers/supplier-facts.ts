/** Life of a supplier (workflows: Supplier). Only `approved` is seen by the public. */
export const SUPPLIER_STATUSES = [
  "pending",
  "info_requested",
  "approved",
  "rejected",
  "suspended",
  "terminated",
] as const;
export type SupplierStatus = (typeof SUPPLIER_STATUSES)[number];

/** Business types of a supplier's own registration (spec §3: تصنيع … أخرى). */
export const BUSINESS_TYPES = [
  "manufacturing",
  "import_export",
  "distribution",
  "logistics",
  "ecommerce",
  "other",
] as const;
export type BusinessType = (typeof BUSINESS_TYPES)[number];

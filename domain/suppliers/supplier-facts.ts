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

/** Business types of the home page's supplier dialog (spec §3). */
export const LEAD_BUSINESS_TYPES = [
  "manufacturer",
  "supplier",
  "wholesaler",
  "distributor",
  "exporter",
  "importer",
] as const;
export type LeadBusinessType = (typeof LEAD_BUSINESS_TYPES)[number];

/** Head-count bands (spec §3). */
export const EMPLOYEE_COUNTS = ["1-10", "11-50", "51-100", "101-500", "500+"] as const;
export type EmployeeCount = (typeof EMPLOYEE_COUNTS)[number];

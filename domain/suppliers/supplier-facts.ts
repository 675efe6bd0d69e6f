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

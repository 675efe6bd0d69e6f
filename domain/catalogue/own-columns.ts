/** Columns of a supplier's own catalogue file, in order. */
export const OWN_COLUMNS = [
  "sku",
  "name_ar",
  "name_en",
  "name_fr",
  "category",
  "subcategory",
  "price",
  "currency",
  "min_order",
  "unit",
  "price_tiers",
  "lead_time_days",
  "origin",
  "hs_code",
  "certifications",
  "description_ar",
  "description_en",
  "description_fr",
  "specifications_ar",
  "specifications_en",
  "specifications_fr",
] as const;
export type OwnColumn = (typeof OWN_COLUMNS)[number];

/** The cells of a row. What is left out stays as it is, and is empty in a new product. */
export type OwnCells = Partial<Record<OwnColumn, string>>;

/** Without these no new product can be made; `name` stands for a name in one of the languages. */
export const NEEDED_COLUMNS = [
  "sku",
  "category",
  "subcategory",
  "currency",
  "min_order",
  "unit",
  "origin",
] as const satisfies OwnColumn[];
export const NAME_COLUMNS = ["name_ar", "name_en", "name_fr"] as const satisfies OwnColumn[];

/** Rows of one file, and its bytes. */
export const MAX_OWN_ROWS = 5000;
export const MAX_OWN_FILE_BYTES = 15 * 1024 * 1024;

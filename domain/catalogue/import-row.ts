/** Columns of the import file, in order. */
export const CSV_COLUMNS = [
  "sku",
  "supplier_slug",
  "category",
  "subcategory",
  "name_ar",
  "name_en",
  "name_fr",
  "description_ar",
  "description_en",
  "description_fr",
  "price",
  "currency",
  "min_order",
  "unit",
  "lead_time_days",
  "origin",
  "certifications",
  "specifications",
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

import * as z from "zod";
import { LOCALES } from "#domain/kernel/locale.ts";
import { fitsCurrency, toMinor } from "#domain/kernel/price.ts";
import { text } from "#domain/kernel/text.ts";
import { isSubcategoryOf } from "./categories.ts";
import { splitEntries } from "./cell-lists.ts";
import { CERTIFICATION_CODES } from "./product-facts.ts";
import { certificationOf, rowCells, specCell } from "./row-cells.ts";

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

/** Codes or names, separated by `|`. */
const certifications = z
  .string()
  .max(500)
  .transform((raw) => splitEntries(raw).map(certificationOf))
  .pipe(z.array(z.enum(CERTIFICATION_CODES)))
  .transform((codes) => [...new Set(codes)]);

const cells = z.strictObject({
  ...rowCells,
  supplier_slug: text(100),
  certifications,
  specifications: specCell,
});

/**
 * A row of the import file. Issues stand at the column to mend; their code tells why: those of zod, or `mismatch` for a
 * sub-category of another category, `precision` for a price with too many decimals, `incomplete` for a language that has
 * a description and no name, and for a row that has no language with both.
 */
export const importRowSchema = cells
  .superRefine((row, context) => {
    const issue = (column: CsvColumn, code: string) =>
      context.addIssue({ code: "custom", path: [column], params: { code } });
    if (!isSubcategoryOf(row.category, row.subcategory)) issue("subcategory", "mismatch");
    if (!fitsCurrency(row.price, row.currency)) issue("price", "precision");
    const lonely = LOCALES.filter((locale) => row[`description_${locale}`] !== null && row[`name_${locale}`] === null);
    for (const locale of lonely) issue(`name_${locale}`, "incomplete");
    const complete = LOCALES.some((locale) => row[`name_${locale}`] !== null && row[`description_${locale}`] !== null);
    if (!complete && lonely.length === 0) issue(row.name_ar === null ? "name_ar" : "description_ar", "incomplete");
  })
  .transform((row) => ({
    sku: row.sku,
    supplierSlug: row.supplier_slug,
    category: row.category,
    subcategory: row.subcategory,
    texts: LOCALES.flatMap((locale) => {
      const named = row[`name_${locale}`];
      return named === null ? [] : [{ locale, name: named, description: row[`description_${locale}`] ?? "" }];
    }),
    priceMinor: toMinor(row.price, row.currency),
    currency: row.currency,
    moq: row.min_order,
    unit: row.unit,
    leadTimeDaysMin: row.lead_time_days.min,
    leadTimeDaysMax: row.lead_time_days.max,
    origin: row.origin,
    certifications: row.certifications,
    specs: row.specifications,
  }));

/** A product as the import file tells it. */
export type ImportRow = z.output<typeof importRowSchema>;

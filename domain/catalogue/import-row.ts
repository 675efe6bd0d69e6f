import * as z from "zod";
import { CURRENCIES } from "#domain/kernel/currency.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { fitsCurrency, toMinor, typedPrice } from "#domain/kernel/price.ts";
import { optionalText, text } from "#domain/kernel/text.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { CATEGORY_SLUGS, isSubcategoryOf, SUBCATEGORY_SLUGS } from "./categories.ts";
import { typedLeadTime } from "./lead-time.ts";
import { CERTIFICATION_CODES, CERTIFICATIONS, type Certification, ORIGINS, UNITS } from "./product-facts.ts";

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

const MAX_NAME = 200;
const MAX_DESCRIPTION = 4000;
const MAX_ORDER = 1_000_000_000;
const MAX_SPECIFICATIONS = 40;

const name = optionalText(MAX_NAME);
const description = optionalText(MAX_DESCRIPTION, { lines: true });

const certificationOfName = new Map(
  CERTIFICATION_CODES.flatMap((code): [string, Certification][] => [
    [code, code],
    [CERTIFICATIONS[code].toLowerCase(), code],
  ]),
);

/** Codes or names, separated by `|`. */
const certifications = z
  .string()
  .max(500)
  .transform((raw) => split(raw, "|").map((part) => certificationOfName.get(part.toLowerCase())))
  .pipe(z.array(z.enum(CERTIFICATION_CODES)))
  .transform((codes) => [...new Set(codes)]);

/** `label=value` pairs, separated by `|`. */
const specifications = text(MAX_DESCRIPTION, { min: 0 })
  .transform((raw) => split(raw, "|").map((part) => split(part, "=", 2)))
  .pipe(z.array(z.tuple([z.string(), z.string()])).max(MAX_SPECIFICATIONS));

const cells = z.strictObject({
  sku: text(64),
  supplier_slug: text(100),
  category: z.enum(CATEGORY_SLUGS),
  subcategory: z.enum(SUBCATEGORY_SLUGS),
  name_ar: name,
  name_en: name,
  name_fr: name,
  description_ar: description,
  description_en: description,
  description_fr: description,
  price: typedPrice,
  currency: z.enum(CURRENCIES),
  min_order: wholeNumber(1, MAX_ORDER),
  unit: z.enum(UNITS),
  lead_time_days: typedLeadTime,
  origin: z.enum(ORIGINS),
  certifications,
  specifications,
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

function split(raw: string, separator: string, most = Number.POSITIVE_INFINITY): string[] {
  const parts = raw.split(separator);
  const kept = parts.length > most ? [...parts.slice(0, most - 1), parts.slice(most - 1).join(separator)] : parts;
  return kept.map((part) => part.trim()).filter((part) => part !== "");
}

import * as z from "zod";
import { dayEnd } from "#domain/kernel/day-field.ts";
import { toLatinDigits } from "#domain/kernel/digits.ts";
import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { fromMinor } from "#domain/kernel/price.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { isSubcategoryOf } from "./categories.ts";
import { joinPairs, splitEntries, splitHalves } from "./cell-lists.ts";
import { optionalHsCode } from "./hs-code.ts";
import { OWN_COLUMNS, type OwnCells, type OwnColumn } from "./own-columns.ts";
import { CERTIFICATION_CODES } from "./product-facts.ts";
import type { ProductForm } from "./product-form.ts";
import { inMinorUnits, issuesOfTerms, termFields } from "./product-terms.ts";
import { certificationOf, MAX_CELL, rowCells, specCell } from "./row-cells.ts";

/** A product as a file tells it: all but its pictures. */
export type OwnProduct = Omit<ProductForm, "pictures" | "orderMultiple">;

const rawCell = z.string().max(MAX_CELL);

/** `quantity=price` steps, separated by `|`. */
const tierCell = rawCell
  .transform((raw) =>
    splitEntries(raw).map((entry): { minQuantity: string | number; price: string } => {
      const [minQuantity = "", price = ""] = splitHalves(entry);
      return { minQuantity, price };
    }),
  )
  .pipe(termFields.tiers);

/** Codes or names, separated by `|`, each with `=` and its last day where it ends. */
const certificateCell = rawCell
  .transform((raw) =>
    splitEntries(raw).map((entry) => {
      const [written, until] = splitHalves(entry);
      return { code: certificationOf(written), validUntil: until === undefined ? null : readDay(until) };
    }),
  )
  .pipe(
    z
      .array(z.object({ code: z.enum(CERTIFICATION_CODES), validUntil: z.number().int().positive().nullable() }))
      .max(CERTIFICATION_CODES.length),
  );

const cells = z.strictObject({
  ...rowCells,
  price_tiers: tierCell,
  hs_code: optionalHsCode,
  certifications: certificateCell,
  specifications_ar: specCell,
  specifications_en: specCell,
  specifications_fr: specCell,
});

/**
 * A whole row of a supplier's own file, its values as codes. Issues stand at the column to mend; their code tells why:
 * those of zod, `mismatch` (sub-category of another category), `twice` (a certificate named twice), and those of
 * `issuesOfTerms`. A product may be unfinished, as in its form.
 */
export const ownRowSchema = cells
  .superRefine((row, context) => {
    const issue = (column: OwnColumn, code: string) =>
      context.addIssue({ code: "custom", path: [column], params: { code } });
    if (!isSubcategoryOf(row.category, row.subcategory)) issue("subcategory", "mismatch");
    if (new Set(row.certifications.map(({ code }) => code)).size < row.certifications.length) {
      issue("certifications", "twice");
    }
    for (const { path, code } of issuesOfTerms(termsOf(row)))
      issue(path[0] === "tiers" ? "price_tiers" : "price", code);
  })
  .transform((row): { sku: string; product: OwnProduct } => ({
    sku: row.sku,
    product: {
      category: row.category,
      subcategory: row.subcategory,
      origin: row.origin,
      unit: row.unit,
      hsCode: row.hs_code,
      certificates: row.certifications,
      texts: { ar: textsOf(row, "ar"), en: textsOf(row, "en"), fr: textsOf(row, "fr") },
      ...inMinorUnits(termsOf(row)),
    },
  }));

type Row = z.output<typeof cells>;

function termsOf({ min_order: moq, currency, price, price_tiers: tiers, lead_time_days: leadTime }: Row) {
  return { moq, currency, price, tiers, leadTime };
}

function textsOf(row: Row, locale: Locale) {
  return {
    name: row[`name_${locale}`] ?? "",
    description: row[`description_${locale}`] ?? "",
    specs: row[`specifications_${locale}`],
  };
}

/** A cell that can't be taken over, and why. */
export interface CellIssue {
  column: OwnColumn;
  code: string;
}

/** The issues of a row by column, one for each. */
export function issuesOfRow(error: z.ZodError): CellIssue[] {
  const issues = error.issues.map((issue) => ({
    column: OWN_COLUMNS.find((column) => column === issue.path[0]) ?? ("sku" as const),
    code: issueCode(issue),
  }));
  return issues.filter(({ column }, place) => issues.findIndex((one) => one.column === column) === place);
}

/** What is wrong with a cell, as a code: zod's own, or what the schema says of it. */
function issueCode(issue: z.core.$ZodIssue): string {
  return issue.code === "custom" && typeof issue.params?.code === "string" ? issue.params.code : issue.code;
}

/** The cells that {@link ownRowSchema} reads as this product. */
export function cellsOf(sku: string, product: OwnProduct): Required<OwnCells> {
  const { currency, priceMinor, tiers, leadTime, texts } = product;
  const byLocale = LOCALES.map((locale) => [
    [`name_${locale}`, texts[locale].name],
    [`description_${locale}`, texts[locale].description],
    [`specifications_${locale}`, joinPairs(texts[locale].specs)],
  ]);
  return {
    ...EMPTY_CELLS,
    // One cell for each text of each language.
    ...(Object.fromEntries(byLocale.flat()) as OwnCells),
    sku,
    category: product.category,
    subcategory: product.subcategory,
    price: priceMinor === null ? "" : fromMinor(priceMinor, currency),
    currency,
    min_order: String(product.moq),
    unit: product.unit,
    price_tiers: joinPairs(tiers.map((tier) => [String(tier.minQuantity), fromMinor(tier.priceMinor, currency)])),
    // Spreadsheets take 7-12 for a date; with the longer dash it stays what it is.
    lead_time_days: [...new Set([leadTime.min, leadTime.max])].filter((days) => days !== null).join("–"),
    origin: product.origin,
    hs_code: product.hsCode ?? "",
    certifications: product.certificates
      .map(({ code, validUntil }) => (validUntil === null ? code : `${code}=${writeDay(validUntil)}`))
      .join("|"),
  };
}

/** A row in which nothing is written. */
export const EMPTY_CELLS = Object.fromEntries(OWN_COLUMNS.map((column) => [column, ""])) as Required<OwnCells>;

/** A certificate is good until its day has ended in Dubai; NaN for what is no day and no time of our own. */
function readDay(written: string): number {
  const day = dayEnd.safeParse(toLatinDigits(written));
  if (day.success) return day.data;
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(written) ? Date.parse(written) : Number.NaN;
}

function writeDay(time: number): string {
  const day = dayInDubai(time);
  return readDay(day) === time ? day : new Date(time).toISOString();
}

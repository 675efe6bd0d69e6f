import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { cleanText } from "#domain/kernel/text.ts";
import { splitEntries } from "./cell-lists.ts";
import { meaningOf } from "./import-words.ts";
import { type MergedRow, mergeRow } from "./merge-row.ts";
import type { OwnCells } from "./own-columns.ts";
import { type CellIssue, cellsOf, type OwnProduct } from "./own-row.ts";
import { certificationOf } from "./row-cells.ts";

/** Columns of the operator's import file, in order. */
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
export type CsvCells = Record<CsvColumn, string>;

interface CsvIssue {
  column: CsvColumn;
  code: string;
}

/** A row of the operator's file over what is stored. */
export type MergedCsvRow = { issues: CsvIssue[] } | Exclude<MergedRow, { issues: unknown[] }>;

/**
 * Reads a row of the operator's file over what is stored, by the rules of {@link mergeRow}: an empty cell keeps the value.
 * What the file has no column for stays too: quantity prices, the HS code, the last day of a certificate. Its one column of
 * specifications stands for all languages of the product. One more issue: `incomplete` for a language that has one of name
 * and description alone, and for a product without a language that has both.
 */
export function mergeCsvRow(stored: OwnProduct | null, cells: CsvCells): MergedCsvRow {
  const sku = cleanText(cells.sku);
  const merged = mergeRow(stored, sku, ownCells(stored, cells));
  if (merged.issues) return { issues: csvIssues(merged.issues) };
  const incomplete = incompleteAt(merged.product);
  return incomplete ? { issues: [{ column: incomplete, code: "incomplete" }] } : merged;
}

function ownCells(stored: OwnProduct | null, cells: CsvCells): OwnCells {
  const { supplier_slug: _, specifications, certifications, ...same } = cells;
  const specified = LOCALES.filter((locale) => isNamed(stored, cells, locale));
  return {
    ...same,
    certifications: withLastDays(stored, certifications),
    ...Object.fromEntries(specified.map((locale) => [`specifications_${locale}`, specifications])),
  };
}

/** True when the product has a name in this language once the row is applied. */
function isNamed(stored: OwnProduct | null, cells: CsvCells, locale: Locale): boolean {
  const { kind } = meaningOf(`name_${locale}`, cells[`name_${locale}`]);
  return kind === "write" || (kind === "keep" && Boolean(stored?.texts[locale].name));
}

/** The cell with the days on which the stored certificates end; each certificate once. */
function withLastDays(stored: OwnProduct | null, cell: string): string {
  if (meaningOf("certifications", cell).kind !== "write") return cell;
  const known = stored ? splitEntries(cellsOf("", stored).certifications) : [];
  const entries = splitEntries(cell).map((name) => certificationOf(name) ?? name);
  const dated = entries.map((code) => known.find((entry) => entry.startsWith(`${code}=`)) ?? code);
  return [...new Set(dated)].join("|");
}

/** The issues at the columns of this file, one for each. */
function csvIssues(issues: CellIssue[]): CsvIssue[] {
  const found = issues.map(({ column, code }) => ({ column: csvColumn(column), code }));
  return found.filter(({ column }, place) => found.findIndex((one) => one.column === column) === place);
}

function csvColumn(column: string): CsvColumn {
  if (column === "price_tiers") return "price";
  return CSV_COLUMNS.find((one) => one === column || column.startsWith(`${one}_`)) ?? "sku";
}

function incompleteAt({ texts }: OwnProduct): CsvColumn | undefined {
  const lonely = LOCALES.find((locale) => texts[locale].name === "" && texts[locale].description !== "");
  if (lonely) return `name_${lonely}`;
  if (LOCALES.some((locale) => texts[locale].name !== "" && texts[locale].description !== "")) return undefined;
  return texts.ar.name === "" ? "name_ar" : "description_ar";
}

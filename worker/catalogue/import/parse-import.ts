import Papa from "papaparse";
import type * as z from "zod";
import { CSV_COLUMNS, type CsvColumn, type ImportRow, importRowSchema } from "#domain/catalogue/import-row.ts";
import { issueCode } from "#domain/catalogue/row-issues.ts";
import { type ImportError, ImportRefused } from "./import-error.ts";

export const MAX_IMPORT_BYTES = 128 * 1024 * 1024;
const MAX_ROWS = 100_000;

/** The rows of a file that can be taken over, and what is wrong with the others. */
export interface ParsedImport {
  /** Row of the file and product, in the file's order. */
  rows: { row: number; product: ImportRow }[];
  errors: ImportError[];
}

/**
 * Reads an import file.
 * @throws ImportRefused when it is too large, no UTF-8, not a CSV file with the columns of `CSV_COLUMNS`, or empty
 */
export function parseImport(bytes: Uint8Array): ParsedImport {
  const records = readRecords(decode(bytes));
  const parsed: ParsedImport = { rows: [], errors: [] };
  const firstRows = new Map<string, number>();
  for (const [place, record] of records.entries()) {
    const row = place + 2;
    const product = readRow(record, row, parsed.errors);
    if (!product) continue;
    const identity = `${product.supplierSlug}\n${product.sku}`;
    if (firstRows.has(identity)) parsed.errors.push({ row, column: "sku", code: "duplicate" });
    else parsed.rows.push({ row, product });
    firstRows.set(identity, row);
  }
  return parsed;
}

function decode(bytes: Uint8Array): string {
  if (bytes.byteLength > MAX_IMPORT_BYTES) throw new ImportRefused("too_large");
  try {
    // A byte-order mark is dropped by the decoder.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefused("not_utf8");
  }
}

type CsvRecord = Record<string, unknown>;

function readRecords(text: string): CsvRecord[] {
  const { data, meta, errors } = Papa.parse<CsvRecord>(text, {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const fields = meta.fields ?? [];
  const missing = CSV_COLUMNS.filter((column) => !fields.includes(column));
  const unknown = fields.filter((field) => !CSV_COLUMNS.some((column) => column === field));
  if (missing.length > 0 || unknown.length > 0) throw new ImportRefused("header", [...missing, ...unknown].join(", "));
  if (errors.some((error) => error.type === "Quotes")) throw new ImportRefused("quotes");
  if (data.length === 0) throw new ImportRefused("empty");
  if (data.length > MAX_ROWS) throw new ImportRefused("too_many_rows");
  return data;
}

function readRow(record: CsvRecord, row: number, errors: ImportError[]): ImportRow | undefined {
  if ("__parsed_extra" in record || CSV_COLUMNS.some((column) => record[column] === undefined)) {
    errors.push({ row, column: null, code: "columns" });
    return undefined;
  }
  const parsed = importRowSchema.safeParse(record);
  if (parsed.success) return parsed.data;
  errors.push(...parsed.error.issues.map((issue) => ({ row, column: columnOf(issue), code: issueCode(issue) })));
  return undefined;
}

function columnOf(issue: z.core.$ZodIssue): CsvColumn | null {
  return CSV_COLUMNS.find((column) => column === issue.path[0]) ?? null;
}

import Papa from "papaparse";
import { CSV_COLUMNS, type CsvCells } from "#domain/catalogue/import-row.ts";
import { cleanText } from "#domain/kernel/text.ts";
import { type ImportError, ImportRefused } from "./import-error.ts";

export const MAX_IMPORT_BYTES = 128 * 1024 * 1024;
const MAX_ROWS = 100_000;

/** A row of a file before it is read over what is stored. */
export interface ImportRecord {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  supplierSlug: string;
  sku: string;
  cells: CsvCells;
}

/** The rows of a file, each product once, and what is wrong with the others. */
export interface ParsedImport {
  records: ImportRecord[];
  errors: ImportError[];
}

/** What stood in the file before a block of it. */
export interface ReadBefore {
  /** Rows, without the header. */
  rows: number;
  /** Products, by {@link identityOf}. */
  found: Set<string>;
}

/**
 * Reads an import file, or a block of it under the file's header.
 * @throws ImportRefused when it is too large, no UTF-8, not a CSV file with the columns of `CSV_COLUMNS`, or empty
 */
export function parseImport(bytes: Uint8Array, before: ReadBefore = { rows: 0, found: new Set() }): ParsedImport {
  const parsed: ParsedImport = { records: [], errors: [] };
  const { found } = before;
  const rows = readRecords(decode(bytes));
  for (const [place, fields] of rows.entries()) {
    const row = before.rows + place + 2;
    if (!isWhole(fields)) {
      parsed.errors.push({ row, column: null, code: "columns" });
      continue;
    }
    const record = { row, supplierSlug: cleanText(fields.supplier_slug), sku: cleanText(fields.sku), cells: fields };
    const identity = identityOf(record);
    if (found.has(identity)) parsed.errors.push({ row, column: "sku", code: "duplicate" });
    else parsed.records.push(record);
    found.add(identity);
  }
  before.rows += rows.length;
  return parsed;
}

/** What tells a product apart from all others. */
export function identityOf({ supplierSlug, sku }: { supplierSlug: string; sku: string }): string {
  return `${supplierSlug}\n${sku}`;
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

function isWhole(record: CsvRecord): record is CsvCells {
  return !("__parsed_extra" in record) && CSV_COLUMNS.every((column) => typeof record[column] === "string");
}

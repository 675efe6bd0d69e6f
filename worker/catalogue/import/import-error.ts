import type { CsvColumn } from "#domain/catalogue/import-row.ts";

/** Something wrong in one cell, or in a whole row. */
export interface ImportError {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  column: CsvColumn | null;
  /** Codes of `mergeCsvRow`, and: `duplicate`, `unknown_supplier`, `columns` for too few or too many cells. */
  code: string;
}

/** Why a file can't be read at all, or taken over: its products were changed while it was read. */
export type ImportRefusal = "too_large" | "not_utf8" | "header" | "empty" | "quotes" | "too_many_rows" | "changed";

/** A file that is refused as a whole. */
export class ImportRefused extends Error {
  readonly reason: ImportRefusal;
  /** What the reason is about, e.g. the missing columns. */
  readonly detail: string;

  constructor(reason: ImportRefusal, detail = "") {
    super(reason);
    this.name = "ImportRefused";
    this.reason = reason;
    this.detail = detail;
  }
}

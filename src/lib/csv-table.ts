import { unparse } from "papaparse";
import { datedName, saveFile } from "./save-file.ts";

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";
/** How a cell begins that a spreadsheet takes for a formula, however many lines it has (OWASP: CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A table for spreadsheets, its head first. Cells that a spreadsheet would take for a formula are neutralised. */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + unparse([...rows.map((cells) => [...cells])], { escapeFormulae: FORMULA });
}

/** A time in ISO 8601; empty for none. */
export function isoTime(time: number | null): string {
  return time === null ? "" : new Date(time).toISOString();
}

/**
 * Hands a table to the browser's downloads, with the day in Dubai in its name.
 * @returns the name
 */
export function saveCsv(subject: string, csv: string): string {
  const name = datedName(subject, "csv");
  saveFile(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
  return name;
}

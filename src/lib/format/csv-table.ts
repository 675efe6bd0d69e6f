import Papa from "papaparse";
import { defuseFormulas } from "./formula-guard.ts";
import { datedName, saveFile } from "./save-file.ts";

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table for spreadsheets, its head first. Cells that a spreadsheet would take for a formula are neutralised. */
export function csvTable(rows: readonly (readonly (string | number)[])[]): string {
  const written = (cell: string | number) => (typeof cell === "string" ? defuseFormulas(cell) : cell);
  return BYTE_ORDER_MARK + Papa.unparse(rows.map((cells) => cells.map(written)));
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

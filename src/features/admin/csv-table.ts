import { unparse } from "papaparse";

/** Excel reads a file as UTF-8 only with this mark. */
const BYTE_ORDER_MARK = "\uFEFF";

/** A table for spreadsheets, its head first. Cells that a spreadsheet would take for a formula are neutralised. */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + unparse([...rows.map((cells) => [...cells])], { escapeFormulae: true });
}

/** A time in ISO 8601; empty for none. */
export function isoTime(time: number | null): string {
  return time === null ? "" : new Date(time).toISOString();
}

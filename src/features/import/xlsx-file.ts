import { readSheet } from "read-excel-file/universal";
import writeXlsxFile from "write-excel-file/universal";
import { guardCell, unguardCell } from "./cell-guard.ts";
import { firstSheetOf } from "./first-sheet.ts";
import { hollowFormulas } from "./hollow-formulas.ts";
import { checkExtent } from "./sheet-extent.ts";
import { FileRefused, type Sheet, type SheetCell, type SheetTable } from "./sheet-table.ts";

const COLUMN_WIDTH = 24;
/** Error values of formulas as Excel writes them. */
const FORMULA_ERROR = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!)$/;

/** Reads the first sheet of an XLSX file; formulas read as their last results. @throws FileRefused */
export async function readXlsx(bytes: ArrayBuffer): Promise<SheetTable> {
  try {
    const sheet = firstSheetOf(bytes);
    checkExtent(sheet);
    const data = await readSheet(bytes, 1, { trim: false });
    return withHollow(
      data.map((row) => row.map(readCell)),
      sheet,
    );
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused("unreadable");
  }
}

function withHollow(table: SheetTable, sheet: string): SheetTable {
  for (const { row, column } of hollowFormulas(sheet)) {
    const cells = table[row];
    if (cells && column < cells.length && cells[column] === "") cells[column] = { flaw: "formula_empty", text: "" };
  }
  return table;
}

function readCell(value: unknown): SheetCell {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return { flaw: "is_date", text: value.toISOString().slice(0, 10) };
  // Excel itself counts fifteen digits; what lies behind is noise of its arithmetic.
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  const text = String(value);
  return FORMULA_ERROR.test(text) ? { flaw: "formula_error", text } : unguardCell(text, "xlsx");
}

/** An XLSX file; every cell is text, so that Excel rewrites none. */
export function writeXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  return writeXlsxFile(
    sheets.map(({ name, rows, isHeaded, rightToLeft }) => ({
      sheet: name,
      rightToLeft,
      ...(isHeaded ? { stickyRowsCount: 1 } : {}),
      columns: (rows[0] ?? []).map(() => ({ width: COLUMN_WIDTH })),
      data: rows.map((row, place) => row.map((cell) => writtenCell(cell, isHeaded && place === 0))),
    })),
  ).toBlob();
}

function writtenCell(text: string, isHeading: boolean) {
  if (text === "") return null;
  const cell = { value: guardCell(text, "xlsx"), type: String, format: "@" };
  return isHeading ? { ...cell, fontWeight: "bold" as const } : cell;
}

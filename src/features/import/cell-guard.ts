import { defuseFormulas, restoreFormulas } from "#src/lib/format/formula-guard.ts";

/** What kind of file a cell stands in. */
export type SheetFormat = "csv" | "xlsx";

/**
 * What would not stay as it is: a CSV file, whose cells have no type, is rewritten by spreadsheets (leading zeros, long
 * digits, 1E5, 7-12), and the writer of XLSX files loses cells that are named as what every object of JavaScript has.
 * Apostrophes before it belong to it, so that our mark can be told from one that somebody wrote.
 */
const REWRITTEN: Record<SheetFormat, RegExp> = {
  xlsx: /^'*(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|to(?:Locale)?String|valueOf|__\w+__)$/,
  csv: /^'*(?:0\d+$|\d{12,}$|\d+[eE]\d+$|\d+[-/]\d)/,
};

/** A cell as it is written: an apostrophe stands before what a spreadsheet would run or not leave alone. */
export function guardCell(text: string, format: SheetFormat): string {
  const defused = defuseFormulas(text);
  return REWRITTEN[format].test(defused) ? `'${defused}` : defused;
}

/** Undoes {@link guardCell}, and nothing else. */
export function unguardCell(cell: string, format: SheetFormat): string {
  return restoreFormulas(cell.startsWith("'") && REWRITTEN[format].test(cell) ? cell.slice(1) : cell);
}

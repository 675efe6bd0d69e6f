/** What kind of file a cell stands in. */
export type SheetFormat = "csv" | "xlsx";

/**
 * What a spreadsheet would take for a formula (OWASP: CSV injection), and in a CSV file, whose cells have no type, also
 * what it would rewrite: leading zeros, long digits, 1E5, 7-12. Apostrophes before it belong to it, so that our mark can
 * be told from one that somebody wrote.
 */
const RISKS: Record<SheetFormat, RegExp> = {
  // The writer of these files loses cells that are named as what every object of JavaScript has.
  xlsx: /^'*(?:[=+\-@\t\r]|(?:constructor|hasOwnProperty|isPrototypeOf|propertyIsEnumerable|to(?:Locale)?String|valueOf|__\w+__)$)/,
  csv: /^'*(?:[=+\-@\t\r]|0\d+$|\d{12,}$|\d+[eE]\d+$|\d+[-/]\d)/,
};

/** A cell as it is written: an apostrophe stands before what a spreadsheet would not leave alone. */
export function guardCell(text: string, format: SheetFormat): string {
  return RISKS[format].test(text) ? `'${text}` : text;
}

/** Undoes {@link guardCell}, and nothing else. */
export function unguardCell(cell: string, format: SheetFormat): string {
  return cell.startsWith("'") && RISKS[format].test(cell) ? cell.slice(1) : cell;
}

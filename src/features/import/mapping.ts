import { NAME_COLUMNS, NEEDED_COLUMNS, type OwnCells, type OwnColumn } from "#domain/catalogue/own-columns.ts";
import type { CellIssue } from "#domain/catalogue/own-row.ts";
import { columnOf } from "./column-names.ts";
import { type FileAnswers, NO_ANSWERS } from "./file-answers.ts";
import { withoutWords } from "./quantity-cells.ts";
import type { SheetCell, SheetTable } from "./sheet-table.ts";
import { isBlank } from "./sheets.ts";
import { cellInCodes, isCurrency } from "./value-names.ts";

/** A number with something before or behind it. */
const SIGNED = /^(?<before>[^\d٠-٩۰-۹]*)(?<price>[\d٠-٩۰-۹](?:.*[\d٠-٩۰-۹])?)(?<behind>[^\d٠-٩۰-۹]*)$/u;

/**
 * A row whose price is written with its currency: `AED 12.50` is 12.50 where the row's currency is AED, or says none. Beside another
 * currency it stays as it is written, to be refused.
 */
export function withoutCurrencySign(cells: OwnCells): OwnCells {
  const { before = "", price = "", behind = "" } = SIGNED.exec(cells.price?.trim() ?? "")?.groups ?? {};
  const currency = cellInCodes("currency", `${before}${behind}`.trim());
  if (!isCurrency(currency) || (cells.currency?.trim() || currency) !== currency) return cells;
  return { ...cells, price, currency };
}

/** What each column of a file means; null is left out. */
export type Mapping = (OwnColumn | null)[];

/** A row of a file, as its writer wrote it and as the server gets it. */
export interface FileRow {
  /** As a spreadsheet counts. */
  row: number;
  cells: OwnCells;
  written: OwnCells;
  /** What the file itself made of cells. */
  flaws: CellIssue[];
  /** Columns whose cell holds a formula without a value: they read as empty. */
  hollow: OwnColumn[];
}

/** Rows among which the headings are: price lists have a title, an address and a date above. */
const MOST_ABOVE = 20;

/** Columns among which ours are looked for: ten times as many as we know. */
const MOST_COLUMNS = 500;

/** The headings of a file. */
export function headingsOf(table: SheetTable): { at: number; headings: string[] } {
  const at = headingRow(table.slice(0, MOST_ABOVE).map((row) => row.slice(0, MOST_COLUMNS)));
  const most = table.reduce((longest, row) => Math.max(longest, Math.min(row.length, MOST_COLUMNS)), 0);
  const row = table[at] ?? [];
  return { at, headings: Array.from({ length: most }, (_, place) => textOf(row[place] ?? "").trim()) };
}

/** The first row that names most columns; where none names two, the first that names one or has two cells, or that is not blank. */
function headingRow(rows: SheetTable): number {
  const known = rows.map((row) => mappingOf(row.map(textOf)).filter((column) => column !== null).length);
  const most = Math.max(0, ...known);
  if (most > 1) return known.indexOf(most);
  const filled = rows.map((row) => row.filter((cell) => textOf(cell).trim() !== "").length);
  const at = filled.findIndex((cells, place) => cells > 1 || known[place] === 1);
  return Math.max(0, at === -1 ? rows.findIndex((row) => !isBlank(row)) : at);
}

/** Maps what its heading tells; of two headings for one column the first counts. */
export function mappingOf(headings: readonly string[]): Mapping {
  const known = headings.map((heading) => columnOf(heading) ?? null);
  return known.map((column, place) => (known.indexOf(column) === place ? column : null));
}

/** The mapping with a column's meaning changed; whatever had that meaning before loses it. */
export function remapped(mapping: Mapping, place: number, column: OwnColumn | null): Mapping {
  return mapping.map((other, at) => (at === place ? column : other === column ? null : other));
}

/** Columns that are needed, mapped by nothing and of no value for all rows; `name` is a name in any language. */
export function missingColumns(mapping: Mapping, { fixed }: FileAnswers = NO_ANSWERS): (OwnColumn | "name")[] {
  const missing: (OwnColumn | "name")[] = NEEDED_COLUMNS.filter(
    (column) => !mapping.includes(column) && fixed[column] === undefined,
  );
  return NAME_COLUMNS.some((column) => mapping.includes(column)) ? missing : [...missing, "name"];
}

/** Whether what a column means is needed, so that without it something would be missing; of names the only one is. */
export function isNeeded(column: OwnColumn | null, mapping: Mapping): boolean {
  if (column === null) return false;
  return missingColumns(mapping.filter((other) => other !== column)).length > missingColumns(mapping).length;
}

/** The first value that is written in a column, to tell what it is. */
export function sampleOf(table: SheetTable, at: number, place: number): string {
  const filled = table.slice(at + 1).find((row) => textOf(row[place] ?? "").trim() !== "");
  return textOf(filled?.[place] ?? "").trim();
}

/** The rows below the headings, blank ones left out, with what was answered for them. */
export function rowsOf(table: SheetTable, mapping: Mapping, answers = NO_ANSWERS): FileRow[] {
  const { at } = headingsOf(table);
  return table.flatMap((row, place) => (place <= at || isBlank(row) ? [] : [rowOf(row, place + 1, mapping, answers)]));
}

function rowOf(row: readonly SheetCell[], number: number, mapping: Mapping, answers: FileAnswers): FileRow {
  const { fixed, meanings } = answers;
  const found: FileRow = { row: number, cells: { ...fixed }, written: { ...fixed }, flaws: [], hollow: [] };
  for (const [place, column] of mapping.entries()) {
    if (column === null) continue;
    const cell = row[place] ?? "";
    found.written[column] = textOf(cell);
    found.cells[column] = meanings[column]?.[textOf(cell).trim()] ?? cellInCodes(column, textOf(cell));
    if (typeof cell === "string") continue;
    if (cell.flaw === "formula_empty") found.hollow.push(column);
    else found.flaws.push({ column, code: cell.flaw });
  }
  found.cells = withoutWords(withoutCurrencySign(found.cells));
  return found;
}

function textOf(cell: SheetCell): string {
  return typeof cell === "string" ? cell : cell.text;
}

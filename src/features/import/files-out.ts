import { CLEAR_WORD, ON_REQUEST_WORD, shieldWord } from "#domain/catalogue/import-words.ts";
import { OWN_COLUMNS, type OwnCells } from "#domain/catalogue/own-columns.ts";
import { cellsOf } from "#domain/catalogue/own-row.ts";
import { directionOf, type Locale } from "#domain/kernel/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { columnName } from "./column-names.ts";
import { problemLabels } from "./problem-labels.ts";
import type { Problem } from "./problems.ts";
import type { Sheet } from "./sheet-table.ts";
import { allowedValues, cellInNames, LISTED } from "./value-names.ts";

type Page = ApiOutputs["products"]["exportPage"];

/** Every product of the caller, page by page. */
export async function allProducts(read: (after: string) => Promise<Page>): Promise<Page["items"]> {
  const items: Page["items"] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: Page = await read(after);
    items.push(...page.items);
    after = page.next;
  }
  return items;
}

/** A catalogue as rows under headings, in a language; its import brings back the same. */
export function catalogueRows(items: Page["items"], locale: Locale): string[][] {
  return [headings(locale), ...items.map(({ sku, product }) => inNames(cellsOf(sku, product), locale))];
}

/** The template: headings alone. */
export function templateRows(locale: Locale): string[][] {
  return [headings(locale)];
}

/** What may be written in each column, and the names of the lists, for a sheet beside the products. */
function valueRows(locale: Locale): string[][] {
  const lists = [
    ...LISTED.map((column) => [columnName(column, locale), ...allowedValues(column, locale)]),
    [columnName("price", locale), ON_REQUEST_WORD[locale]],
    [m.import_sheet_clear({}, { locale }), CLEAR_WORD[locale]],
  ];
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? ""));
}

/** The sheets of an XLSX file of products. */
export function productSheets(rows: string[][], locale: Locale): Sheet[] {
  const rightToLeft = directionOf(locale) === "rtl";
  return [
    { name: m.import_sheet_products({}, { locale }), rows, isHeaded: true, rightToLeft },
    { name: m.import_sheet_values({}, { locale }), rows: valueRows(locale), isHeaded: true, rightToLeft },
  ];
}

/** Problems as a table in the language of the page. */
export function problemRows(problems: readonly Problem[]): string[][] {
  const head = [
    m.import_problems_head_row(),
    m.import_problems_column(),
    m.import_problems_value(),
    m.import_problems_reason(),
  ];
  return [
    head,
    ...problems.map((problem) => [
      String(problem.row),
      columnName(problem.column),
      problem.value,
      problemLabels(problem),
    ]),
  ];
}

function headings(locale: Locale): string[] {
  return OWN_COLUMNS.map((column) => columnName(column, locale));
}

function inNames(cells: Required<OwnCells>, locale: Locale): string[] {
  return OWN_COLUMNS.map((column) => {
    const cell = cellInNames(column, cells[column], locale);
    return /^(name|description)_/.test(column) ? shieldWord(cell) : cell;
  });
}

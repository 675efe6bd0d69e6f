import { strToU8, zipSync } from "fflate";
import { splitEntries } from "#domain/catalogue/cell-lists.ts";
import { CSV_COLUMNS, type CsvCells, mergeCsvRow } from "#domain/catalogue/import-row.ts";
import { OWN_COLUMNS } from "#domain/catalogue/own-columns.ts";
import { EMPTY_CELLS, ownRowSchema } from "#domain/catalogue/own-row.ts";
import { MAX_CELL } from "#domain/catalogue/row-cells.ts";
import { readCsv } from "#src/features/import/csv-file.ts";
import { headingsOf, mappingOf, rowsOf } from "#src/features/import/mapping.ts";
import type { SheetTable } from "#src/features/import/sheet-table.ts";
import { readXlsx } from "#src/features/import/xlsx-file.ts";
import { parseImport } from "#worker/catalogue/import/parse-import.ts";
import { claiming } from "./hostile-bytes.ts";
import { type HostileCase, hostileCase } from "./hostile-case.ts";
import { repeated, TEXT_UNITS } from "./hostile-units.ts";

/** In bytes: files may be larger, and are read beside the page; what is not linear shows here. Larger parts are unpacked in threads. */
const TABLE = 64 * 1024;
const SHEET = 192 * 1024;

const CELL_UNITS = [...TEXT_UNITS, "=1+", "1900-01-01", "12/31/9999 ", "1e9", "9".repeat(15), "تمر=", "1=2|", "\\\\"];
/** Each column of a supplier's file, filled with texts of every kind. */
const cells = OWN_COLUMNS.flatMap((column) =>
  CELL_UNITS.map((unit) =>
    hostileCase(
      `${column} of ${JSON.stringify(unit)}`,
      MAX_CELL,
      (size) => repeated(unit, size),
      (text) => ownRowSchema.safeParse({ ...EMPTY_CELLS, [column]: text }),
    ),
  ),
);
const rows = CELL_UNITS.map((unit) =>
  hostileCase(
    `a row of the operator's file of ${JSON.stringify(unit)}`,
    MAX_CELL,
    (size) => repeated(unit, size),
    // Every column is one of the file's.
    (text) => [mergeCsvRow(null, Object.fromEntries(CSV_COLUMNS.map((column) => [column, text])) as CsvCells)],
  ),
);
const lists = CELL_UNITS.map((unit) =>
  hostileCase(`entries of ${JSON.stringify(unit)}`, MAX_CELL, (size) => repeated(unit, size), splitEntries),
);

const CSV_UNITS = new Set([
  ...CELL_UNITS,
  ...['""', '"a"\n', ";", ",\n", "\r", '"\n', "'=", "sku,", "a\n", 'a"', "sep=", "\n=,"],
]);
const asTable = (table: SheetTable) => rowsOf(table, mappingOf(headingsOf(table).headings));
const csv = [...CSV_UNITS].flatMap((unit) => [
  hostileCase(
    `a CSV file of ${JSON.stringify(unit)}`,
    TABLE,
    (size) => strToU8(repeated(unit, size)),
    (bytes) => asTable(readCsv(bytes)),
  ),
  hostileCase(
    `an operator's file of ${JSON.stringify(unit)}`,
    TABLE,
    (size) => strToU8(`${CSV_COLUMNS.join(",")}\n${repeated(`${Array(18).fill(unit).join(",")}\n`, size)}`),
    parseImport,
  ),
]);

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const KIND = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const BOOK = `${XML}<workbook xmlns:r="${KIND}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const PARTS = [
  ["worksheet", "worksheets/sheet1.xml"],
  ["sharedStrings", "sharedStrings.xml"],
].map(([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${KIND}/${kind}" Target="${target}"/>`);

/** An XLSX file with these rows and shared texts. */
function book(data: string, strings = ""): ArrayBuffer {
  const parts = {
    "[Content_Types].xml": `${XML}<Types/>`,
    "xl/workbook.xml": BOOK,
    "xl/_rels/workbook.xml.rels": `${XML}<Relationships>${PARTS.join("")}</Relationships>`,
    "xl/worksheets/sheet1.xml": `${XML}<worksheet><sheetData>${data}</sheetData></worksheet>`,
    "xl/sharedStrings.xml": `${XML}<sst>${strings}</sst>`,
  };
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  return packed.slice().buffer;
}

/** As many rows as fit, each of one cell. */
const column = (size: number, cellOf: (reference: string) => string) => {
  const count = Math.floor(size / (cellOf("A1000").length + 22));
  return Array.from({ length: count }, (_, at) => `<row r="${at + 1}">${cellOf(`A${at + 1}`)}</row>`).join("");
};
const one = (kind: string, content: string) => `<row r="1"><c r="A1" t="${kind}">${content}</c></row>`;
const SHEETS: Record<string, (size: number) => ArrayBuffer> = {
  numbers: (size) => book(column(size, (at) => `<c r="${at}"><v>1.5</v></c>`)),
  "hollow formulas": (size) => book(column(size, (at) => `<c r="${at}"><f>A1</f></c>`)),
  "formulas within formulas": (size) => book(repeated('<c r="A1"><f>', size)),
  "broken dates": (size) => book(column(size, (at) => `<c r="${at}" t="d"><v>9999-99-99</v></c>`)),
  "dates far away": (size) => book(column(size, (at) => `<c r="${at}" s="1"><v>1e300</v></c>`)),
  "texts of one cell": (size) => book(one("inlineStr", `<is>${repeated("<t>a</t>", size)}</is>`)),
  "entities of one cell": (size) => book(one("str", `<v>${repeated("&amp;", size)}</v>`)),
  "numbered letters": (size) => book(one("str", `<v>${repeated("&#x41;", size)}</v>`)),
  "letters of Excel": (size) => book(one("str", `<v>${repeated("_x0041_", size)}</v>`)),
  "shared texts": (size) => book(one("s", "<v>0</v>"), repeated("<si><t>a</t></si>", size)),
  "shared texts that nobody uses": (size) => book("", repeated("<si/>", size)),
  "one shared text of many cells": (size) =>
    book(
      column(size, (at) => `<c r="${at}" t="s"><v>0</v></c>`),
      `<si><t>${"a".repeat(1000)}</t></si>`,
    ),
  "shared texts in pieces": (size) => book(one("s", "<v>0</v>"), `<si>${repeated("<r><t>a</t></r>", size)}</si>`),
  "open brackets": (size) => book(repeated("<", size)),
  "attributes of one tag": (size) => book(`<row r="1" ${repeated('x="1" ', size)}/>`),
  "open rows": (size) => book(repeated('<row r="1">', size)),
  "open quotes": (size) => book(repeated('<c r="', size)),
  "open comments": (size) => book(repeated("<!--", size)),
  "open data": (size) => book(repeated("<![CDATA[", size)),
  "deep XML": (size) => book(`${repeated("<a>", size / 2)}${repeated("</a>", size / 2)}`),
  "deep XML without an end": (size) => book(repeated("<a>", size)),
  "the last cell of all": () => book('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  "a row beyond all": () => book('<row\n r="1e9"></row>'),
  "a row hidden by a bracket": () => book('<row spans=">" r="1e9"></row>'),
  "a bomb": (size) => claiming(new Uint8Array(book(repeated(" ", size))), 40 * 1024 * 1024).buffer,
};
const sheets = Object.entries(SHEETS).map(([name, make]) =>
  hostileCase(`an XLSX file of ${name}`, SHEET, make, readXlsx),
);

/** What an import may hold: every column, both kinds of file. */
export function hostileCells(): HostileCase[] {
  return [...cells, ...rows, ...lists, ...csv, ...sheets];
}

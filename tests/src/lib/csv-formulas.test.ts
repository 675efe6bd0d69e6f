import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readCsv, writeCsv } from "#src/features/import/csv-file.ts";
import { problemRows } from "#src/features/import/files-out.ts";
import { csvTable } from "#src/lib/format/csv-table.ts";
import { defuseFormulas, restoreFormulas } from "#src/lib/format/formula-guard.ts";

const SIGNS = [..."=+-@＝＋－＠"];
const BEFORE = [
  "",
  " ",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "\0",
  "\u0001",
  "\u00a0",
  "\u200f",
  "\ufeff",
  '"',
  "'",
  "''",
  "\u3000",
];
const SEPARATORS = [",", ";", "\t"];
/** Texts of strangers: formulas at the start, behind any separator, after what spreadsheets pass over. */
const CORPUS = SIGNS.flatMap((sign) =>
  BEFORE.flatMap((before) => [
    `${before}${sign}cmd|'/C calc'!A1`,
    ...[...SEPARATORS, "|", "\n", '";"', '","', "\r"].map(
      (between) => `Acme${between}${before}${sign}HYPERLINK("x");x`,
    ),
  ]),
);
/** A cell that a spreadsheet would run, whatever it passes over first. */
const RUN = /^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/** What a spreadsheet would run of a file that it separates by a sign. */
function runBy(file: string, delimiter: string): string[] {
  const { data } = Papa.parse<string[]>(file.replace("\uFEFF", ""), { delimiter });
  return data.flat().filter((cell) => RUN.test(cell));
}

describe.each([
  ["the lists of operators and figures", (rows: string[][]) => csvTable(rows)],
  ["the catalogue of a supplier", (rows: string[][]) => writeCsv(rows)],
  [
    "the errors of an import",
    (rows: string[][]) =>
      writeCsv(problemRows(rows.flat().map((value, row) => ({ row, column: "sku", value, code: "custom" })))),
  ],
])("a table of %s", (_, write) => {
  it.each(SEPARATORS)("holds no formula when cells are separated by %j", (separator) => {
    expect(runBy(write(CORPUS.map((text) => ["u1", text, "a@b.co"])), separator)).toEqual([]);
    expect(runBy(write([CORPUS]), separator)).toEqual([]);
  });
});

it("what is taken out of a catalogue and put back is as it was", () => {
  // No product holds a zero byte, by which files of two bytes a character are told.
  const stored = CORPUS.filter((text) => !text.includes("\0"));
  const rows = [["sku", "name", "unit"], ...stored.map((text) => ["u1", text, "x"])];
  expect(readCsv(new TextEncoder().encode(writeCsv(rows)))).toEqual(rows);
});

it("any text comes back, and none holds a formula in between", () => {
  const text = fc.string({ unit: fc.constantFrom(...SIGNS, ...SEPARATORS, ..."|'\"\n\r a1ب\u200f"), maxLength: 12 });
  fc.assert(
    fc.property(text, (raw) => {
      expect(restoreFormulas(defuseFormulas(raw))).toBe(raw);
      for (const separator of SEPARATORS) expect(runBy(csvTable([["a", raw, "b"]]), separator)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});

it("ordinary words stay as they are", () => {
  const words = ["a=b", "ISO 9001|HALAL", "Dates, 5-10 kg", "info@shop.example", "O'Neil", "تمر، ٥٪", "8=0.05; 9"];
  expect(words.map(defuseFormulas)).toEqual(words);
});

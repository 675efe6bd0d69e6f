import { beforeEach, describe, expect, it, vi } from "vitest";
import { type CheckedRow, type ImportRows, MAX_CHUNK_BYTES, type RowResult } from "#domain/catalogue/import-own.ts";
import { OWN_COLUMNS, type OwnCells } from "#domain/catalogue/own-columns.ts";
import { m } from "#i18n/paraglide/messages.js";
import { checkCells } from "#src/features/import/check-cells.ts";
import { checkFile, refusalsOf } from "#src/features/import/check-file.ts";
import { bytesOf, chunksOf } from "#src/features/import/chunks.ts";
import { columnName } from "#src/features/import/column-names.ts";
import { continueRun, newRun } from "#src/features/import/import-run.ts";
import { headingsOf, mappingOf, missingColumns, remapped, rowsOf } from "#src/features/import/mapping.ts";
import { problemLabels } from "#src/features/import/problem-labels.ts";
import { filtered, wrongRows } from "#src/features/import/problems.ts";
import { readXlsx } from "#src/features/import/xlsx-file.ts";
import { bigCatalogue, bigCatalogueFile } from "../../../support/big-catalogue.ts";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("ar"));
const quiet = { signal: new AbortController().signal, onProgress: () => {}, onWaiting: () => {} };

describe("a file of 5,000 rows with 37 bad ones", () => {
  it("is read from its bytes, mapped by itself, and each bad row is named with its column", async () => {
    const made = bigCatalogue({ rows: 5000, wrong: 37, seed: 4 });
    const file = await bigCatalogueFile(made);
    const table = await readXlsx(new Uint8Array(file).buffer);
    const mapping = mappingOf(headingsOf(table).headings);
    expect(mapping).toEqual([...OWN_COLUMNS]);
    const rows = rowsOf(table, mapping);
    expect(rows).toHaveLength(5000);
    const problems = await checkCells(rows, { ...quiet, breathe: async () => {} });
    expect(problems.map(({ row, column }) => ({ row, column }))).toEqual(made.wrong);
    expect(wrongRows(problems)).toBe(37);
    expect(problems.every((problem) => problemLabels(problem) !== "")).toBe(true);
  });
});

const good: OwnCells = {
  sku: "A-1",
  name_ar: "تمر",
  category: "food-products",
  subcategory: "dates",
  price: "12.5",
  currency: "AED",
  min_order: "10",
  unit: "carton",
  origin: "AE",
};
const row = (number: number, changes: OwnCells = {}) => {
  const cells = { ...good, sku: `A-${number}`, ...changes };
  return { row: number, cells, written: cells, flaws: [], hollow: [] };
};

describe("checkFile", () => {
  it("names both rows of a code that stands twice", async () => {
    const problems = await checkCells([row(2), row(3), row(4, { sku: " A-2 " })], quiet);
    expect(problems).toEqual([{ row: 4, column: "sku", value: " A-2 ", code: "duplicate", otherRow: 2 }]);
    expect(problemLabels(problems[0] as never)).toContain("2 / 4");
  });

  it("says how a minimum and how quantity prices are written where no whole number is found", async () => {
    const problems = await checkCells([row(2, { min_order: "مئة" }), row(3, { price_tiers: "many" })], quiet);
    expect(problems.map(problemLabels)).toEqual([m.import_wrong_number(), m.import_wrong_tiers()]);
  });

  it("says of a value that is needed that the file has no column for it, with the heading to add", () => {
    const { unit: _, ...written } = good;
    const refused = { outcome: "refused" as const, issues: [{ column: "unit" as const, code: "invalid_value" }] };
    const [problem] = refusalsOf({ row: 2, written }, refused);
    expect(problem).toEqual({ row: 2, column: "unit", value: "", isAbsent: true, code: "invalid_value" });
    expect(problemLabels(problem as never)).toContain(`«${columnName("unit")}»`);
    const [empty] = refusalsOf({ row: 2, written: { ...written, unit: "" } }, refused);
    expect(problemLabels(empty as never)).not.toContain("«");
    // What is wrong with the row as a whole stays what it is.
    const state = {
      outcome: "refused" as const,
      issues: [{ column: "price_tiers" as const, code: "currency_changed" }],
    };
    const [changed] = refusalsOf({ row: 2, written }, state);
    expect(problemLabels(changed as never)).toBe(m.import_wrong_currency_changed());
  });

  it("leaves to the server what depends on cells that the file does not have", async () => {
    const update = { row: 2, cells: { sku: "A-1", price_tiers: "50=9" }, written: {}, flaws: [], hollow: [] };
    expect(await checkCells([update], quiet)).toEqual([]);
    const flawed = {
      ...row(3, { lead_time_days: "2026-12-07" }),
      flaws: [{ column: "lead_time_days", code: "is_date" }],
    };
    expect((await checkCells([flawed as never], quiet)).map(({ code }) => code)).toEqual(["is_date"]);
  });

  it("asks the server about good rows alone, and counts what it says", async () => {
    const send = vi.fn(async (rows: OwnCells[]) =>
      rows.map(({ sku }): CheckedRow => {
        const nothing = { issues: [], changes: [], kept: [], version: null };
        if (sku === "A-3") return { ...nothing, outcome: "refused", issues: [{ column: "sku", code: "archived" }] };
        return { ...nothing, outcome: sku === "A-4" ? "unchanged" : "created" };
      }),
    );
    const checked = await checkFile([row(2), row(3), row(4), row(5, { unit: "bushel" })], { ...quiet, send });
    expect(send.mock.calls.flat(2).map(({ sku }) => sku)).toEqual(["A-2", "A-3", "A-4"]);
    expect(checked.counts).toEqual({ created: 1, updated: 0, staged: 0, unchanged: 1 });
    expect(checked.ready.map((one) => one.row)).toEqual([2]);
    expect(checked.problems).toEqual([
      { row: 3, column: "sku", value: "A-3", code: "archived" },
      { row: 5, column: "unit", value: "bushel", code: "invalid_value" },
    ]);
    expect(filtered(checked.problems, { column: "unit", text: "" })).toHaveLength(1);
    expect(filtered(checked.problems, { column: "", text: "3" })).toHaveLength(1);
    expect(filtered(checked.problems, { column: "", text: "BUSH" })).toHaveLength(1);
  });
});

describe("a file with empty cells and formulas without a value", () => {
  it("leaves empty cells to the server, and counts what stays and what would be new without a price", async () => {
    const blank = row(2, { price: "", unit: " ", currency: "", hs_code: "" });
    const send = async (): Promise<CheckedRow[]> => [
      {
        ...{ outcome: "updated", issues: [], version: 4, kept: ["price", "currency"] },
        changes: [{ column: "name_ar", before: "أ", after: "ب" }],
      },
      { outcome: "created", issues: [], version: null, changes: [], kept: [] },
      { outcome: "created", issues: [], version: null, changes: [], kept: [] },
    ];
    const hollow = { ...row(4, { price: "" }), hollow: ["price" as const] };
    const checked = await checkFile([{ ...blank, hollow: ["price"] }, row(3, { price: "on request" }), hollow], {
      ...quiet,
      send,
    });
    expect(checked).toMatchObject({
      counts: { created: 1, updated: 1 },
      ...{ kept: { price: 1, currency: 1 }, hollow: { price: 1 }, unpriced: 1 },
      changes: [{ row: 2, sku: "A-2", column: "name_ar", before: "أ", after: "ب" }],
      problems: [{ row: 4, column: "price", code: "formula_empty" }],
    });
    expect(checked.ready.map(({ row: at, version }) => [at, version])).toEqual([
      [2, 4],
      [3, null],
    ]);
    const run = newRun("a.xlsx", checked);
    const sent: ImportRows[] = [];
    const taken = async (chunk: ImportRows) => {
      sent.push(chunk);
      return chunk.rows.map((): RowResult => ({ outcome: "updated", issues: [] }));
    };
    await continueRun(run, { ...quiet, keep: async () => {}, send: taken });
    expect(sent[0]?.seen).toEqual([4, null]);
  });
});

describe("chunksOf", () => {
  it("keeps the order, a hundred rows and the bytes of a call", () => {
    const rows = Array.from({ length: 250 }, (_, place) => row(place + 2, { description_ar: "ت".repeat(place * 12) }));
    const chunks = chunksOf(rows);
    expect(chunks.flat()).toEqual(rows);
    for (const chunk of chunks) {
      expect(chunk.length).toBeLessThanOrEqual(100);
      expect(chunk.reduce((sum, { cells }) => sum + bytesOf(cells), 0)).toBeLessThanOrEqual(MAX_CHUNK_BYTES);
    }
  });
});

describe("the mapping", () => {
  it("tells what is needed and missing, and gives a column one meaning", () => {
    const mapping = mappingOf(["SKU", "Prix", "price", "whatever"]);
    expect(mapping).toEqual(["sku", "price", null, null]);
    expect(missingColumns(mapping)).toEqual([
      "category",
      "subcategory",
      "currency",
      "min_order",
      "unit",
      "origin",
      "name",
    ]);
    expect(remapped(mapping, 3, "price")).toEqual(["sku", null, null, "price"]);
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { OWN_COLUMNS } from "#domain/catalogue/own-columns.ts";
import { checkCells } from "#src/features/import/check-cells.ts";
import { columnName, columnOf } from "#src/features/import/column-names.ts";
import { readCsv } from "#src/features/import/csv-file.ts";
import { NO_ANSWERS, withFixed, withMeaning } from "#src/features/import/file-answers.ts";
import { HEADING_SIGNS } from "#src/features/import/heading-signs.ts";
import { headingsOf, mappingOf, missingColumns, rowsOf } from "#src/features/import/mapping.ts";
import { grouped } from "#src/features/import/problems.ts";
import { withoutWords } from "#src/features/import/quantity-cells.ts";
import { allowedValues, choicesOf } from "#src/features/import/value-names.ts";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("ar"));
const quiet = { signal: new AbortController().signal, onProgress: () => {}, onWaiting: () => {} };
const PRICE_LIST = [
  "شركة النور للتجارة",
  "الكود,اسم الصنف,الوحدة,سعر الوحدة,أقل كمية",
  "A-1,تمر سكري,كرتونة,12.50,50 كرتون",
  "A-2,تمر خلاص,قفة,9,100",
  "A-3,تمر صقعي,قفة,11,100",
].join("\n");
const table = readCsv(new TextEncoder().encode(PRICE_LIST));
const mapping = mappingOf(headingsOf(table).headings);

it("currencies are chosen by their names, and stand in files by their codes", () => {
  expect(choicesOf("currency")).toContainEqual({ value: "AED", label: "درهم إماراتي" });
  expect(allowedValues("currency")).toContain("AED");
});

describe("headings as traders write them", () => {
  it("are each of one column, which is none that is called so itself", () => {
    const signs = Object.entries(HEADING_SIGNS).flatMap(([column, written]) => written.map((sign) => [sign, column]));
    for (const [sign, column] of signs) expect(columnOf(sign ?? ""), sign).toBe(column);
    for (const column of OWN_COLUMNS) expect(columnOf(columnName(column))).toBe(column);
  });

  it("map an Arabic price list without a choice", () => {
    expect(mapping).toEqual(["sku", "name_ar", "unit", "price", "min_order"]);
    expect(missingColumns(mapping)).toEqual(["category", "subcategory", "currency", "origin"]);
  });
});

describe("what is answered for a file", () => {
  const fixed = [
    ["category", "food-products"],
    ["subcategory", "dates"],
    ["currency", "AED"],
    ["origin", "SA"],
  ] as const;
  const answers = fixed.reduce((all, [column, code]) => withFixed(all, column, code), NO_ANSWERS);

  it("is one value for all rows of a column that it lacks", () => {
    expect(missingColumns(mapping, answers)).toEqual([]);
    expect(rowsOf(table, mapping, answers)[0]?.cells).toEqual({
      sku: "A-1",
      name_ar: "تمر سكري",
      category: "food-products",
      subcategory: "dates",
      unit: "carton",
      price: "12.50",
      currency: "AED",
      min_order: "50",
      origin: "SA",
    });
    expect(missingColumns(mapping, withFixed(answers, "currency", ""))).toEqual(["currency"]);
  });

  it("never hides what a column of its own says", () => {
    const [row] = rowsOf(table, mapping, withFixed(answers, "unit", "kg"));
    expect(row?.cells.unit).toBe("carton");
  });

  it("is what a word means, for all rows that hold it: equal problems stand as one", async () => {
    const problems = await checkCells(rowsOf(table, mapping, answers), quiet);
    expect(grouped(problems).map(({ problem, rows }) => [problem.column, problem.value, rows])).toEqual([
      ["unit", "قفة", [4, 5]],
    ]);
    const meant = withMeaning(answers, "unit", " قفة ", "pallet");
    const rows = rowsOf(table, mapping, meant);
    expect(rows.map(({ cells }) => cells.unit)).toEqual(["carton", "pallet", "pallet"]);
    expect(await checkCells(rows, quiet)).toEqual([]);
    expect(withMeaning(meant, "unit", "قفة", "")).toEqual({ ...answers, meanings: { unit: {} } });
  });
});

describe("quantities with their words", () => {
  it.each([
    [{ min_order: "50 كرتون" }, { min_order: "50", unit: "carton" }],
    [
      { min_order: "1,000 PCS", unit: "piece" },
      { min_order: "1,000", unit: "piece" },
    ],
    [
      { min_order: "50 كرتون", unit: "kg" },
      { min_order: "50 كرتون", unit: "kg" },
    ],
    [{ min_order: "50 heaps" }, { min_order: "50 heaps" }],
    [{ lead_time_days: "10 أيام" }, { lead_time_days: "10" }],
    [{ lead_time_days: "7–12 days" }, { lead_time_days: "7–12" }],
    [{ lead_time_days: "٢ أسابيع" }, { lead_time_days: "14" }],
    [{ lead_time_days: "2-3 semaines" }, { lead_time_days: "14-21" }],
    [{ lead_time_days: "soon" }, { lead_time_days: "soon" }],
  ])("%o reads %o", (cells, read) => expect(withoutWords(cells)).toEqual(read));
});

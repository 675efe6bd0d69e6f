import fc from "fast-check";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import writeXlsxFile from "write-excel-file/universal";
import { cellsOf, type OwnProduct, ownRowSchema } from "#domain/catalogue/own-row.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { guardCell, unguardCell } from "#src/features/import/cell-guard.ts";
import { readCsv, writeCsv } from "#src/features/import/csv-file.ts";
import { catalogueRows, productSheets, templateRows } from "#src/features/import/files-out.ts";
import { headingsOf, mappingOf, missingColumns, rowsOf } from "#src/features/import/mapping.ts";
import type { SheetTable } from "#src/features/import/sheet-table.ts";
import { expectRows } from "#src/features/import/sheets.ts";
import { readXlsx, writeXlsx } from "#src/features/import/xlsx-file.ts";
import { anyProduct } from "../../../domain/catalogue/any-product.ts";
import { claiming } from "../../../security/hostile-bytes.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const xlsx = async (rows: string[][]) => readXlsx(await (await writeXlsx(productSheets(rows, "ar"))).arrayBuffer());
const parsed = (table: SheetTable) =>
  rowsOf(table, mappingOf(headingsOf(table).headings)).map(({ cells }) => ownRowSchema.parse(cells));

describe("what is exported", () => {
  const catalogue = fc.array(anyProduct, { minLength: 1, maxLength: 4 });
  const items = (products: OwnProduct[]) =>
    products.map((product, place) => ({ sku: `${["00", "=", "-", "'", "1E"][place]}${place + 1}`, product }));

  it.each(LOCALES)("is imported again as it was, by CSV in %s", (locale) => {
    fc.assert(
      fc.property(catalogue, (products) => {
        expect(parsed(readCsv(bytesOf(writeCsv(catalogueRows(items(products), locale)))))).toEqual(items(products));
      }),
      { numRuns: 60 },
    );
  });

  it.each(LOCALES)("is imported again as it was, by XLSX in %s", async (locale) => {
    await fc.assert(
      fc.asyncProperty(catalogue, async (products) => {
        expect(parsed(await xlsx(catalogueRows(items(products), locale)))).toEqual(items(products));
      }),
      { numRuns: 25 },
    );
  });

  it("holds no cell that a spreadsheet would run or rewrite", () => {
    const cells = ["=HYPERLINK(1)", "+971", "-5", "@x", "\tx", "0042", "123456789012", "7-12", "1E5"];
    const raw = Papa.parse<string[]>(writeCsv([cells]).slice(1)).data[0] ?? [];
    expect(raw).toEqual(cells.map((cell) => `'${cell}`));
  });
});

describe("guardCell", () => {
  it.each(["csv", "xlsx"] as const)("is undone for any text, and only then, in %s", (format) => {
    const text = fc.string({ unit: fc.constantFrom(..."'=+-@＝－\t\r\n01Ea7ب ,;|\"\u200f\u0001"), maxLength: 10 });
    fc.assert(
      fc.property(text, (cell) => {
        expect(unguardCell(guardCell(cell, format), format)).toBe(cell);
      }),
    );
    expect(unguardCell("'tis", format)).toBe("'tis");
    expect(guardCell("'tis", format)).toBe("'tis");
  });
});

describe("readCsv", () => {
  const arabic = "رقم الصنف;الاسم بالعربية\r\nA-1;تمر";
  const table = [
    ["رقم الصنف", "الاسم بالعربية"],
    ["A-1", "تمر"],
  ];
  const utf16 = (text: string, isBig: boolean) => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
    return bytes;
  };

  it.each([
    ["UTF-8", bytesOf(arabic)],
    ["UTF-8 with a mark", bytesOf(`\uFEFF${arabic}`)],
    ["UTF-16", utf16(`\uFEFF${arabic}`, false)],
    ["UTF-16, big end first", utf16(`\uFEFF${arabic}`, true)],
    ["UTF-16 without a mark", utf16(arabic, false)],
    ["tabs", bytesOf(arabic.replaceAll(";", "\t"))],
    ["commas", bytesOf(arabic.replaceAll(";", ","))],
    ["a hint of Excel", bytesOf(`sep=;\r\n${arabic}`)],
  ])("reads Arabic in %s", (_, bytes) => expect(readCsv(bytes)).toEqual(table));

  it.each([";", "\t", "|"])("goes by what separates the headings, not by decimal commas: %j", (separator) => {
    const rows = [
      ["sku", "price"],
      ["A-1", "1,5"],
      ["A-2", "2,5"],
    ];
    expect(readCsv(bytesOf(rows.map((row) => row.join(separator)).join("\r\n")))).toEqual(rows);
    expect(readCsv(bytesOf(`"name, ""fr""\n"${separator}price, AED\r\nDattes${separator}1,5`))).toEqual([
      ['name, "fr"\n', "price, AED"],
      ["Dattes", "1,5"],
    ]);
  });

  it("takes commas for separators where they are most of the signs", () => {
    expect(readCsv(bytesOf("sku,size; colour,price\nA-1,5; red,2"))).toEqual([
      ["sku", "size; colour", "price"],
      ["A-1", "5; red", "2"],
    ]);
  });

  it("reads what Excel in Arabic writes, and French", () => {
    // "تمر" and "é" in Windows-1256.
    const bytes = new Uint8Array([...bytesOf("sku;x\r\n"), 0xca, 0xe3, 0xd1, 0x3b, 0xe9]);
    expect(readCsv(bytes)[1]).toEqual(["تمر", "é"]);
  });

  it("refuses a quoted cell without an end", () => {
    expect(() => readCsv(bytesOf('sku,name\n"A-1,x'))).toThrow("quotes");
  });
});

describe("readXlsx", () => {
  const read = async (rows: unknown[][]) => {
    // The types of the library know no cells by themselves.
    const file = writeXlsxFile(rows as never, { dateFormat: "dd/mm/yyyy" });
    return readXlsx(await (await file.toBlob()).arrayBuffer());
  };

  it("reads numbers as they look, texts as they are, and says which cells Excel made dates", async () => {
    const day = new Date(Date.UTC(2026, 11, 7));
    expect(await read([["a"], [12.5], [0.1 + 0.2], ["  0042 "], [1_000_000], [true], [day]])).toEqual([
      ["a"],
      ["12.5"],
      ["0.3"],
      ["  0042 "],
      ["1000000"],
      ["true"],
      [{ flaw: "is_date", text: "2026-12-07" }],
    ]);
  });

  it("tells a formula without a value from an empty cell and from an empty text", async () => {
    const file = await writeXlsxFile([
      ["sku", "price", "name"],
      ["A-1", "P", "N"],
      ["A-2", null, null],
    ] as never).toBlob();
    const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
    const path = "xl/worksheets/sheet1.xml";
    const sheet = strFromU8(parts[path] ?? new Uint8Array())
      .replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2"><f>C2*2</f><v></v></c>')
      .replace(/<c r="C2"[^>]*>.*?<\/c>/, '<c r="C2" t="str"><f>""</f><v></v></c>')
      .replace(/(<c r="A3"[^>]*>.*?<\/c>)(<c r="B3"[^>]*?\/>)?/, '$1<c r="B3"><f>C3*2</f></c>');
    const bytes = zipSync({ ...parts, [path]: strToU8(sheet) });
    const table = await readXlsx(new Uint8Array(bytes).buffer);
    const hollow = { flaw: "formula_empty", text: "" };
    expect(table.slice(1)).toEqual([
      ["A-1", hollow, ""],
      ["A-2", hollow, ""],
    ]);
    expect(rowsOf(table, ["sku", "price", "name_en"])[0]).toMatchObject({
      ...{ cells: { price: "" }, flaws: [], hollow: ["price"] },
    });
  });

  it("keeps the numbers of rows where rows are blank", async () => {
    const table = await read([["sku"], [null], ["A-1"], [null], ["A-2"]]);
    expect(rowsOf(table, ["sku"]).map(({ row, cells }) => [row, cells.sku])).toEqual([
      [3, "A-1"],
      [5, "A-2"],
    ]);
  });

  it("refuses what is no such file, and files without rows", async () => {
    await expect(readXlsx(bytesOf("PK\u0003\u0004 nonsense").buffer)).rejects.toThrow("unreadable");
    expect(() => expectRows([["sku"], [""]])).toThrow("empty");
    expect(() => expectRows([["sku"], ...Array.from({ length: 5001 }, () => ["x"])])).toThrow("too_many_rows");
  });
});

describe("a file that was made to stop its reader is refused at once", () => {
  const withSheet = async (sheet: string) => {
    const whole = unzipSync(new Uint8Array(await (await writeXlsx(productSheets([["sku"]], "en"))).arrayBuffer()));
    const parts = { ...whole, "xl/worksheets/sheet1.xml": strToU8(`<worksheet>${sheet}</worksheet>`) };
    return readXlsx(zipSync(parts).slice().buffer);
  };
  const data = (rows: string) => withSheet(`<sheetData>${rows}</sheetData>`);

  it.each([
    ["with a cell in the last row of the last column", '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ["with cells that span as much together", '<row r="1"><c r="XFD1"><v>1</v></c></row><row r="900000"></row>'],
  ])("%s", async (_, rows) => {
    await expect(data(rows)).rejects.toThrow("too_many_rows");
  });

  it.each(['<row r="1e9"></row>', '<row\nr = "99999999"></row>', '<row a=">" r="1e9"></row>', "<row r='1e9'></row>"])(
    "with a row beyond all: %s",
    async (rows) => {
      await expect(data(rows)).rejects.toThrow("unreadable");
    },
  );

  it("that unpacks to more than anybody's table", async () => {
    const bomb = claiming(zipSync({ "xl/workbook.xml": strToU8("<workbook/>") }), 151 * 1024 * 1024);
    await expect(readXlsx(bomb.buffer)).rejects.toThrow("too_large");
  });
});

describe("the template", () => {
  it.each(LOCALES)("is recognised by itself in %s", (locale) => {
    const [headings = []] = templateRows(locale);
    const mapping = mappingOf(headings);
    expect(mapping).not.toContain(null);
    expect(missingColumns(mapping)).toEqual([]);
  });
});

describe("cellsOf in any language", () => {
  it("reads the names of every list back as codes", () => {
    fc.assert(
      fc.property(anyProduct, fc.constantFrom(...LOCALES), (product, locale) => {
        const [head = [], row = []] = catalogueRows([{ sku: "A", product }], locale);
        const [read] = rowsOf([head, row], mappingOf(head));
        expect(read?.cells).toEqual({ ...cellsOf("A", product) });
      }),
    );
  });
});

import { afterEach, describe, expect, it, vi } from "vitest";
import { readCsv } from "#src/features/import/csv-file.ts";
import { readSheet } from "#src/features/import/sheets.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each([
  "<html><body><table><tr><td>sku</td></tr></table></body></html>",
  '\n <!DOCTYPE html>\n<meta charset="utf-8">',
  '<table border="1"><tr><td>sku</td></tr></table>',
  '\uFEFF<?xml version="1.0"?><Workbook/>',
])("a web page or XML under a name of Excel's is told as that: %s", (text) => {
  expect(() => readCsv(bytesOf(text))).toThrow("web_page");
});

it("a table whose first heading has an angle in it is no web page", () => {
  expect(readCsv(bytesOf("<tag>,name\n1,x"))).toEqual([
    ["<tag>", "name"],
    ["1", "x"],
  ]);
});

describe("a file whose reader can't be fetched", () => {
  afterEach(() => void vi.unstubAllGlobals());

  class NeverFetched {
    onerror: () => void = () => {};
    postMessage = () => this.onerror();
    terminate = () => {};
  }

  it.each([
    ["offline", false],
    ["unreadable", true],
  ])("is told as %s", async (reason, onLine) => {
    vi.stubGlobal("Worker", NeverFetched);
    vi.stubGlobal("navigator", { onLine });
    await expect(readSheet(new Blob(["sku,name"]))).rejects.toThrow(reason);
  });
});

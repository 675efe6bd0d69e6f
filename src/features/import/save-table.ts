import { currentLocale } from "#i18n/locale.ts";
import { datedName, saveFile } from "#src/lib/format/save-file.ts";
import type { SheetFormat } from "./cell-guard.ts";
import { productSheets } from "./files-out.ts";
import { writeSheets } from "./sheets.ts";

/** Hands rows of products, with their headings, to the browser's downloads. */
export async function saveProducts(subject: string, rows: string[][], format: SheetFormat): Promise<void> {
  if (format === "csv") return saveCsvTable(subject, rows);
  saveFile(datedName(subject, format), await writeSheets(productSheets(rows, currentLocale())));
}

/** The same for any table, as CSV; the writer comes when it is needed. */
export async function saveCsvTable(subject: string, rows: string[][]): Promise<void> {
  const { writeCsv } = await import("./csv-file.ts");
  saveFile(datedName(subject, "csv"), new Blob([writeCsv(rows)], { type: "text/csv;charset=utf-8" }));
}

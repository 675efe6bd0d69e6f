import { csvTable, saveCsv } from "#src/lib/format/csv-table.ts";
import type { Column } from "./column.ts";

/** A list as a table for spreadsheets, in the reader's language: the columns that say what the file has of them. */
export function listCsv<Item>(columns: readonly Column<Item>[], items: readonly Item[]): string {
  const written = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  return csvTable([
    written.map(({ header }) => header()),
    ...items.map((item) => written.map(({ csv }) => csv(item) ?? "")),
  ]);
}

/**
 * Hands {@link listCsv} to the browser's downloads.
 * @returns the file's name
 */
export function saveList<Item>(subject: string, columns: readonly Column<Item>[], items: readonly Item[]): string {
  return saveCsv(subject, listCsv(columns, items));
}

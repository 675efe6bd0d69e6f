import { datedName, saveFile } from "#src/lib/save-file.ts";

/**
 * Hands a table to the browser's downloads, with the day in Dubai in its name.
 * @returns the name
 */
export function saveCsv(subject: string, csv: string): string {
  const name = datedName(subject, "csv");
  saveFile(name, new Blob([csv], { type: "text/csv;charset=utf-8" }));
  return name;
}

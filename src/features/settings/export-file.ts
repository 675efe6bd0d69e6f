import { datedName, saveFile as saveBlob } from "#src/lib/save-file.ts";

/** Name of the file with one's data, by the day in Dubai: `mawrid-data-2026-11-21.json`. */
export function exportFileName(now: number): string {
  return datedName("mawrid-data", "json", now);
}

/** Hands a file of JSON to the browser's downloads. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: "application/json" }));
}

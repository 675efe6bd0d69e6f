import { readCsv } from "./csv-file.ts";
import { FileRefused } from "./sheet-table.ts";
import type { SheetAnswer, SheetTask } from "./sheets.ts";
import { readXlsx, writeXlsx } from "./xlsx-file.ts";

/** Reads and writes whole files beside the page, which stays usable meanwhile. */
self.onmessage = async ({ data }: MessageEvent<SheetTask>) => {
  try {
    self.postMessage({ done: await work(data) } satisfies SheetAnswer);
  } catch (error) {
    self.postMessage({ refused: error instanceof FileRefused ? error.reason : "unreadable" } satisfies SheetAnswer);
  }
};

async function work(task: SheetTask) {
  if (task.kind === "write") return writeXlsx(task.sheets);
  return task.kind === "xlsx" ? readXlsx(task.bytes) : readCsv(new Uint8Array(task.bytes));
}

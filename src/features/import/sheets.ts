import { MAX_OWN_FILE_BYTES, MAX_OWN_ROWS } from "#domain/catalogue/own-columns.ts";
import { type FileRefusal, FileRefused, type Sheet, type SheetCell, type SheetTable } from "./sheet-table.ts";

export type SheetTask = { kind: "xlsx" | "csv"; bytes: ArrayBuffer } | { kind: "write"; sheets: Sheet[] };
export type SheetAnswer = { done: SheetTable | Blob } | { refused: FileRefusal };

/** A whole file takes some seconds on a slow phone; what takes longer was made to. */
const LONGEST_MS = 90_000;
/** First bytes of a ZIP archive, which an XLSX file is, and of the older format of Excel. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a chosen file; what it is, its bytes tell. @throws FileRefused */
export async function readSheet(file: Blob): Promise<SheetTable> {
  if (file.size > MAX_OWN_FILE_BYTES) throw new FileRefused("too_large");
  const bytes = await file.arrayBuffer();
  if (startsWith(bytes, OLD_EXCEL)) throw new FileRefused("old_excel");
  const table = await inWorker({ kind: startsWith(bytes, ZIP) ? "xlsx" : "csv", bytes }, [bytes]);
  if (table instanceof Blob) throw new FileRefused("unreadable");
  return expectRows(table);
}

/** Writes an XLSX file. */
export async function writeSheets(sheets: Sheet[]): Promise<Blob> {
  const file = await inWorker({ kind: "write", sheets }, []);
  if (!(file instanceof Blob)) throw new FileRefused("unreadable");
  return file;
}

/** @throws FileRefused for a table without rows below its heading, or with too many */
export function expectRows(table: SheetTable): SheetTable {
  const filled = table.filter((row) => !isBlank(row)).length;
  if (filled < 2) throw new FileRefused("empty");
  if (filled - 1 > MAX_OWN_ROWS) throw new FileRefused("too_many_rows");
  return table;
}

/** True for a row in which nothing is written. */
export function isBlank(row: readonly SheetCell[]): boolean {
  return row.every((cell) => (typeof cell === "string" ? cell : cell.text).trim() === "");
}

function startsWith(bytes: ArrayBuffer, signature: readonly number[]): boolean {
  const head = new Uint8Array(bytes, 0, Math.min(signature.length, bytes.byteLength));
  return signature.every((byte, place) => head[place] === byte);
}

function inWorker(task: SheetTask, moved: Transferable[]): Promise<SheetTable | Blob> {
  const worker = new Worker(new URL("./sheet-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<SheetTable | Blob>((resolve, reject) => {
    timer = setTimeout(() => reject(new FileRefused("unreadable")), LONGEST_MS);
    worker.onmessage = ({ data }: MessageEvent<SheetAnswer>) => {
      if ("done" in data) resolve(data.done);
      else reject(new FileRefused(data.refused));
    };
    // What reads a file is fetched with the first one.
    worker.onerror = () => reject(new FileRefused(navigator.onLine ? "unreadable" : "offline"));
    worker.postMessage(task, moved);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

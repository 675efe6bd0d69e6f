import type { Checked } from "./check-file.ts";
import type { FileAnswers } from "./file-answers.ts";
import type { ImportProgress, ImportRun } from "./import-run.ts";
import type { Mapping } from "./mapping.ts";
import type { FileRefusal, SheetTable } from "./sheet-table.ts";

/** A file that was read. */
export interface ReadFile {
  name: string;
  table: SheetTable;
  mapping: Mapping;
  answers: FileAnswers;
}

/** Where somebody is between a file and its report. */
export type ImportStep =
  | { name: "start"; refusal?: FileRefusal }
  | { name: "reading" }
  | { name: "mapping"; file: ReadFile; hasFailed?: boolean }
  | { name: "checking"; file: ReadFile; done: number; total: number; isWaiting: boolean }
  | { name: "result"; file: ReadFile; checked: Checked }
  | { name: "running"; run: ImportRun; state: "running" | "waiting" | "paused" | "stopped"; isKept: boolean }
  | { name: "report"; progress: ImportProgress; isCancelled: boolean };

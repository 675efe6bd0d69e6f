import { filledCells } from "#domain/catalogue/merge-row.ts";
import type { OwnColumn } from "#domain/catalogue/own-columns.ts";
import { type CellIssue, EMPTY_CELLS, issuesOfRow, ownRowSchema } from "#domain/catalogue/own-row.ts";
import { cleanText } from "#domain/kernel/text.ts";
import { fitsCall } from "./chunks.ts";
import type { FileRow } from "./mapping.ts";
import { cellOf, type Problem } from "./problems.ts";

/** Rows of one stretch of work: some milliseconds on a phone. */
const SLICE = 40;

interface Checking {
  onProgress: (done: number) => void;
  signal: AbortSignal;
  /** Lets the page draw and answer between two stretches. */
  breathe?: () => Promise<void>;
}

/** Checks rows with the schema of the platform, in stretches between which the page stays usable. */
export async function checkCells(
  rows: readonly FileRow[],
  { onProgress, signal, breathe = nextTask }: Checking,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const firstRows = new Map<string, number>();
  for (let at = 0; at < rows.length; at += SLICE) {
    for (const row of rows.slice(at, at + SLICE)) problems.push(...problemsOf(row, firstRows));
    onProgress(Math.min(rows.length, at + SLICE));
    await breathe();
    signal.throwIfAborted();
  }
  return problems;
}

function problemsOf(row: FileRow, firstRows: Map<string, number>): Problem[] {
  const flawed = row.flaws.map(({ column }) => column);
  const issues = [...row.flaws, ...issuesIn(row).filter(({ column }) => !flawed.includes(column))];
  const found = issues.map(
    (issue): Problem => ({
      row: row.row,
      ...cellOf(row.written, issue.column),
      ...issue,
    }),
  );
  const sku = cleanText(row.cells.sku ?? "");
  const otherRow = firstRows.get(sku);
  if (sku !== "" && otherRow !== undefined) {
    found.push({ row: row.row, column: "sku", value: row.written.sku ?? "", code: "duplicate", otherRow });
  } else firstRows.set(sku, row.row);
  if (!fitsCall(row.cells)) found.push({ row: row.row, column: "sku", value: sku, code: "row_too_long" });
  return found;
}

/** What a cell that is left out or empty would say, only the server knows: it keeps what is stored. */
function issuesIn({ cells }: FileRow): CellIssue[] {
  const filled = filledCells(cells);
  const parsed = ownRowSchema.safeParse({ ...EMPTY_CELLS, ...filled });
  if (parsed.success) return [];
  const isTold = (column: OwnColumn) => filled[column] !== undefined || column === "sku";
  return issuesOfRow(parsed.error).filter(
    ({ column, code }) => isTold(column) && (DEPENDS_ON[code] ?? []).every((other) => isTold(other)),
  );
}

/** Issues that depend on other cells than their own, which may be empty and keep what is stored. */
const DEPENDS_ON: Record<string, OwnColumn[]> = {
  mismatch: ["category"],
  precision: ["currency"],
  no_base_price: ["price"],
  below_moq: ["min_order"],
  not_ascending: ["min_order"],
  not_cheaper: ["price", "currency"],
};

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

import type { CheckedRow, RowOutcome, RowResult } from "#domain/catalogue/import-own.ts";
import { meaningOf } from "#domain/catalogue/import-words.ts";
import type { CellChange } from "#domain/catalogue/merge-row.ts";
import type { OwnCells, OwnColumn } from "#domain/catalogue/own-columns.ts";
import { checkCells } from "./check-cells.ts";
import { chunksOf } from "./chunks.ts";
import { insist } from "./insist.ts";
import type { FileRow } from "./mapping.ts";
import { cellOf, type Problem } from "./problems.ts";

/** What a dry run found. */
export interface Checked {
  total: number;
  /** Rows that an import would write. */
  ready: ReadyRow[];
  problems: Problem[];
  counts: Record<Exclude<RowOutcome, "refused">, number>;
  /** Each cell of a stored product that becomes another. */
  changes: RowChange[];
  /** How many empty cells of a column keep what is stored. */
  kept: ColumnCounts;
  /** How many of its cells are empty because they hold a formula without a value. */
  hollow: ColumnCounts;
  /** New products without a price. */
  unpriced: number;
}

export type ColumnCounts = Partial<Record<OwnColumn, number>>;

/** A row with the version of its product that the dry run showed. */
export interface ReadyRow extends FileRow {
  version: number | null;
}

export interface RowChange extends CellChange {
  row: number;
  sku: string;
}

interface CheckFile {
  send: (rows: OwnCells[]) => Promise<CheckedRow[]>;
  signal: AbortSignal;
  /** From 0 to twice the number of rows: first here, then on the server. */
  onProgress: (done: number) => void;
  onWaiting: (isWaiting: boolean) => void;
}

/** Checks a file here and on the server, and says what its import would do; nothing is written. */
export async function checkFile(rows: readonly FileRow[], check: CheckFile): Promise<Checked> {
  const problems = await checkCells(rows, check);
  const wrong = new Set(problems.map(({ row }) => row));
  const good = rows.filter(({ row }) => !wrong.has(row));
  const checked: Checked = {
    total: rows.length,
    ready: [],
    problems,
    counts: { created: 0, updated: 0, staged: 0, unchanged: 0 },
    changes: [],
    kept: {},
    hollow: {},
    unpriced: 0,
  };
  let done = rows.length + wrong.size;
  for (const chunk of chunksOf(good)) {
    const results = await insist(() => check.send(chunk.map(({ cells }) => cells)), check);
    for (const [place, row] of chunk.entries()) sort(row, results[place], checked);
    done += chunk.length;
    check.onProgress(done);
  }
  problems.sort((one, other) => one.row - other.row);
  return checked;
}

function sort(row: FileRow, result: CheckedRow | undefined, checked: Checked): void {
  if (!result) return;
  const problems = result.outcome === "created" ? hollowProblems(row) : refusalsOf(row, result);
  if (problems.length > 0 || result.outcome === "refused") return void checked.problems.push(...problems);
  checked.counts[result.outcome] += 1;
  count(checked.kept, result.kept);
  count(checked.hollow, row.hollow);
  if (result.outcome === "unchanged") return;
  checked.ready.push({ ...row, version: result.version });
  checked.changes.push(
    ...result.changes.map((change) => ({ row: row.row, sku: row.cells.sku?.trim() ?? "", ...change })),
  );
  const isUnpriced = meaningOf("price", row.cells.price ?? "").kind !== "write";
  if (result.outcome === "created" && isUnpriced) checked.unpriced += 1;
}

/** A new product has nothing stored that could stay where a value was meant to be. */
function hollowProblems({ row, hollow }: FileRow): Problem[] {
  return hollow.map((column) => ({ row, column, value: "", code: "formula_empty" }));
}

function count(counts: ColumnCounts, columns: readonly OwnColumn[]): void {
  for (const column of columns) counts[column] = (counts[column] ?? 0) + 1;
}

/** What the server says of a row, at the cells as they were written. */
export function refusalsOf({ row, written }: Pick<FileRow, "row" | "written">, { issues }: RowResult): Problem[] {
  return issues.map((issue) => ({ row, ...cellOf(written, issue.column), ...issue }));
}

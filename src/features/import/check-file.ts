import type { RowOutcome, RowResult } from "#domain/catalogue/import-own.ts";
import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import { checkCells } from "./check-cells.ts";
import { chunksOf } from "./chunks.ts";
import { insist } from "./insist.ts";
import type { FileRow } from "./mapping.ts";
import type { Problem } from "./problems.ts";

/** What a dry run found. */
export interface Checked {
  total: number;
  /** Rows that an import would write. */
  ready: FileRow[];
  problems: Problem[];
  counts: Record<Exclude<RowOutcome, "refused">, number>;
}

interface CheckFile {
  send: (rows: OwnCells[]) => Promise<RowResult[]>;
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

function sort(row: FileRow, result: RowResult | undefined, checked: Checked): void {
  if (!result) return;
  if (result.outcome === "refused") checked.problems.push(...refusalsOf(row, result));
  else checked.counts[result.outcome] += 1;
  if (result.outcome !== "refused" && result.outcome !== "unchanged") checked.ready.push(row);
}

/** What the server says of a row, at the cells as they were written. */
export function refusalsOf({ row, written }: Pick<FileRow, "row" | "written">, { issues }: RowResult): Problem[] {
  return issues.map((issue) => ({ row, value: written[issue.column] ?? "", ...issue }));
}

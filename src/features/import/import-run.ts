import type { ImportRows, RowOutcome, RowResult } from "#domain/catalogue/import-own.ts";
import type { Checked, ReadyRow } from "./check-file.ts";
import { refusalsOf } from "./check-file.ts";
import { chunksOf } from "./chunks.ts";
import { insist } from "./insist.ts";
import type { Problem } from "./problems.ts";

/** An import from its start to its end, as it is kept in the browser. */
export interface ImportRun {
  file: string;
  /** Rows that are to be sent. */
  total: number;
  chunks: { key: string; rows: SentRow[] }[];
  progress: ImportProgress;
}

/** Runs that were kept by an earlier release know no versions. */
type SentRow = Pick<ReadyRow, "row" | "cells" | "written"> & Partial<Pick<ReadyRow, "version">>;

export interface ImportProgress {
  /** Chunks that were answered. */
  sent: number;
  rows: number;
  counts: Record<Exclude<RowOutcome, "refused">, number>;
  /** Rows that were left out: of the dry run, and what the server refused since. */
  problems: Problem[];
}

/** An import of what a dry run found good; each chunk has its key from the start. */
export function newRun(
  file: string,
  { ready, problems, counts }: Pick<Checked, "ready" | "problems" | "counts">,
): ImportRun {
  return {
    file,
    total: ready.length,
    chunks: chunksOf(ready).map((rows) => ({
      key: crypto.randomUUID(),
      rows: rows.map(({ row, cells, written, version }) => ({ row, cells, written, version })),
    })),
    progress: {
      sent: 0,
      rows: 0,
      problems,
      counts: { created: 0, updated: 0, staged: 0, unchanged: counts.unchanged },
    },
  };
}

export function isDone({ chunks, progress }: ImportRun): boolean {
  return progress.sent >= chunks.length;
}

interface Running {
  send: (chunk: ImportRows) => Promise<RowResult[]>;
  /** Keeps how far it is, before the next chunk is sent. */
  keep: (progress: ImportProgress) => Promise<void>;
  onProgress: (progress: ImportProgress) => void;
  onWaiting: (isWaiting: boolean) => void;
  signal: AbortSignal;
}

/**
 * Sends the chunks that are left, one after the other. What breaks off is sent again under its key, so that it is done
 * once however often it was tried.
 * @throws what will not pass by itself, and the signal's reason
 */
export async function continueRun({ chunks, progress: begun }: ImportRun, running: Running): Promise<ImportProgress> {
  let progress = begun;
  for (const { key, rows } of chunks.slice(begun.sent)) {
    const chunk = { rows: rows.map(({ cells }) => cells), ...seenIn(rows), idempotencyKey: key };
    const results = await insist(() => running.send(chunk), running);
    progress = after(progress, rows, results);
    await running.keep(progress);
    running.onProgress(progress);
  }
  return progress;
}

function seenIn(rows: readonly SentRow[]): Pick<ImportRows, "seen"> {
  const seen = rows.flatMap(({ version }) => (version === undefined ? [] : [version]));
  return seen.length === rows.length ? { seen } : {};
}

function after(
  before: ImportProgress,
  rows: ImportRun["chunks"][number]["rows"],
  results: RowResult[],
): ImportProgress {
  const counts = { ...before.counts };
  const problems = [...before.problems];
  for (const [place, row] of rows.entries()) {
    const result = results[place];
    if (!result) continue;
    if (result.outcome === "refused") problems.push(...refusalsOf(row, result));
    else counts[result.outcome] += 1;
  }
  return { sent: before.sent + 1, rows: before.rows + rows.length, counts, problems };
}

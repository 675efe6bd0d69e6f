import type { OwnCells, OwnColumn } from "#domain/catalogue/own-columns.ts";

/** A cell that keeps its row from being imported. */
export interface Problem {
  row: number;
  column: OwnColumn;
  /** As it was written. */
  value: string;
  code: string;
  /** The file has no such column at all. */
  isAbsent?: true;
  /** The row that has the same code, of a duplicate. */
  otherRow?: number;
}

/** What the file says of a problem's cell: its text, or that there is no column for it. */
export function cellOf(written: OwnCells, column: OwnColumn): Pick<Problem, "value" | "isAbsent"> {
  const value = written[column];
  return value === undefined ? { value: "", isAbsent: true } : { value };
}

export interface ProblemFilter {
  column: OwnColumn | "";
  /** A row's number, or part of a value. */
  text: string;
}

/** The problems that a filter lets through. */
export function filtered(problems: readonly Problem[], { column, text }: ProblemFilter): Problem[] {
  const wanted = text.trim().toLowerCase();
  return problems.filter(
    (problem) =>
      (column === "" || problem.column === column) &&
      (wanted === "" || String(problem.row) === wanted || problem.value.toLowerCase().includes(wanted)),
  );
}

/** Rows whose cell is wrong in the same way. */
export interface ProblemGroup {
  /** The first of them. */
  problem: Problem;
  rows: number[];
}

/** Problems that are the same but for their row, those of most rows first. */
export function grouped(problems: readonly Problem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { column, code, value, otherRow, isAbsent } = problem;
    const key = JSON.stringify([column, code, value.trim(), otherRow, isAbsent]);
    const group = groups.get(key);
    if (group) group.rows.push(problem.row);
    else groups.set(key, { problem, rows: [problem.row] });
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}

/** How many rows have a problem. */
export function wrongRows(problems: readonly Problem[]): number {
  return new Set(problems.map(({ row }) => row)).size;
}

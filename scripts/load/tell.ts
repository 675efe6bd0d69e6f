import type { MemoryWatch } from "./memory.ts";
import { isDone, type Kind, type Outcome, refusalsOf, type Waits, waitsOf, wrongsOf } from "./outcome.ts";
import type { Pace, Run } from "./session.ts";

const COLUMNS = ["step", "offered/s", "answered/s", "visitors", "signed in", "writes", "not done"];
const TOLD: readonly Kind[] = ["visitor", "own", "write"];

/** The head of the table that {@link tellRun} writes lines of. */
export function tellHead(): void {
  console.log(`\n| ${COLUMNS.join(" | ")} |\n|${"---|".repeat(COLUMNS.length)}`);
}

/** A line of the table: p50 / p95 / p99 in milliseconds, of what was done; what nobody may get fails the run. */
export function tellRun(label: string, { rate, seconds }: Pace, { outcomes, kept }: Run): void {
  const done = outcomes.filter(isDone);
  const last = outcomes.reduce((end, { dueAt, ms }) => Math.max(end, dueAt + ms), 0);
  const first = outcomes.reduce((begin, { dueAt }) => Math.min(begin, dueAt), Number.POSITIVE_INFINITY);
  const took = Math.max(seconds, (last - first) / 1000);
  const away = kept > 0 ? `, ${kept} stayed away` : "";
  const waits = TOLD.map((kind) => waitsText(waitsOf(done, kind)));
  console.log(
    `| ${[label, rate.toFixed(0), (done.length / took).toFixed(0), ...waits, refusalsOf(outcomes) + away].join(" | ")} |`,
  );
  failOn(label, wrongsOf(outcomes));
}

export function waitsText(waits: Waits | undefined): string {
  if (!waits) return "–";
  return [waits.p50, waits.p95, waits.p99].map((ms) => ms.toFixed(0)).join(" / ");
}

/** What reads waited, visitors' and signed-in ones together. */
export const readWaits = (outcomes: readonly Outcome[]) => waitsOf(outcomes, "visitor", "own");

/** Each is told, and fails the run. */
export function failOn(label: string, wrongs: readonly string[]): void {
  if (wrongs.length > 0) process.exitCode = 1;
  for (const wrong of wrongs) console.log(`FAIL ${label}: ${wrong}`);
}

/** @param since by `performance.now()` */
export function tellMemory(label: string, memory: MemoryWatch, since: number): void {
  const parts = (["worker", "database"] as const).map((of) => {
    const { slope, last } = memory.grown(of, since);
    return `${of === "worker" ? "workerd" : of} ${megabytes(last)} MB, ${slope < 0 ? "" : "+"}${megabytes(slope)} MB a minute`;
  });
  console.log(`memory, ${label}: ${parts.join("; ")}`);
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

import type { Database } from "#drizzle/client.ts";
import type { Told } from "./operation.ts";

/** What a run came to. */
export interface Findings {
  operations: number;
  /** Answered at the first try. */
  acknowledged: number;
  /** Tries without a verdict, each made again. */
  unknown: number;
  refused: number;
  lost: string[];
  doubled: string[];
  /** Refused, or wrong on purpose, and there all the same. */
  phantom: string[];
  /** Answers that nobody may get. */
  untyped: string[];
  /** The longest that anybody waited for one answer. */
  slowestMs: number;
}

/** Refusals that a retry of what happened may get: they say how things stand. */
const STATES = new Set(["CONFLICT", "NOT_FOUND"]);

/**
 * Compares what was told with what is there: what was acknowledged once, what was wrong not at all, what was unknown once after
 * its retries.
 * @param db the database itself, past every proxy
 */
export async function judge(db: Database, told: readonly Told[]): Promise<Findings> {
  const findings: Findings = {
    ...{ operations: told.length, acknowledged: 0, unknown: 0, refused: 0, slowestMs: 0 },
    ...{ lost: [], doubled: [], phantom: [], untyped: [] },
  };
  for (const one of told) await judgeOne(db, one, findings);
  return findings;
}

async function judgeOne({ $client }: Database, one: Told, findings: Findings): Promise<void> {
  const { verb, verdicts, effect, args } = one;
  const last = verdicts.at(-1);
  const { rows } = await $client.execute({ sql: effect, args });
  const times = Number(Object.values(rows[0] ?? { none: 0 })[0] ?? 0);
  const name = `${verb} (${verdicts.map((verdict) => ("code" in verdict ? verdict.code : verdict.kind)).join(", ")})`;
  findings.unknown += verdicts.filter(({ kind }) => kind === "unknown").length;
  findings.slowestMs = Math.max(findings.slowestMs, one.slowestMs);
  if (last?.kind === "wrong") findings.untyped.push(`${name}: ${last.text}`);
  if (last?.kind === "refused") findings.refused += 1;
  if (last?.kind === "done" && verdicts.length === 1) findings.acknowledged += 1;
  if (times > 1) findings.doubled.push(name);
  const isPlainRefusal = last?.kind === "refused" && (verdicts.length === 1 || !STATES.has(last.code));
  if (one.isWrong ? times > 0 || last?.kind === "done" : isPlainRefusal && times > 0) findings.phantom.push(name);
  if (!one.isWrong && times === 0) findings.lost.push(name);
}

/** What SQLite itself finds wrong with the file; empty where all is well. */
export async function brokenParts({ $client }: Database): Promise<string[]> {
  const whole = await $client.execute("pragma integrity_check");
  const foreign = await $client.execute("pragma foreign_key_check");
  const said = whole.rows.map((row) => String(row.integrity_check)).filter((line) => line !== "ok");
  return [...said, ...foreign.rows.map((row) => `foreign key of ${row.table}`)];
}

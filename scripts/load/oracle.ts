import type { Database } from "#drizzle/client.ts";
import type { Written } from "./session.ts";
import { TRACES, type Trace } from "./writes.ts";

/** What the database tells of what was written. */
export interface Kept {
  acknowledged: number;
  /** Nobody was told whether they happened. */
  unknown: number;
  /** Acknowledged and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** Refused by name and there all the same. */
  phantom: string[];
}

/** Looks for each write by its mark: what was acknowledged is there once, what was refused not at all, nothing is there twice. */
export async function lookFor(db: Database, written: readonly Written[]): Promise<Kept> {
  const kept: Kept = { acknowledged: 0, unknown: 0, lost: [], doubled: [], phantom: [] };
  for (const trace of Object.keys(TRACES) as Trace[]) {
    const times = await timesOf(db, trace);
    for (const one of written) {
      if (one.trace === trace) judge(one, times.get(one.mark) ?? 0, kept);
    }
  }
  return kept;
}

function judge({ trace, mark, verdict }: Written, times: number, kept: Kept): void {
  const name = `${trace} ${mark}`;
  if (verdict === "done") kept.acknowledged += 1;
  if (verdict === "unknown") kept.unknown += 1;
  if (verdict === "done" && times === 0) kept.lost.push(name);
  if (verdict === "refused" && times > 0) kept.phantom.push(name);
  if (times > 1) kept.doubled.push(name);
}

/** How often each mark is there: one walk over the table, since no index holds them. */
async function timesOf({ $client }: Database, trace: Trace): Promise<Map<string, number>> {
  const [table, column] = TRACES[trace];
  const { rows } = await $client.execute(
    `select ${column} as mark, count(*) as times from ${table} where ${column} is not null group by 1`,
  );
  return new Map(rows.map(({ mark, times }) => [String(mark), Number(times)]));
}

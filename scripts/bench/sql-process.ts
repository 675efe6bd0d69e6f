import Database from "libsql";
import { type Spread, spreadOf } from "./percentiles.ts";

/** One statement of a search with its parameters, out of the JSON of a database call. */
export interface BareStatement {
  sql: string;
  args: (string | number | bigint | null)[];
}

export interface SqlOrder {
  file: string;
  /** The statements of each search. */
  searches: BareStatement[][];
  seconds: number;
  warmUpSeconds: number;
}

export interface SqlFigures extends Spread {
  perSecond: number;
}

// The endpoint's own settings, so that both read alike.
const SETTINGS = "PRAGMA temp_store = MEMORY; PRAGMA cache_size = -16000; PRAGMA mmap_size = 1073741824";

/** Runs searches one after the other in this very process: no HTTP, no JSON, statements prepared once. */
function run({ file, searches, seconds, warmUpSeconds }: SqlOrder): SqlFigures {
  const native = new Database(file, { readonly: true });
  native.exec(SETTINGS);
  const prepared = new Map<string, Database.Statement>();
  const prepare = (sql: string) => {
    const known = prepared.get(sql) ?? native.prepare(sql).raw(true);
    prepared.set(sql, known);
    return known;
  };
  const round = (length: number) => {
    const latencies: number[] = [];
    const end = performance.now() + length * 1000;
    for (let n = 0; performance.now() < end; n += 1) {
      const from = performance.now();
      for (const { sql, args } of searches[n % searches.length] ?? []) prepare(sql).all(args);
      latencies.push(performance.now() - from);
    }
    return latencies;
  };
  round(warmUpSeconds);
  const latencies = round(seconds);
  const total = latencies.reduce((sum, latency) => sum + latency, 0);
  native.close();
  return { ...spreadOf(latencies), perSecond: (latencies.length / total) * 1000 };
}

process.on("message", (order: SqlOrder) => process.send?.(run(order)));

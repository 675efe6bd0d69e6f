import Database from "libsql";
import { type Spread, spreadOf } from "./percentiles.ts";

type BareValue = string | number | bigint | null;

/** One statement of a search with its parameters, by place or by name, out of the JSON of a database call. */
export interface BareStatement {
  sql: string;
  args: BareValue[] | Record<string, BareValue>;
}

export interface SqlOrder {
  file: string;
  searches: { kind: string; statements: BareStatement[] }[];
  seconds: number;
  warmUpSeconds: number;
}

export interface SqlFigures extends Spread {
  perSecond: number;
  kinds: [kind: string, spread: Spread][];
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
    const latencies = new Map(searches.map(({ kind }) => [kind, [] as number[]]));
    const end = performance.now() + length * 1000;
    for (let n = 0; performance.now() < end; n += 1) {
      const { kind, statements } = searches[n % searches.length] ?? { kind: "", statements: [] };
      const from = performance.now();
      for (const { sql, args } of statements) prepare(sql).all(args);
      latencies.get(kind)?.push(performance.now() - from);
    }
    return latencies;
  };
  round(warmUpSeconds);
  const latencies = round(seconds);
  native.close();
  const all = [...latencies.values()].flat();
  const total = all.reduce((sum, latency) => sum + latency, 0);
  const kinds = [...latencies].map(([kind, list]): [string, Spread] => [kind, spreadOf(list)]);
  return { ...spreadOf(all), perSecond: (all.length / total) * 1000, kinds };
}

process.on("message", (order: SqlOrder) => process.send?.(run(order)));

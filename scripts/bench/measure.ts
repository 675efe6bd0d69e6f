import type { Shot } from "./connection.ts";
import { applyLoad, type LoadOutcome } from "./load.ts";
import { medianBy, type Spread, spreadOf } from "./percentiles.ts";

const CONNECTIONS = 16;
export const WARM_UP_SECONDS = 2;

/** What is counted beside: database calls, and milliseconds of processor time of each process. */
export type Counters = Partial<Record<"calls" | "generator" | "worker" | "endpoint", number>>;

export interface Figures extends Spread {
  perSecond: number;
  /** By kind of request, where there are several. */
  kinds: [kind: string, spread: Spread][];
  /** Lowest and highest requests per second of the repetitions. */
  range: [low: number, high: number];
  /** Counters for one request. */
  each: Counters;
}

export interface Method {
  seconds: number;
  repeats: number;
}

/**
 * Warms up, applies the load `repeats` times and gives the figures of the run in the middle.
 * @param count reads the counters
 */
export async function measure(
  origin: URL,
  shot: (n: number) => Shot,
  { seconds, repeats }: Method,
  count: () => Promise<Counters> = async () => ({}),
): Promise<Figures> {
  let sent = 0;
  const once = async (length: number) => {
    const base = sent;
    const outcome = await applyLoad(origin, { connections: CONNECTIONS, seconds: length, shot: (n) => shot(base + n) });
    sent += outcome.requests;
    return outcome;
  };
  await once(WARM_UP_SECONDS);
  const before = await countAll(count);
  const warm = sent;
  const runs: [LoadOutcome, ...LoadOutcome[]] = [await once(seconds)];
  while (runs.length < repeats) runs.push(await once(seconds));
  return { ...figuresOf(runs), each: difference(await countAll(count), before, sent - warm) };
}

async function countAll(count: () => Promise<Counters>): Promise<Counters> {
  const { user, system } = process.cpuUsage();
  return { ...(await count()), generator: (user + system) / 1000 };
}

function difference(after: Counters, before: Counters, requests: number): Counters {
  const of = ([name, value]: [string, number]) => [name, (value - (before[name as keyof Counters] ?? 0)) / requests];
  return Object.fromEntries(Object.entries(after).map(of));
}

const rateOf = (run: LoadOutcome) => run.requests / run.seconds;

/** The figures of the median run and how far the others were from it. */
export function figuresOf(runs: [LoadOutcome, ...LoadOutcome[]]): Omit<Figures, "each"> {
  const median = medianBy(runs, rateOf);
  const rates = runs.map(rateOf);
  return {
    ...spreadOf([...median.latencies.values()].flat()),
    perSecond: rateOf(median),
    kinds: [...median.latencies].map(([kind, list]) => [kind, spreadOf(list)]),
    range: [Math.min(...rates), Math.max(...rates)],
  };
}

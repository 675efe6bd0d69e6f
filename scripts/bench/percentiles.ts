/** Latencies of one group of requests, in milliseconds. */
export interface Spread {
  count: number;
  p50: number;
  p99: number;
}

/**
 * The nearest-rank percentile: the smallest value that at least `percent` of all values do not exceed.
 * @param sorted ascending; NaN when empty
 */
export function percentile(sorted: ArrayLike<number>, percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}

/** What is told of a list of latencies, in any order. */
export function spreadOf(latencies: readonly number[]): Spread {
  const sorted = Float64Array.from(latencies).sort();
  return { count: sorted.length, p50: percentile(sorted, 50), p99: percentile(sorted, 99) };
}

/** The middle one by `measure`; of an even number the lower of the two in the middle. */
export function medianBy<T>(runs: readonly [T, ...T[]], measure: (run: T) => number): T {
  const ordered = [...runs].sort((one, other) => measure(one) - measure(other));
  return ordered[Math.floor((ordered.length - 1) / 2)] ?? runs[0];
}

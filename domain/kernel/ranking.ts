/** What one of several things that are compared is worth in a row. */
export interface Ranked {
  /** The least is the best; null where it does not count or nothing is better than anything else. */
  rank: number | null;
}

/** The best of a row; null where fewer than two count, or all are the same. */
export function bestOf(values: readonly Ranked[]): number | null {
  const ranks = values.flatMap(({ rank }) => (rank === null ? [] : [rank]));
  const best = Math.min(...ranks);
  return ranks.length > 1 && ranks.some((rank) => rank > best) ? best : null;
}

/**
 * By how much an amount is above another, in hundredths of a percent, below it under zero; what is less than a tenth of a
 * percent is nothing. Null where there is nothing to measure by.
 */
export function shareOver(amount: number | null, measure: number | null): number | null {
  if (amount === null || measure === null || measure <= 0) return null;
  const hundredths = ((amount - measure) / measure) * 10_000;
  // Beyond a tenth a reader wants no decimals.
  const step = Math.abs(hundredths) < 1000 ? 10 : 100;
  return Math.round(hundredths / step) * step || 0;
}

/** True where not all say the same. */
export function differs(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}

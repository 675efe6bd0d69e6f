/** Dirhams from which on a ruling takes two operators, unless the site is set up otherwise. */
export const RULING_LIMIT_AED = 50_000;

/**
 * Whether an order is of more than one operator rules on alone.
 * @param order its total in fils at the rate that was frozen with it, which nobody who rules can change
 * @param limitAed whole dirhams
 */
export function needsTwo({ totalAedMinor }: { totalAedMinor: number }, limitAed: number): boolean {
  return totalAedMinor > limitAed * 100;
}

import type { Currency } from "#domain/kernel/currency.ts";
import { exactOrNull, inAed, RATE_UNIT } from "#domain/kernel/money.ts";

/** Dirhams from which on a ruling takes two operators, unless the site is set up otherwise. */
export const RULING_LIMIT_AED = 50_000;

/**
 * Whether an order is of more than one operator rules on alone; one whose worth in dirhams nobody knows is.
 * @param rateToAed what the platform holds the currency to be worth today, in millionths of a dirham; null without a rate
 * @param limitAed whole dirhams
 */
export function needsTwo(
  { totalMinor, currency }: { totalMinor: number; currency: Currency },
  rateToAed: number | null,
  limitAed: number,
): boolean {
  const rate = currency === "AED" ? RATE_UNIT : rateToAed;
  if (rate === null) return true;
  const worth = exactOrNull(() => inAed(totalMinor, { currency, rateToAed: rate }));
  return worth === null || worth > limitAed * 100;
}

/** From `minQuantity` units on, one unit costs `priceMinor` in the product's currency. */
export interface PriceTier {
  minQuantity: number;
  priceMinor: number;
}

export const MAX_TIERS = 6;

/** What is wrong with a tier: at or below the minimum order, as much as the one before, or dearer than it. */
export type TierProblem = "below_moq" | "not_ascending" | "not_cheaper";

/**
 * Checks tiers as a supplier writes them, in order: quantities rise from above the minimum order, prices fall.
 * @param priceMinor price from the minimum order on
 * @returns for each tier what is wrong with it, or null
 */
export function tierProblems(tiers: readonly PriceTier[], moq: number, priceMinor: number): (TierProblem | null)[] {
  return tiers.map((tier, place) => {
    const before = tiers[place - 1] ?? { minQuantity: moq, priceMinor };
    if (tier.minQuantity <= moq) return "below_moq";
    if (tier.minQuantity <= before.minQuantity) return "not_ascending";
    return tier.priceMinor < before.priceMinor ? null : "not_cheaper";
  });
}

/**
 * What one unit costs at a quantity: the deepest tier that is reached wins, whatever their order; of two with the same
 * quantity, which old imports may hold, the cheaper one (workflows: never again 11).
 * @param priceMinor price from the minimum order on; null is "on request", which tiers do not change
 */
export function unitPriceAt(quantity: number, priceMinor: number | null, tiers: readonly PriceTier[]): number | null {
  if (priceMinor === null) return null;
  const reached = tiers.filter(({ minQuantity }) => minQuantity <= quantity);
  const deepest = Math.max(...reached.map(({ minQuantity }) => minQuantity));
  const candidates = reached.filter(({ minQuantity }) => minQuantity === deepest);
  return candidates.length === 0 ? priceMinor : Math.min(...candidates.map((tier) => tier.priceMinor));
}

/** What whole units cost together, in minor units: exact, or null beyond what a number holds exactly. */
export function amountAt(quantity: number, unitPriceMinor: number): number | null {
  const amountMinor = unitPriceMinor * quantity;
  return Number.isSafeInteger(amountMinor) ? amountMinor : null;
}

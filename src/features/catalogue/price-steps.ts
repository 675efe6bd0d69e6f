export interface PriceStep {
  minQuantity: number;
  priceMinor: number;
}

interface Priced {
  /** Minor units for one unit at the minimum order; null is "on request". */
  priceMinor: number | null;
  moq: number;
}

/**
 * The steps of a product's price, ascending: from the minimum order on its price, then the quantity prices.
 * A quantity price at or below the minimum order stands for the price itself. Empty for "on request".
 */
export function priceSteps({ priceMinor, moq }: Priced, tiers: readonly PriceStep[]): PriceStep[] {
  if (priceMinor === null) return [];
  const higher = tiers.filter(({ minQuantity }) => minQuantity > moq);
  return [{ minQuantity: moq, priceMinor }, ...higher].sort((a, b) => a.minQuantity - b.minQuantity);
}

import { leastQuantity } from "#domain/catalogue/order-quantity.ts";

export interface PriceStep {
  minQuantity: number;
  priceMinor: number;
}

interface Priced {
  /** Minor units for one unit at the minimum order; null is "on request". */
  priceMinor: number | null;
  moq: number;
  /** It is ordered in steps of so many units. */
  orderMultiple: number;
}

/**
 * The steps of a product's price, ascending: from the minimum order on its price, then the quantity prices.
 * A quantity price at or below the minimum order stands for the price itself. Each begins at the first quantity that can
 * be ordered; of two that begin together the cheaper one counts. Empty for "on request".
 */
export function priceSteps({ priceMinor, moq, orderMultiple }: Priced, tiers: readonly PriceStep[]): PriceStep[] {
  if (priceMinor === null) return [];
  const higher = tiers.filter(({ minQuantity }) => minQuantity > moq);
  const steps = [{ minQuantity: moq, priceMinor }, ...higher]
    .sort((a, b) => a.minQuantity - b.minQuantity)
    .map((step) => ({ ...step, minQuantity: leastQuantity({ moq: step.minQuantity, multiple: orderMultiple }) }));
  return steps.filter(({ minQuantity }, at) => steps[at + 1]?.minQuantity !== minQuantity);
}

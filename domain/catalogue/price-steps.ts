import { leastQuantity, type QuantityProblem, quantityProblem } from "./order-quantity.ts";
import { amountAt, type PriceTier, unitPriceAt } from "./price-tiers.ts";

/** What of a product decides on the price of a quantity. */
export interface SteppedGoods {
  /** Minor units for one unit at the minimum order; null is "on request". */
  priceMinor: number | null;
  moq: number;
  /** It is ordered in steps of so many units. */
  orderMultiple: number;
}

/** A price step that makes a unit cheaper. */
export interface CheaperStep extends PriceTier {
  /** How many units more than now. */
  more: number;
}

/** What a quantity costs, and what more of it would. Money in minor units of the product's currency. */
export interface PricedQuantity {
  /** What stands in the way of ordering it; then nothing of the rest is there. */
  problem: QuantityProblem | null;
  /** The step that holds; null where the price is on request. */
  step: PriceTier | null;
  amountMinor: number | null;
  next: (CheaperStep & { savesMinor: number }) | null;
}

/**
 * The steps of a product's price, ascending: from the minimum order on its price, then the quantity prices.
 * Each begins at the first quantity that can be ordered, with what the cart takes there. Empty for "on request".
 */
export function priceSteps({ priceMinor, moq, orderMultiple }: SteppedGoods, tiers: readonly PriceTier[]): PriceTier[] {
  const higher = tiers.filter(({ minQuantity }) => minQuantity > moq).map(({ minQuantity }) => minQuantity);
  const starts = [moq, ...higher].map((from) => leastQuantity({ moq: from, multiple: orderMultiple }));
  return [...new Set(starts)]
    .sort((one, other) => one - other)
    .flatMap((minQuantity) => {
      const price = unitPriceAt(minQuantity, priceMinor, tiers);
      return price === null ? [] : [{ minQuantity, priceMinor: price }];
    });
}

/** The nearest step above a quantity that makes a unit cheaper; undefined where none does. */
export function cheaperStep(
  steps: readonly PriceTier[],
  quantity: number,
  unitPriceMinor: number,
): CheaperStep | undefined {
  const next = steps.find((step) => step.minQuantity > quantity && step.priceMinor < unitPriceMinor);
  return next && { ...next, more: next.minQuantity - quantity };
}

/**
 * What a quantity of a product costs by its {@link priceSteps}. `savesMinor` is what the next step takes off the whole
 * sum, although it is more goods; 0 where it costs more.
 */
export function priceQuantity(quantity: number, goods: SteppedGoods, steps: readonly PriceTier[]): PricedQuantity {
  const problem = quantityProblem(quantity, { moq: goods.moq, multiple: goods.orderMultiple });
  const step = steps.findLast(({ minQuantity }) => minQuantity <= quantity);
  if (problem || !step) return { problem, step: null, amountMinor: null, next: null };
  const amountMinor = amountAt(quantity, step.priceMinor);
  const next = cheaperStep(steps, quantity, step.priceMinor);
  const nextMinor = next ? amountAt(next.minQuantity, next.priceMinor) : null;
  const savesMinor = amountMinor === null || nextMinor === null ? 0 : Math.max(0, amountMinor - nextMinor);
  return { problem, step, amountMinor, next: next ? { ...next, savesMinor } : null };
}

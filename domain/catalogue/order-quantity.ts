/** What stands in the way of ordering a quantity, and the next one that can be ordered. */
export interface QuantityProblem {
  code: "below_moq" | "not_a_multiple";
  next: number;
}

/** How a product is ordered: whole units from `moq` on, in steps of `multiple`. */
export interface QuantityRule {
  moq: number;
  multiple: number;
}

/** The least quantity that can be ordered: the first multiple that reaches the minimum. */
export function leastQuantity({ moq, multiple }: QuantityRule): number {
  return Math.ceil(moq / multiple) * multiple;
}

/** True where the minimum order is itself a quantity that can be ordered. */
export function isMinimumInSteps(rule: QuantityRule): boolean {
  return leastQuantity(rule) === rule.moq;
}

/**
 * What is wrong with a quantity; null where it can be ordered. The next valid quantity is never below the one that was
 * asked for, so nobody gets less than they wanted.
 */
export function quantityProblem(quantity: number, rule: QuantityRule): QuantityProblem | null {
  if (quantity < rule.moq) return { code: "below_moq", next: leastQuantity(rule) };
  if (quantity % rule.multiple === 0) return null;
  return { code: "not_a_multiple", next: Math.ceil(quantity / rule.multiple) * rule.multiple };
}

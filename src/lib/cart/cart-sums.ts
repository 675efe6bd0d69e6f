import type { Currency } from "#domain/kernel/currency.ts";
import type { CartLineView } from "./use-priced-lines.ts";

/** True for a line that can be ordered as it stands. */
export function isOrderable(line: CartLineView): boolean {
  return line.problem === null && line.amountMinor !== null;
}

/** True for a line whose price for its quantity did not come. */
export function isUnpriced({ product, problem, amountMinor }: CartLineView): boolean {
  return product !== null && problem === null && amountMinor === null;
}

/**
 * Sums of the lines that have a price, by currency in the order of the lines; minor units. None while one is unpriced: without it
 * they would be read as the whole.
 */
export function sumsOf(lines: readonly CartLineView[]): [Currency, number][] {
  if (lines.some(isUnpriced)) return [];
  const sums = new Map<Currency, number>();
  for (const { product, amountMinor } of lines) {
    if (product && amountMinor !== null) sums.set(product.currency, (sums.get(product.currency) ?? 0) + amountMinor);
  }
  return [...sums];
}

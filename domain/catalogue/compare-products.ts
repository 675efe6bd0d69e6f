import type { Currency } from "#domain/kernel/currency.ts";
import { bestOf } from "#domain/kernel/ranking.ts";
import { leastQuantity } from "./order-quantity.ts";
import { type PricedQuantity, priceQuantity, priceSteps, type SteppedGoods } from "./price-steps.ts";
import type { PriceTier } from "./price-tiers.ts";
import { isMeasure, type Unit } from "./product-facts.ts";

interface PricedGoods extends SteppedGoods {
  tiers: readonly PriceTier[];
  currency: Currency;
  unit: Unit;
}

/** What a quantity of one of several products costs. */
export interface ComparedPrice extends PricedQuantity {
  steps: readonly PriceTier[];
  /** Nothing beside it costs less. */
  isLowest: boolean;
}

/** Why sums say nothing about which product costs less; `content`: a unit of one may hold more than a unit of another. */
export type Unlike = "currency" | "unit" | "content";

/** The quantity that a comparison begins with: each product's minimum order is reached by it. */
export function startingQuantity(products: readonly SteppedGoods[]): number {
  return Math.max(1, ...products.map(({ moq, orderMultiple }) => leastQuantity({ moq, multiple: orderMultiple })));
}

/**
 * What a quantity of each product costs, and which costs least. None does where fewer than two can be ordered in that
 * quantity, where all cost the same, or where sums are of unlike currencies or of goods that are not measured alike.
 * @param quantity whole units of each
 */
export function comparePrices(
  products: readonly PricedGoods[],
  quantity: number,
): { prices: ComparedPrice[]; unlike: Unlike | null } {
  const priced = products.map((product) => {
    const steps = priceSteps(product, product.tiers);
    return { steps, ...priceQuantity(quantity, product, steps) };
  });
  const unlike = unlikenessOf(products.filter((_, at) => priced[at]?.amountMinor != null));
  const lowest = unlike ? null : bestOf(priced.map(({ amountMinor }) => ({ rank: amountMinor })));
  return {
    prices: priced.map((price) => ({ ...price, isLowest: lowest !== null && price.amountMinor === lowest })),
    unlike,
  };
}

function unlikenessOf(products: readonly PricedGoods[]): Unlike | null {
  const kinds = (of: (product: PricedGoods) => string) => new Set(products.map(of)).size;
  if (kinds(({ currency }) => currency) > 1) return "currency";
  if (kinds(({ unit }) => unit) > 1) return "unit";
  return products.length > 1 && !products.every(({ unit }) => isMeasure(unit)) ? "content" : null;
}

/** A specification that any of several products has, with what each says; null where it says nothing. */
export interface SpecRow {
  label: string;
  /** Place of the product whose word the label is. */
  of: number;
  values: (string | null)[];
}

/** The specifications of several products beside each other; labels that differ by case or spaces alone are one. */
export function specRows(products: readonly { specs: readonly (readonly [string, string])[] }[]): SpecRow[] {
  const rows = new Map<string, SpecRow>();
  for (const [at, { specs }] of products.entries()) {
    for (const [label, value] of specs) {
      // What a row lacks says nothing, whatever its type promises.
      if (!label?.trim() || !value?.trim()) continue;
      const key = label.trim().replaceAll(/\s+/g, " ").toLowerCase();
      const row = rows.get(key) ?? { label, of: at, values: products.map(() => null) };
      const known = row.values[at];
      row.values[at] = known ? `${known} · ${value}` : value;
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

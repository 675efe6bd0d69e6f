import { useEffect, useState } from "react";
import { readQuantity } from "#domain/catalogue/address-quantity.ts";
import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { type PricedQuantity, priceQuantity, priceSteps } from "#domain/catalogue/price-steps.ts";
import type { PriceTier } from "#domain/catalogue/price-tiers.ts";
import { useDebounced } from "#src/lib/use-debounced.ts";
import type { ProductPage } from "./product-page.ts";

/** Taps and digits that follow each other sooner change the address once: browsers refuse many changes in a row. */
const SETTLED_MS = 400;

/** How much of a product is wanted, with what it costs. */
export interface ChosenQuantity extends PricedQuantity {
  quantity: number;
  /** The least that can be ordered, which stands there until somebody chooses. */
  least: number;
  steps: readonly PriceTier[];
  choose: (quantity: number) => void;
}

/**
 * The quantity that the whole page speaks of.
 * @param address what the address says of it; the least where that can't be read
 * @param tell writes it into the address once it stands still; undefined for the least
 */
export function useChosenQuantity(
  { product, tiers }: Pick<ProductPage, "product" | "tiers">,
  address: unknown,
  tell: (quantity: number | undefined) => void,
): ChosenQuantity {
  const least = leastQuantity({ moq: product.moq, multiple: product.orderMultiple });
  const asked = readQuantity(address);
  const [quantity, choose] = useState(asked ?? least);
  const settled = useDebounced(quantity, SETTLED_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it was chosen, not when the address changes
  useEffect(() => {
    if (settled !== (asked ?? least)) tell(settled === least ? undefined : settled);
  }, [settled]);
  const steps = priceSteps(product, tiers);
  return { quantity, least, steps, choose, ...priceQuantity(quantity, product, steps) };
}

import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { type PricedQuantity, priceQuantity, priceSteps } from "#domain/catalogue/price-steps.ts";
import type { PriceTier } from "#domain/catalogue/price-tiers.ts";
import type { ProductPage } from "./product-page.ts";
import { useAddressQuantity } from "./use-address-quantity.ts";

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
  const { quantity, choose } = useAddressQuantity(least, address, tell);
  const steps = priceSteps(product, tiers);
  return { quantity, least, steps, choose, ...priceQuantity(quantity, product, steps) };
}

import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";

/** The next price step above a quantity that makes a unit cheaper; undefined at the deepest. */
export function nextStep({ product, quantity, unitPriceMinor }: CartLineView) {
  if (!product || unitPriceMinor === null) return undefined;
  const cheaper = product.tiers.filter((tier) => tier.minQuantity > quantity && tier.priceMinor < unitPriceMinor);
  const [next] = cheaper.sort((one, other) => one.minQuantity - other.minQuantity);
  // Ordered in steps, it is reached by the first step at or above it.
  return next && { ...next, minQuantity: leastQuantity({ moq: next.minQuantity, multiple: product.multiple }) };
}

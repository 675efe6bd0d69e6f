import { ProductPrices } from "#src/features/catalogue/product-prices.tsx";
import type { BuyersView } from "#src/features/products/editor-context.ts";

/** The prices of a product that is being written, as its page will show them. */
export function PriceLadder({ tiers, ...product }: Parameters<BuyersView["ladder"]>[0]) {
  return <ProductPrices page={{ product, tiers }} />;
}

import { useEffect } from "react";
import { fillCart, hasCart } from "#src/lib/cart/cart-store.ts";
import { useAccountCart } from "#src/lib/cart/use-cart-keeping.ts";
import { usePricedLines } from "#src/lib/cart/use-priced-lines.ts";
import { SAMPLE_LINES } from "./sample-lines.ts";

/** The cart of its own page: with what the account's other browsers did, and the demo's samples on a first visit. */
export function usePricedCart(hasSamples: boolean) {
  useAccountCart();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the first visit
  useEffect(() => {
    if (hasSamples && !hasCart()) fillCart(SAMPLE_LINES);
  }, []);
  return usePricedLines();
}

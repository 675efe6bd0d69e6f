import type { ReactNode } from "react";
import { PriceLine } from "./price-line.tsx";
import { priceSteps } from "./price-steps.ts";
import type { ProductPage } from "./product-page.ts";

/** On a phone the price and the button stay under the thumb, above the bottom navigation. */
export function QuoteBar({ page: { product, tiers }, children }: { page: ProductPage; children: ReactNode }) {
  const steps = priceSteps(product, tiers);
  const lowest = steps.length === 0 ? null : Math.min(...steps.map(({ priceMinor }) => priceMinor));
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-sand-200 border-t bg-white lg:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-3xl items-center justify-between gap-3 px-4 py-2">
        <p className="text-sm leading-snug">
          <PriceLine minor={lowest} currency={product.currency} unit={product.unit} isFrom={steps.length > 1} />
        </p>
        {/* A second button stands here by its picture alone: the price needs the room. */}
        <div data-bar="" className="group/bar flex shrink-0 items-center gap-2">
          {children}
        </div>
      </div>
    </div>
  );
}

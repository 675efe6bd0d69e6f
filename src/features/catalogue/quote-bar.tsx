import type { ReactNode } from "react";
import { Total } from "./buy-box.tsx";
import { PriceLine } from "./price-line.tsx";
import type { ProductPage } from "./product-page.ts";
import type { ChosenQuantity } from "./use-chosen-quantity.ts";

interface QuoteBarProps {
  product: ProductPage["product"];
  chosen: ChosenQuantity;
  children: ReactNode;
}

/** On a phone the sum and the button stay under the thumb, above the bottom navigation. */
export function QuoteBar({ product, chosen, children }: QuoteBarProps) {
  const { steps, amountMinor } = chosen;
  const lowest = steps.length === 0 ? null : Math.min(...steps.map(({ priceMinor }) => priceMinor));
  return (
    <div
      data-sticky-bar=""
      className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-sand-200 border-t bg-white lg:hidden print:hidden"
    >
      <div className="mx-auto flex max-w-3xl items-center justify-between gap-3 px-4 py-2">
        <p className="text-sm leading-tight">
          {amountMinor === null ? (
            <PriceLine minor={lowest} currency={product.currency} unit={product.unit} isFrom={steps.length > 1} />
          ) : (
            <Total product={product} chosen={chosen} isBrief />
          )}
        </p>
        {/* A second button stands here by its picture alone: the price needs the room. */}
        <div data-bar="" className="group/bar flex shrink-0 items-center gap-2 max-sm:[&_.rt-Button]:px-3">
          {children}
        </div>
      </div>
    </div>
  );
}

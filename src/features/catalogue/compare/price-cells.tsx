import { Check } from "lucide-react";
import type { ComparedPrice } from "#domain/catalogue/compare-products.ts";
import type { NamedProduct } from "#domain/catalogue/named-product.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Approx } from "#src/ui/text/approx.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { quantityProblemLabels } from "#src/vocabulary/quantity-problem-labels.ts";
import { formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";
import { Total, TotalApprox } from "../buy-box.tsx";

interface CellProps {
  product: NamedProduct;
  price: ComparedPrice;
}

/** What the quantity costs of a product, or why it can't be ordered. */
export function TotalCell({ product, price, quantity }: CellProps & { quantity: number }) {
  if (product.priceMinor === null) return <span className="font-normal">{m.catalogue_price_on_request()}</span>;
  if (price.problem) {
    return (
      <span className="font-normal text-clay-700 text-sm">{quantityProblemLabels(price.problem, product.unit)}</span>
    );
  }
  // A sum beyond exact numbers is none.
  if (price.amountMinor === null) return <span className="font-normal">{m.rfqs_compare_unknown()}</span>;
  const chosen = { ...price, quantity };
  return (
    <>
      <Total product={product} chosen={chosen} isBrief />
      <TotalApprox product={product} chosen={chosen} />
    </>
  );
}

/** What a unit costs from which quantity on; the step that the quantity reaches is lit. */
export function PriceCell({ product: { currency, unit }, price: { steps, step } }: CellProps) {
  if (steps.length === 0) return m.catalogue_price_on_request();
  return (
    <ul className="-mx-1 grid gap-1 text-sm">
      {steps.map(({ minQuantity, priceMinor }) => {
        const isHeld = step?.minQuantity === minQuantity;
        return (
          <li
            key={minQuantity}
            aria-current={isHeld ? "true" : undefined}
            className={`rounded-md px-2 py-1 ${isHeld ? "bg-gulf-50 font-bold text-gulf-900 shadow-[inset_0_0_0_2px_var(--border-color-gulf-700)]" : "text-sand-700"}`}
          >
            <span className="block text-xs">
              {m.catalogue_product_prices_from({ quantity: formatQuantity(minQuantity, unit) })}
              {isHeld && <Check aria-hidden size={14} className="ms-1 inline-block align-[-0.2em] text-gulf-700" />}
            </span>
            <Price minor={priceMinor} currency={currency} />{" "}
            <span className="whitespace-nowrap font-normal text-sand-600 text-xs">/ {unitName(unit)}</span>
            <Approx minor={priceMinor} currency={currency} />
          </li>
        );
      })}
    </ul>
  );
}

import { priceSteps } from "#domain/catalogue/price-steps.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ApproxNote } from "#src/ui/text/approx.tsx";
import { PriceLine } from "./price-line.tsx";
import { PriceTiers } from "./price-tiers.tsx";
import type { ProductPage } from "./product-page.ts";
import type { ChosenQuantity } from "./use-chosen-quantity.ts";

interface ProductPricesProps {
  page: {
    product: Pick<ProductPage["product"], "priceMinor" | "currency" | "unit" | "moq" | "orderMultiple">;
    tiers: ProductPage["tiers"];
  };
  /** The quantity that is chosen beside it; none where the product is only looked at. */
  chosen?: Pick<ChosenQuantity, "step" | "choose">;
}

/** What a unit costs: at each quantity, at any, or on request. */
export function ProductPrices({ page: { product, tiers }, chosen }: ProductPricesProps) {
  const { priceMinor, currency, unit } = product;
  if (priceMinor === null) {
    return (
      <div className="grid gap-1 rounded-lg border border-brass-200 bg-brass-50 p-4">
        <p className="font-bold text-gulf-900 text-lg">{m.catalogue_price_on_request()}</p>
        <p className="text-sand-700 text-sm">{m.catalogue_product_on_request_note()}</p>
      </div>
    );
  }
  const steps = priceSteps(product, tiers);
  return (
    <div className="grid gap-2">
      {steps.length > 1 ? (
        <PriceTiers steps={steps} currency={currency} unit={unit} chosen={chosen} />
      ) : (
        <p className={chosen ? "" : "text-2xl"}>
          <PriceLine minor={priceMinor} currency={currency} unit={unit} isFrom={false} />
        </p>
      )}
      <p className="text-sand-600 text-xs">{m.catalogue_product_prices_note()}</p>
      <ApproxNote currencies={[currency]} />
    </div>
  );
}

import { m } from "#i18n/paraglide/messages.js";
import { PriceLine } from "./price-line.tsx";
import { priceSteps } from "./price-steps.ts";
import { PriceTiers } from "./price-tiers.tsx";
import type { ProductPage } from "./product-page.ts";

interface ProductPricesProps {
  page: {
    product: Pick<ProductPage["product"], "priceMinor" | "currency" | "unit" | "moq" | "orderMultiple">;
    tiers: ProductPage["tiers"];
  };
}

/** What a unit costs: at each quantity, at any, or on request. */
export function ProductPrices({ page: { product, tiers } }: ProductPricesProps) {
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
  if (steps.length > 1) return <PriceTiers steps={steps} currency={currency} unit={unit} />;
  return (
    <div className="grid gap-1">
      <p className="text-2xl">
        <PriceLine minor={priceMinor} currency={currency} unit={unit} isFrom={false} />
      </p>
      <p className="text-sand-600 text-xs">{m.catalogue_product_prices_note()}</p>
    </div>
  );
}

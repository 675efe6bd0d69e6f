import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatQuantity, unitName } from "#src/lib/trade-terms.ts";
import { Price } from "#src/ui/price.tsx";
import type { PriceStep } from "./price-steps.ts";

interface PriceTiersProps {
  steps: readonly PriceStep[];
  currency: Currency;
  unit: Unit;
}

/** What a unit costs at which quantity. */
export function PriceTiers({ steps, currency, unit }: PriceTiersProps) {
  return (
    <div className="grid gap-2">
      <div className="overflow-hidden rounded-lg border border-sand-200 bg-white">
        <table className="w-full border-collapse">
          <caption className="sr-only">{m.catalogue_product_prices()}</caption>
          <thead className="bg-gulf-50 text-gulf-900 text-sm">
            <tr>
              <th scope="col" className="px-4 py-2 text-start">
                {m.catalogue_product_prices_quantity()}
              </th>
              <th scope="col" className="px-4 py-2 text-end">
                {m.catalogue_product_prices_price()} <span className="font-normal">/ {unitName(unit)}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, index) => (
              <tr key={step.minQuantity} className="border-sand-200 border-t">
                <th scope="row" className="px-4 py-2.5 text-start font-normal text-sand-700">
                  {rangeOf(step, steps[index + 1], unit)}
                </th>
                <td className="whitespace-nowrap px-4 py-2.5 text-end font-bold text-gulf-900">
                  <Price minor={step.priceMinor} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sand-600 text-xs">{m.catalogue_product_prices_note()}</p>
    </div>
  );
}

function rangeOf(step: PriceStep, next: PriceStep | undefined, unit: Unit): string {
  if (!next) return m.catalogue_product_prices_from({ quantity: formatQuantity(step.minQuantity, unit) });
  return m.catalogue_product_prices_between({
    from: formatNumber(step.minQuantity, currentLocale()),
    to: formatQuantity(next.minQuantity - 1, unit),
  });
}

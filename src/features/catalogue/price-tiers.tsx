import { Check } from "lucide-react";
import type { PriceTier } from "#domain/catalogue/price-tiers.ts";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Approx } from "#src/ui/text/approx.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";
import type { ChosenQuantity } from "./use-chosen-quantity.ts";

interface PriceTiersProps {
  steps: readonly PriceTier[];
  currency: Currency;
  unit: Unit;
  /** The step that holds is marked, and each can be chosen. */
  chosen?: Pick<ChosenQuantity, "step" | "choose"> | undefined;
}

/** What a unit costs at which quantity. Rows are boxes, so that a button can fill one. */
export function PriceTiers({ steps, currency, unit, chosen }: PriceTiersProps) {
  return (
    <table className="block overflow-hidden rounded-lg border border-sand-200 bg-white">
      <caption className="sr-only">{m.catalogue_product_prices()}</caption>
      <thead className="block bg-gulf-50 text-gulf-900 text-sm">
        <tr className="flex justify-between">
          <th scope="col" className="px-4 py-2 text-start">
            {m.catalogue_product_prices_quantity()}
          </th>
          <th scope="col" className="px-4 py-2 text-end">
            {m.catalogue_product_prices_price()} <span className="font-normal">/ {unitName(unit)}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block">
        {steps.map((step, index) => (
          <Row
            key={step.minQuantity}
            range={rangeOf(step, steps[index + 1], unit)}
            price={
              <>
                <Price minor={step.priceMinor} currency={currency} />
                <Approx minor={step.priceMinor} currency={currency} />
              </>
            }
            isHeld={chosen?.step?.minQuantity === step.minQuantity}
            onChoose={chosen && (() => chosen.choose(step.minQuantity))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  range: string;
  price: React.ReactNode;
  isHeld: boolean;
  onChoose: (() => void) | undefined;
}

function Row({ range, price, isHeld, onChoose }: RowProps) {
  const look = isHeld
    ? "bg-gulf-50 text-gulf-900 shadow-[inset_0_0_0_2px_var(--border-color-gulf-700)]"
    : onChoose
      ? "text-sand-700 hover:bg-sand-50"
      : "text-sand-700";
  return (
    <tr
      aria-current={isHeld ? "true" : undefined}
      className={`relative flex min-h-11 items-center justify-between border-sand-200 border-t ${look}`}
    >
      <th scope="row" className={`px-4 py-1.5 text-start ${isHeld ? "font-bold" : "font-normal"}`}>
        {onChoose ? (
          <button
            type="button"
            aria-pressed={isHeld}
            onClick={onChoose}
            className="text-start after:absolute after:inset-0"
          >
            {range}
          </button>
        ) : (
          range
        )}
        {isHeld && <Check aria-hidden size={18} className="ms-2 inline-block align-[-0.2em] text-gulf-700" />}
      </th>
      <td className="whitespace-nowrap px-4 py-1.5 text-end font-bold text-gulf-900">{price}</td>
    </tr>
  );
}

function rangeOf(step: PriceTier, next: PriceTier | undefined, unit: Unit): string {
  if (!next) return m.catalogue_product_prices_from({ quantity: formatQuantity(step.minQuantity, unit) });
  return m.catalogue_product_prices_between({
    from: formatNumber(step.minQuantity, currentLocale()),
    to: formatQuantity(next.minQuantity - 1, unit),
  });
}

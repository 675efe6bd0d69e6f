import type { ReactNode } from "react";
import { formatMoney } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#src/ui/button.tsx";
import { QuantityStepper } from "#src/ui/fields/quantity-stepper.tsx";
import { ForwardArrow } from "#src/ui/forward-icon.tsx";
import { Approx } from "#src/ui/text/approx.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { quantityProblemLabels } from "#src/vocabulary/quantity-problem-labels.ts";
import { formatQuantity, unitName } from "#src/vocabulary/trade-terms.ts";
import type { ProductPage } from "./product-page.ts";
import { ProductPrices } from "./product-prices.tsx";
import type { ChosenQuantity } from "./use-chosen-quantity.ts";

const NOTE = "quantity-note";

interface BuyBoxProps {
  page: ProductPage;
  chosen: ChosenQuantity;
  /** What is done with the quantity. */
  quote: ReactNode;
  cart: ReactNode;
}

/** How much, what it costs, and what more of it would; then what is done with it. */
export function BuyBox({ page, chosen, quote, cart }: BuyBoxProps) {
  const { name, unit, orderMultiple, currency } = page.product;
  const { quantity, least, problem, choose } = chosen;
  return (
    <section aria-label={m.catalogue_product_buy()} className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1 print:hidden">
          <p aria-hidden className="text-sand-700 text-sm">
            {m.cart_quantity()} · {unitName(unit)}
          </p>
          <QuantityStepper
            value={quantity}
            least={least}
            step={orderMultiple}
            onChange={choose}
            label={m.cart_quantity()}
            lessLabel={m.cart_less({ name })}
            moreLabel={m.cart_more({ name })}
            describedBy={NOTE}
            isInvalid={problem !== null}
          />
        </div>
        <div className="text-end leading-snug">
          <p role="status">
            <Total product={page.product} chosen={chosen} />
          </p>
          {/* It comes late, and would be read out unasked. */}
          <TotalApprox product={page.product} chosen={chosen} />
        </div>
      </div>
      <ProductPrices page={page} chosen={chosen} />
      <div className="hidden flex-wrap gap-3 lg:flex print:hidden">{quote}</div>
      {cart}
      {/* Below what is pressed: a number that was typed counts as the press begins, and nothing may move then. */}
      <div id={NOTE} className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden print:hidden">
        {problem && (
          <>
            <p className="font-bold text-clay-700 text-sm">{quantityProblemLabels(problem, unit)}</p>
            <Button type="button" variant="secondary" onClick={() => choose(problem.next)}>
              {m.cart_set_next({ quantity: formatQuantity(problem.next, unit) })}
            </Button>
          </>
        )}
      </div>
      <Next chosen={chosen} unit={unit} currency={currency} />
    </section>
  );
}

interface TotalProps {
  product: Pick<ProductPage["product"], "unit" | "currency">;
  chosen: Pick<ChosenQuantity, "quantity" | "step" | "amountMinor">;
  /** In a narrow bar: without the price of a unit. */
  isBrief?: boolean;
}

/** "100 cartons × AED 98.00 = AED 9,800.00"; nothing where there is no sum. */
export function Total({
  product: { unit, currency },
  chosen: { quantity, step, amountMinor },
  isBrief = false,
}: TotalProps) {
  if (!step || amountMinor === null) return null;
  return (
    <>
      <span className={`block text-sand-700 ${isBrief ? "text-xs" : "text-sm"}`}>
        <bdi>{formatQuantity(quantity, unit)}</bdi>
        {!isBrief && (
          <>
            {" × "}
            <Price minor={step.priceMinor} currency={currency} />
          </>
        )}
        <span className="sr-only"> = </span>
      </span>
      <Price
        minor={amountMinor}
        currency={currency}
        className={`font-bold text-gulf-900 ${isBrief ? "text-sm" : "text-xl sm:text-2xl"}`}
      />
    </>
  );
}

/** About what the sum is in the reader's currency; beside what is read out as it changes, never in it. */
export function TotalApprox({ product, chosen: { amountMinor } }: Omit<TotalProps, "isBrief">) {
  return amountMinor === null ? null : <Approx minor={amountMinor} currency={product.currency} />;
}

interface NextProps {
  chosen: Pick<ChosenQuantity, "next" | "choose">;
  unit: ProductPage["product"]["unit"];
  currency: ProductPage["product"]["currency"];
}

/** How many more make a unit cheaper, and by a tap they are chosen. */
function Next({ chosen: { next, choose }, unit, currency }: NextProps) {
  if (!next) return null;
  return (
    <button
      type="button"
      onClick={() => choose(next.minQuantity)}
      className="flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-md border border-brass-300 border-dashed bg-brass-50 px-3 py-1.5 text-start text-gulf-900 text-sm hover:border-brass-500 print:hidden"
    >
      <span className="font-bold">{m.catalogue_product_more({ quantity: formatQuantity(next.more, unit) })}</span>
      <ForwardArrow size={16} />
      <span>
        {m.catalogue_product_each({ price: isolated(formatMoney(next.priceMinor, currency, currentLocale())) })}
      </span>
      {next.savesMinor > 0 && (
        <span className="font-bold text-brass-700">
          {m.catalogue_product_saves({
            amount: isolated(formatMoney(next.savesMinor, currency, currentLocale())),
          })}
        </span>
      )}
    </button>
  );
}

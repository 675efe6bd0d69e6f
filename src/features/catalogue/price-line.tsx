import type { ProductCard } from "#domain/catalogue/product-card.ts";
import type { Unit } from "#domain/catalogue/product-facts.ts";
import type { Currency } from "#domain/kernel/currency.ts";
import { formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Approx } from "#src/ui/text/approx.tsx";
import { unitName } from "#src/vocabulary/trade-terms.ts";

interface PriceLineProps {
  /** Lowest price of a unit in minor units; null when the supplier names it on request. */
  minor: number | null;
  currency: Currency;
  unit: Unit;
  /** More than one price: the lowest is announced as "from". */
  isFrom: boolean;
}

/** The price of a unit: "from 88.00 AED / carton", or that it is named on request. */
export function PriceLine({ minor, currency, unit, isFrom }: PriceLineProps) {
  if (minor === null) return <span className="font-bold text-gulf-800">{m.catalogue_price_on_request()}</span>;
  const price = formatMoney(minor, currency, currentLocale());
  return (
    <>
      <bdi>
        <span className="font-bold text-gulf-800">{isFrom ? m.catalogue_price_from({ price }) : price}</span>{" "}
        <span className="whitespace-nowrap text-sand-600 text-xs">/ {unitName(unit)}</span>
      </bdi>
      <Approx minor={minor} currency={currency} />
    </>
  );
}

type Priced = Pick<ProductCard, "tierPriceMinor" | "priceMinor" | "currency" | "unit">;

/** The price of a product in a list: the lowest of its quantity prices, or its one price. */
export function CardPrice({ product: { tierPriceMinor, priceMinor, currency, unit } }: { product: Priced }) {
  return (
    <PriceLine minor={tierPriceMinor ?? priceMinor} currency={currency} unit={unit} isFrom={tierPriceMinor !== null} />
  );
}

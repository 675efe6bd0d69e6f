import { leastQuantity } from "#domain/catalogue/order-quantity.ts";
import { m } from "#i18n/paraglide/messages.js";
import { QuantityStepper } from "#src/ui/fields/quantity-stepper.tsx";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import type { Compared } from "./compared-rows.tsx";

interface ComparedQuantityProps {
  products: readonly Compared[];
  quantity: number;
  onChoose: (quantity: number) => void;
  /** Id of what tells why it can't be ordered. */
  describedBy: string;
}

/** How much of each product is compared; by the steps of all, where they have the same. It is wrong where it suits none. */
export function ComparedQuantity({ products: compared, quantity, onChoose, describedBy }: ComparedQuantityProps) {
  const products = compared.map(({ product }) => product);
  const steps = new Set(products.map(({ orderMultiple }) => orderMultiple));
  const units = new Set(products.map(({ unit }) => unit));
  const [step = 1] = steps.size === 1 ? steps : [1];
  const [unit] = units.size === 1 ? units : [];
  const least = Math.min(...products.map(({ moq, orderMultiple }) => leastQuantity({ moq, multiple: orderMultiple })));
  return (
    <div className="grid gap-1">
      <p aria-hidden className="text-sand-700 text-sm">
        {m.catalogue_compare_quantity()}
        {unit && ` · ${unitName(unit)}`}
      </p>
      <QuantityStepper
        value={quantity}
        least={least}
        step={step}
        onChange={onChoose}
        label={m.catalogue_compare_quantity()}
        lessLabel={m.catalogue_compare_less()}
        moreLabel={m.catalogue_compare_more()}
        describedBy={describedBy}
        isInvalid={compared.every(({ price }) => price.problem)}
      />
    </div>
  );
}

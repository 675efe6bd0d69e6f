import { cheaperStep, priceSteps } from "#domain/catalogue/price-steps.ts";
import { formatMoney } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { setQuantity } from "#src/lib/cart/cart-store.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { Button } from "#src/ui/button.tsx";
import { quantityProblemLabels } from "#src/vocabulary/quantity-problem-labels.ts";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";

/** What stands in a line's way with the next valid quantity, or the quantity at which a unit gets cheaper. */
export function LineNote({ line }: { line: CartLineView }) {
  const { product, problem } = line;
  if (!product || problem?.code === "not_available") return <Refusal text={m.cart_not_available()} />;
  if (problem?.code === "no_seller") return <Refusal text={m.cart_no_seller()} />;
  if (problem?.code === "on_request") return <Refusal text={m.cart_on_request()} />;
  if (problem && "next" in problem) {
    const quantity = formatQuantity(problem.next, product.unit);
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Refusal text={quantityProblemLabels(problem, product.unit)} />
        <Button type="button" variant="secondary" onClick={() => setQuantity(line.productId, problem.next)}>
          {m.cart_set_next({ quantity })}
        </Button>
      </div>
    );
  }
  const step = nextStep(line);
  if (!step) return null;
  return (
    <p className="text-brass-700 text-sm">
      {m.cart_next_tier({
        quantity: formatQuantity(step.minQuantity, product.unit),
        price: formatMoney(step.priceMinor, product.currency, currentLocale()),
      })}
    </p>
  );
}

function Refusal({ text }: { text: string }) {
  return <p className="font-bold text-clay-700 text-sm">{text}</p>;
}

/** The next price step above a quantity that makes a unit cheaper; undefined at the deepest. */
function nextStep({ product, quantity, unitPriceMinor }: CartLineView) {
  if (!product || unitPriceMinor === null) return undefined;
  const steps = priceSteps({ ...product, orderMultiple: product.multiple }, product.tiers);
  return cheaperStep(steps, quantity, unitPriceMinor);
}

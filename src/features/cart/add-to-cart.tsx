import { Link } from "@tanstack/react-router";
import { ShoppingCart } from "lucide-react";
import { useState } from "react";
import { leastQuantity, quantityProblem } from "#domain/catalogue/order-quantity.ts";
import type { ProductPage } from "#domain/catalogue/product-page.ts";
import { m } from "#i18n/paraglide/messages.js";
import { addToCart } from "#src/lib/cart/cart-store.ts";
import { notifyStep } from "#src/lib/search-steps.ts";
import { formatQuantity } from "#src/lib/trade-terms.ts";
import { Button } from "#src/ui/button.tsx";
import { QuantityStepper } from "#src/ui/quantity-stepper.tsx";
import { showToast } from "#src/ui/toaster.tsx";
import { quantityProblemLabels } from "./quantity-problem-labels.ts";

/** Puts a product with a listed price into the cart, from its minimum order on. */
export function AddToCart({ product }: { product: ProductPage["product"] }) {
  const rule = { moq: product.moq, multiple: product.orderMultiple };
  const [quantity, setQuantity] = useState(leastQuantity(rule));
  const [isAdded, setIsAdded] = useState(false);
  const problem = quantityProblem(quantity, rule);
  const add = () => {
    addToCart(product.id, quantity);
    notifyStep("carted");
    setIsAdded(true);
    const added = m.cart_added_text({
      quantity: formatQuantity(quantity, product.unit),
      name: `\u2068${product.name}\u2069`,
    });
    void showToast("success", m.cart_added(), added);
  };
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <QuantityStepper
          value={quantity}
          least={leastQuantity(rule)}
          step={rule.multiple}
          onChange={setQuantity}
          label={m.cart_quantity()}
          lessLabel={m.cart_less({ name: product.name })}
          moreLabel={m.cart_more({ name: product.name })}
          describedBy="add-to-cart-note"
          isInvalid={problem !== null}
        />
        <Button type="button" variant="secondary" disabled={problem !== null} onClick={add} className="grow">
          <ShoppingCart aria-hidden size={18} />
          {m.cart_add()}
        </Button>
      </div>
      <p id="add-to-cart-note" className="font-bold text-clay-700 text-sm empty:hidden">
        {problem && quantityProblemLabels(problem, product.unit)}
      </p>
      {isAdded && (
        <Link to="/cart" className="inline-flex min-h-11 w-fit items-center text-gulf-700 underline underline-offset-4">
          {m.cart_open()}
        </Link>
      )}
    </div>
  );
}

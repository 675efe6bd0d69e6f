import { Link } from "@tanstack/react-router";
import { ShoppingCart } from "lucide-react";
import { useState } from "react";
import type { ProductPage } from "#domain/catalogue/product-page.ts";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { addToCart } from "#src/lib/cart/cart-store.ts";
import { notifyStep } from "#src/lib/search-steps.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/overlay/toaster.tsx";
import { formatQuantity } from "#src/vocabulary/trade-terms.ts";

interface AddToCartProps {
  product: Pick<ProductPage["product"], "id" | "name" | "unit">;
  quantity: number;
  /** The quantity can be ordered. */
  isPossible: boolean;
}

/** Puts so much of a product with a listed price into the cart. */
export function AddToCart({ product, quantity, isPossible }: AddToCartProps) {
  const [isAdded, setIsAdded] = useState(false);
  const add = () => {
    addToCart(product.id, quantity);
    notifyStep("carted");
    setIsAdded(true);
    const added = m.cart_added_text({
      quantity: formatQuantity(quantity, product.unit),
      name: isolated(product.name),
    });
    void showToast("success", m.cart_added(), added);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Button type="button" variant="secondary" disabled={!isPossible} onClick={add} className="grow">
        <ShoppingCart aria-hidden size={18} />
        {m.cart_add()}
      </Button>
      {isAdded && (
        <Link to="/cart" className="inline-flex min-h-11 w-fit items-center text-gulf-700 underline underline-offset-4">
          {m.cart_open()}
        </Link>
      )}
    </div>
  );
}

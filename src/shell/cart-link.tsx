import { ShoppingCart } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { useCart } from "#src/lib/cart/use-cart.ts";
import { counted } from "#src/vocabulary/counted.ts";

/** The cart's icon with how many products are in it. */
export function CartIcon({ size }: { size: number }) {
  const { lines } = useCart();
  return (
    <span className="relative">
      <ShoppingCart aria-hidden size={size} />
      {lines.length > 0 && (
        <span
          aria-hidden
          className="absolute -end-2.5 -top-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-brass-300 px-1 font-bold text-on-brass text-xs leading-none"
        >
          {lines.length}
        </span>
      )}
    </span>
  );
}

/** What the cart's link says: its name, and what is in it. */
export function useCartLabel(): string {
  const { lines } = useCart();
  return m.cart_badge(counted(lines.length));
}

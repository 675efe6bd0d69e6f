import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { isOrderable, isUnpriced, sumsOf } from "#src/lib/cart/cart-sums.ts";
import type { CartLineView } from "#src/lib/cart/use-priced-lines.ts";
import { Button } from "#src/ui/button.tsx";
import { Price } from "#src/ui/text/price.tsx";
import { counted } from "#src/vocabulary/counted.ts";

interface CartSummaryProps {
  lines: readonly CartLineView[];
  /** More ways on from the cart, as asking for a better price. */
  children?: ReactNode;
}

/** Subtotal, shipping and total (spec §2), and the way to the checkout once every line can be ordered. */
export function CartSummary({ lines, children }: CartSummaryProps) {
  const sums = sumsOf(lines);
  // What nobody sells is not ordered, and keeps nothing else from it.
  const counting = lines.filter(({ product, problem }) => product && problem?.code !== "no_seller");
  const isReady = counting.length > 0 && counting.every(isOrderable);
  return (
    <section
      aria-labelledby="cart-summary"
      className="grid content-start gap-4 rounded-xl border border-sand-200 bg-white p-5 shadow-card sm:p-6"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="cart-summary" className="text-gulf-900 text-xl">
          {m.cart_summary()}
        </h2>
        <p className="text-sand-600 text-sm">{m.cart_items(counted(lines.length))}</p>
      </div>
      <dl className="grid gap-3">
        <Row label={m.cart_subtotal()}>
          <Sums sums={sums} />
        </Row>
        <Row label={m.cart_shipping()}>{m.checkout_freight_open()}</Row>
        <Row label={m.cart_total()} className="border-sand-200 border-t pt-3 text-lg">
          <Sums sums={sums} className="text-gulf-900" />
        </Row>
      </dl>
      <p className="text-sand-600 text-sm">{m.cart_shipping_note()}</p>
      {isReady ? (
        <Button asChild wide>
          <Link to="/checkout">{m.cart_checkout()}</Link>
        </Button>
      ) : (
        <Button type="button" wide disabled aria-describedby="cart-blocked">
          {m.cart_checkout()}
        </Button>
      )}
      {!isReady && (
        <p id="cart-blocked" className="font-bold text-clay-700 text-sm">
          {lines.some(isUnpriced) ? m.cart_stale() : m.cart_checkout_blocked()}
        </p>
      )}
      {children}
      <Button asChild variant="secondary" wide>
        <Link to="/products">{m.cart_continue()}</Link>
      </Button>
      <p className="text-sand-600 text-sm">{m.cart_checkout_note()}</p>
    </section>
  );
}

function Row({ label, className = "", children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
      <dt className="text-sand-700">{label}</dt>
      <dd className="ms-auto text-end font-bold">{children}</dd>
    </div>
  );
}

/** One sum for each currency, each on a line of its own: they are never added up. */
function Sums({ sums, className }: { sums: ReturnType<typeof sumsOf>; className?: string }) {
  if (sums.length === 0) return "–";
  return sums.map(([currency, minor]) => (
    <span key={currency} className="block whitespace-nowrap">
      <Price minor={minor} currency={currency} {...(className ? { className } : {})} />
    </span>
  ));
}

import { Link } from "@tanstack/react-router";
import { ShoppingCart } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { fillCart, hasCart } from "#src/lib/cart/cart-store.ts";
import { useAccountCart } from "#src/lib/cart/use-cart-keeping.ts";
import { usePricedLines } from "#src/lib/cart/use-priced-lines.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { StarBullet } from "#src/ui/star-bullet.tsx";
import { CartGroups } from "./cart-groups.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { SAMPLE_LINES } from "./sample-lines.ts";

interface CartScreenProps {
  /** True in the demo, whose first visitors find two products in the cart (rulings: cart). */
  hasSamples: boolean;
  /** Asks for a quote: of an empty cart, or of what is in it. */
  quote: ReactNode;
}

/** The cart (spec §2): kept in the browser, priced by the server, by supplier. */
export function CartScreen({ hasSamples, quote }: CartScreenProps) {
  return (
    <>
      <PageHeader
        title={m.cart_title()}
        intro={m.cart_intro()}
        crumbs={[{ label: m.shell_nav_home(), link: { to: "/" } }, { label: m.cart_title() }]}
      />
      <Container className="py-6 sm:py-10">
        <Cart hasSamples={hasSamples} quote={quote} />
      </Container>
    </>
  );
}

function Cart({ hasSamples, quote }: CartScreenProps) {
  const { kept, lines, query } = usePricedCart(hasSamples);
  if (kept.length === 0) return <EmptyCart quote={quote} />;
  if (lines.length === 0 && query.isError) {
    return <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />;
  }
  if (lines.length === 0) return <Loading lines={6} />;
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
      <div className="grid gap-5">
        {query.isError && <Notice tone="error">{m.cart_stale()}</Notice>}
        <CartGroups lines={lines} />
      </div>
      <div className="grid gap-5">
        <CartSummary lines={lines}>{quote}</CartSummary>
        <CartTips />
      </div>
    </div>
  );
}

function EmptyCart({ quote }: { quote: ReactNode }) {
  return (
    <div className="grid gap-6">
      <EmptyState
        icon={<ShoppingCart aria-hidden size={40} />}
        title={m.cart_empty()}
        description={m.cart_empty_text()}
      >
        <Button asChild>
          <Link to="/products">{m.cart_browse()}</Link>
        </Button>
        {quote}
      </EmptyState>
      <CartTips />
    </div>
  );
}

/** What to look at before an order (spec §2 Cart). */
function CartTips() {
  const tips = [m.cart_tip_shipping(), m.cart_tip_returns(), m.cart_tip_discounts()];
  return (
    <section aria-labelledby="cart-tips" className="rounded-xl border border-gulf-200 bg-gulf-50 p-5 sm:p-6">
      <h2 id="cart-tips" className="mb-3 text-gulf-900 text-lg">
        {m.cart_tips_title()}
      </h2>
      <ul className="grid gap-2">
        {tips.map((tip) => (
          <li key={tip} className="flex gap-3 text-gulf-900">
            <span className="mt-2 shrink-0">
              <StarBullet />
            </span>
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cart of its own page: with what the account's other browsers did, and the demo's samples on a first visit. */
function usePricedCart(hasSamples: boolean) {
  useAccountCart();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on the first visit
  useEffect(() => {
    if (hasSamples && !hasCart()) fillCart(SAMPLE_LINES);
  }, []);
  return usePricedLines();
}

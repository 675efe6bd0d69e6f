import { createFileRoute, Link } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CartScreen } from "#src/features/cart/cart-screen.tsx";
import { useCart } from "#src/lib/cart/use-cart.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { Button } from "#src/ui/button.tsx";

export const Route = createFileRoute("/cart")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.cart_title(),
      description: m.cart_intro(),
      path: "/cart",
      hidden: true,
    }),
  component: CartRoute,
});

function CartRoute() {
  const { site } = Route.useRouteContext();
  return <CartScreen hasSamples={site.isDevelopment} quote={<BetterPrice />} />;
}

/** Takes the cart's lines into a request; an empty cart begins one with none. */
function BetterPrice() {
  const isEmpty = useCart().lines.length === 0;
  return (
    <Button asChild variant="secondary" wide={!isEmpty}>
      <Link to="/rfqs/new" search={isEmpty ? {} : { from: "cart" }}>
        {isEmpty ? m.rfq_button_request() : m.rfqs_form_from_cart_link()}
      </Link>
    </Button>
  );
}

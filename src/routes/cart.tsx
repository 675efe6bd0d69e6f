import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CartScreen } from "#src/features/cart/cart-screen.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { pageHead } from "#src/lib/page-head.ts";

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
  return <CartScreen hasSamples={site.isDevelopment} quote={<RequestQuoteButton wide />} />;
}

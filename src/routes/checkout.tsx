import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CheckoutScreen } from "#src/features/checkout/checkout-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/checkout")({
  ssr: false,
  beforeLoad: requireSession,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.checkout_title(),
      description: m.checkout_intro(),
      path: "/checkout",
      hidden: true,
    }),
  component: CheckoutScreen,
});

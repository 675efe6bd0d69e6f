import { createFileRoute } from "@tanstack/react-router";
import { ShoppingCart } from "lucide-react";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";

export const Route = createFileRoute("/cart")({
  head: ({ match }) => comingHead(match.context.site, "/cart", m.accounts_cart_title(), m.accounts_cart_intro()),
  component: () => (
    <ComingScreen
      title={m.accounts_cart_title()}
      intro={m.accounts_cart_intro()}
      points={[m.accounts_cart_point_prices(), m.accounts_cart_point_minimum(), m.accounts_cart_point_orders()]}
      actions={
        <>
          <RequestQuoteButton wide />
          <WayOn to="/products" label={m.accounts_action_products()} />
        </>
      }
    >
      <EmptyState
        icon={<ShoppingCart aria-hidden size={40} />}
        title={m.accounts_cart_empty()}
        description={m.accounts_cart_empty_text()}
      />
    </ComingScreen>
  ),
});

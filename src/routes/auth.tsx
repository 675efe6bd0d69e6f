import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";

export const Route = createFileRoute("/auth")({
  head: ({ match }) => comingHead(match.context.site, "/auth", m.accounts_auth_title(), m.accounts_auth_intro()),
  component: () => (
    <ComingScreen
      title={m.accounts_auth_title()}
      intro={m.accounts_auth_intro()}
      points={[m.accounts_auth_point_enter(), m.accounts_auth_point_follow(), m.accounts_auth_point_join()]}
      actions={
        <>
          <RequestQuoteButton wide />
          <WayOn to="/" search={{ open: "buyer" }} label={m.shell_nav_buyer_registration()} />
          <WayOn to="/" search={{ open: "supplier" }} label={m.shell_nav_supplier_registration()} />
          <WayOn to="/products" label={m.accounts_action_products()} />
        </>
      }
    />
  ),
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";

export const Route = createFileRoute("/profile")({
  head: ({ match }) =>
    comingHead(match.context.site, "/profile", m.accounts_profile_title(), m.accounts_profile_intro()),
  component: () => (
    <ComingScreen
      title={m.accounts_profile_title()}
      intro={m.accounts_profile_intro()}
      points={[m.accounts_profile_point_facts(), m.accounts_profile_point_security(), m.accounts_profile_point_trade()]}
      actions={
        <>
          <RequestQuoteButton wide />
          <WayOn to="/products" label={m.accounts_action_products()} />
        </>
      }
    />
  ),
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";

export const Route = createFileRoute("/analytics")({
  head: ({ match }) =>
    comingHead(match.context.site, "/analytics", m.accounts_analytics_title(), m.accounts_analytics_intro()),
  component: () => (
    <ComingScreen
      title={m.accounts_analytics_title()}
      intro={m.accounts_analytics_intro()}
      points={[
        m.accounts_analytics_point_views(),
        m.accounts_analytics_point_requests(),
        m.accounts_analytics_point_orders(),
      ]}
      actions={
        <>
          <WayOn to="/" search={{ open: "supplier" }} label={m.shell_nav_supplier_registration()} isMain />
          <WayOn to="/contact" label={m.accounts_action_contact()} />
          <WayOn to="/tips" label={m.accounts_action_tips()} />
        </>
      }
    />
  ),
});

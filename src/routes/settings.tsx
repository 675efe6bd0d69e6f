import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";

export const Route = createFileRoute("/settings")({
  head: ({ match }) =>
    comingHead(match.context.site, "/settings", m.accounts_settings_title(), m.accounts_settings_intro()),
  component: () => (
    <ComingScreen
      title={m.accounts_settings_title()}
      intro={m.accounts_settings_intro()}
      points={[
        m.accounts_settings_point_store(),
        m.accounts_settings_point_prices(),
        m.accounts_settings_point_notices(),
      ]}
      actions={<WayOn to="/contact" label={m.accounts_action_contact()} />}
    />
  ),
});

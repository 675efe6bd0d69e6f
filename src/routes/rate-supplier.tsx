import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";

export const Route = createFileRoute("/rate-supplier")({
  head: ({ match }) =>
    comingHead(
      match.context.site,
      "/rate-supplier",
      m.accounts_rate_supplier_title(),
      m.accounts_rate_supplier_intro(),
    ),
  component: () => (
    <ComingScreen
      title={m.accounts_rate_supplier_title()}
      intro={m.accounts_rate_supplier_intro()}
      points={[
        m.accounts_rate_supplier_point_criteria(),
        m.accounts_rate_supplier_point_true(),
        m.accounts_rate_supplier_point_reply(),
      ]}
      actions={
        <>
          <WayOn to="/suppliers" label={m.accounts_action_suppliers()} />
          <WayOn to="/contact" label={m.accounts_action_contact()} />
        </>
      }
    />
  ),
});

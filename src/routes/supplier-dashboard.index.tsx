import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { comingHead } from "#src/features/accounts/coming-head.ts";
import { ComingScreen, WayOn } from "#src/features/accounts/coming-screen.tsx";
import { CompanyGate } from "#src/features/company/company-gate.tsx";

export const Route = createFileRoute("/supplier-dashboard/")({
  head: ({ match }) =>
    comingHead(
      match.context.site,
      "/supplier-dashboard",
      m.accounts_supplier_dashboard_title(),
      m.accounts_supplier_dashboard_intro(),
    ),
  component: () => <CompanyGate approved={<Dashboard />} />,
});

function Dashboard() {
  return (
    <ComingScreen
      title={m.accounts_supplier_dashboard_title()}
      intro={m.accounts_supplier_dashboard_intro()}
      points={[
        m.accounts_supplier_dashboard_point_figures(),
        m.accounts_supplier_dashboard_point_requests(),
        m.accounts_supplier_dashboard_point_orders(),
      ]}
      actions={
        <>
          <WayOn to="/supplier-dashboard/company" label={m.company_dashboard_link()} isMain />
          <WayOn to="/contact" label={m.accounts_action_contact()} />
          <WayOn to="/tips" label={m.accounts_action_tips()} />
        </>
      }
    />
  );
}

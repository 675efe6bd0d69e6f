import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyGate } from "#src/features/company/company-gate.tsx";
import { DashboardScreen } from "#src/features/dashboard/dashboard-screen.tsx";
import { WaitsPanel } from "#src/features/waits/waits-panel.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/supplier-dashboard/")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.dashboard_title(),
      description: m.dashboard_description(),
      path: "/supplier-dashboard",
      hidden: true,
    }),
  component: () => (
    <CompanyGate
      head={{ title: m.dashboard_title(), back: { label: m.shell_nav_profile(), to: "/profile" }, deep: true }}
      approved={<DashboardScreen waiting={<WaitsPanel />} />}
    />
  ),
});

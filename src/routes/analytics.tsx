import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AnalyticsScreen } from "#src/features/analytics/analytics-screen.tsx";
import { readAnalyticsSearch } from "#src/features/analytics/analytics-search.ts";
import { CompanyGate } from "#src/features/company/company-gate.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/analytics")({
  ssr: false,
  beforeLoad: requireSession,
  validateSearch: readAnalyticsSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.analytics_title(),
      description: m.analytics_description(),
      path: "/analytics",
      hidden: true,
    }),
  component: Analytics,
});

function Analytics() {
  return (
    <CompanyGate
      head={{ title: m.analytics_title(), back: { label: m.analytics_back(), to: "/supplier-dashboard" } }}
      approved={<AnalyticsScreen search={readAnalyticsSearch({ ...Route.useSearch() })} />}
    />
  );
}

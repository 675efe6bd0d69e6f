import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { readReportSearch } from "#src/features/admin/reports/report-search.ts";
import { ReportsScreen } from "#src/features/admin/reports/reports-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/reports")({
  validateSearch: readReportSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.reports_admin_title(),
      description: m.reports_admin_intro(),
      path: "/admin/reports",
      hidden: true,
    }),
  component: () => <ReportsScreen search={readReportSearch({ ...Route.useSearch() })} />,
});

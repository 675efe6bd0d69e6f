import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { StatisticsScreen } from "#src/features/editor/statistics-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/content/statistics")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_statistics(),
      description: m.editor_statistics_intro(),
      path: "/admin/content/statistics",
      hidden: true,
    }),
  component: () => (
    <AdminPage title={m.editor_statistics()} back={{ label: m.editor_title(), to: "/admin/content" }}>
      <StatisticsScreen />
    </AdminPage>
  ),
});

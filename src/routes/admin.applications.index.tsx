import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ApplicationListScreen } from "#src/features/admin/application-list-screen.tsx";
import { readApplicationSearch } from "#src/features/admin/application-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/applications/")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_applications(),
      description: m.admin_applications_intro(),
      path: "/admin/applications",
      hidden: true,
    }),
  component: () => <ApplicationListScreen search={readApplicationSearch({ ...Route.useSearch() })} />,
});

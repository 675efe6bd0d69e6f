import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { RequestListScreen } from "#src/features/admin/requests/request-list-screen.tsx";
import { readRequestSearch } from "#src/features/admin/requests/request-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/requests")({
  validateSearch: readRequestSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_requests_title(),
      description: m.admin_requests_intro(),
      path: "/admin/requests",
      hidden: true,
    }),
  component: () => <RequestListScreen search={readRequestSearch({ ...Route.useSearch() })} />,
});

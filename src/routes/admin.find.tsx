import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { FindScreen } from "#src/features/admin/find/find-screen.tsx";
import { readFindSearch } from "#src/features/admin/find/find-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/find")({
  validateSearch: readFindSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_find(),
      description: m.admin_find_hint(),
      path: "/admin/find",
      hidden: true,
    }),
  component: () => <FindScreen search={readFindSearch({ ...Route.useSearch() })} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ChangeListScreen, type ChangeSearch } from "#src/features/admin/company-changes/change-list-screen.tsx";
import { readPage } from "#src/features/admin/lists/read-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

const readSearch = ({ page }: Record<string, unknown>): ChangeSearch => ({ page: readPage(page) });

export const Route = createFileRoute("/admin/company-changes")({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.company_changes_queue(),
      description: m.company_changes_description(),
      path: "/admin/company-changes",
      hidden: true,
    }),
  component: () => <ChangeListScreen search={readSearch({ ...Route.useSearch() })} />,
});

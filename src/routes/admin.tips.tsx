import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { TipSubmissionsScreen } from "#src/features/admin/inbox-screens.tsx";
import { readInboxSearch } from "#src/features/admin/inbox-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/tips")({
  validateSearch: readInboxSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_queue_tips(),
      description: m.admin_inbox_description(),
      path: "/admin/tips",
      hidden: true,
    }),
  component: () => <TipSubmissionsScreen search={readInboxSearch({ ...Route.useSearch() })} />,
});

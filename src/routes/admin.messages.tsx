import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ContactMessagesScreen } from "#src/features/admin/inbox-screens.tsx";
import { readInboxSearch } from "#src/features/admin/inbox-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/messages")({
  validateSearch: readInboxSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_queue_messages(),
      description: m.admin_inbox_description(),
      path: "/admin/messages",
      hidden: true,
    }),
  component: () => <ContactMessagesScreen search={readInboxSearch({ ...Route.useSearch() })} />,
});

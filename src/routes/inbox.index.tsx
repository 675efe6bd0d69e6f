import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { InboxScreen } from "#src/features/inbox/inbox-screen.tsx";
import { readInboxSearch } from "#src/features/inbox/inbox-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/inbox/")({
  validateSearch: readInboxSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.inbox_title(),
      description: m.inbox_description(),
      path: "/inbox",
      hidden: true,
    }),
  component: () => <InboxScreen search={readInboxSearch({ ...Route.useSearch() })} />,
});

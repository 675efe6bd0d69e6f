import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { readMailSearch } from "#src/features/admin/mails/mail-search.ts";
import { MailsScreen } from "#src/features/admin/mails/mails-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/mails")({
  validateSearch: readMailSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_queue_mails(),
      description: m.admin_mails_intro(),
      path: "/admin/mails",
      hidden: true,
    }),
  component: () => <MailsScreen search={readMailSearch({ ...Route.useSearch() })} />,
});

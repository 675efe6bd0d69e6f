import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { MailsScreen } from "#src/features/admin/mails-screen.tsx";
import { readPage } from "#src/features/admin/read-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/mails")({
  validateSearch: (raw: { page?: unknown }): { page?: number | undefined } => ({ page: readPage(raw.page) }),
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_queue_mails(),
      description: m.admin_mails_intro(),
      path: "/admin/mails",
      hidden: true,
    }),
  component: () => <MailsScreen page={Route.useSearch().page} />,
});

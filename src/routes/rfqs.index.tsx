import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { readRequestSearch } from "#src/features/rfq/own/request-search.ts";
import { RequestsScreen } from "#src/features/rfq/own/requests-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/rfqs/")({
  ssr: false,
  validateSearch: readRequestSearch,
  beforeLoad: requireSession,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.rfqs_list_title(),
      description: m.rfqs_list_description(),
      path: "/rfqs",
      hidden: true,
    }),
  component: () => <RequestsScreen search={readRequestSearch({ ...Route.useSearch() })} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { readRefusalSearch } from "#src/features/admin/refusals/refusal-search.ts";
import { RefusalsScreen } from "#src/features/admin/refusals/refusals-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/refusals")({
  validateSearch: readRefusalSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_refusals_title(),
      description: m.admin_refusals_intro(),
      path: "/admin/refusals",
      hidden: true,
    }),
  component: () => <RefusalsScreen search={readRefusalSearch({ ...Route.useSearch() })} />,
});

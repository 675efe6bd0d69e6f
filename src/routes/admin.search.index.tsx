import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SearchesScreen } from "#src/features/admin/searches/searches-screen.tsx";
import { readSearchesSearch } from "#src/features/admin/searches/searches-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/search/")({
  validateSearch: readSearchesSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.searches_title(),
      description: m.searches_description(),
      path: "/admin/search",
      hidden: true,
    }),
  component: () => <SearchesScreen search={readSearchesSearch({ ...Route.useSearch() })} />,
});

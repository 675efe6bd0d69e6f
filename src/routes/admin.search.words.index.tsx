import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { SynonymList } from "#src/features/editor/synonyms/synonym-list.tsx";
import { readSynonymSearch } from "#src/features/editor/synonyms/synonym-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/search/words/")({
  validateSearch: readSynonymSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_synonyms(),
      description: m.editor_synonyms_intro(),
      path: "/admin/search/words",
      hidden: true,
    }),
  component: SynonymsRoute,
});

function SynonymsRoute() {
  return (
    <AdminPage title={m.editor_synonyms()}>
      <SynonymList search={Route.useSearch()} />
    </AdminPage>
  );
}

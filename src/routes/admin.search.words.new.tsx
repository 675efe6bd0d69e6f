import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { readEntrySearch } from "#src/features/editor/entry-search.ts";
import { NewSynonymScreen } from "#src/features/editor/synonyms/synonym-screens.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/search/words/new")({
  validateSearch: readEntrySearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_synonyms_new(),
      description: m.editor_synonyms_intro(),
      path: "/admin/search/words/new",
      hidden: true,
    }),
  component: NewSynonymsRoute,
});

function NewSynonymsRoute() {
  return (
    <AdminPage title={m.editor_synonyms_new()} back={{ label: m.editor_synonyms(), to: "/admin/search/words" }}>
      <NewSynonymScreen begun={Route.useSearch().q} />
    </AdminPage>
  );
}

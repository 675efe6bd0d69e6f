import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { SynonymScreen } from "#src/features/editor/synonyms/synonym-screens.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/search/words/$id")({
  // An edit rests on what is there now.
  loader: ({ context, params }) =>
    context.isOpen && orNotFound(context.loaderApi.editor.synonymGroup.fetch({ id: params.id }, { staleTime: 0 })),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.editor_synonyms_edit(),
      description: m.editor_synonyms_intro(),
      path: `/admin/search/words/${params.id}`,
      hidden: true,
    }),
  component: SynonymRoute,
});

function SynonymRoute() {
  return (
    <AdminPage title={m.editor_synonyms_edit()} back={{ label: m.editor_synonyms(), to: "/admin/search/words" }}>
      <SynonymScreen id={Route.useParams().id} />
    </AdminPage>
  );
}

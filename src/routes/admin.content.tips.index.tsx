import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { readEntrySearch } from "#src/features/editor/entry-search.ts";
import { TipList } from "#src/features/editor/lists.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/content/tips/")({
  validateSearch: readEntrySearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_tips(),
      description: m.editor_tips_intro(),
      path: "/admin/content/tips",
      hidden: true,
    }),
  component: TipsRoute,
});

function TipsRoute() {
  return (
    <AdminPage title={m.editor_tips()} back={{ label: m.editor_title(), to: "/admin/content" }}>
      <TipList q={Route.useSearch().q} />
    </AdminPage>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { readEntrySearch } from "#src/features/editor/entry-search.ts";
import { PartnerList } from "#src/features/editor/lists.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/content/partners/")({
  validateSearch: readEntrySearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_partners(),
      description: m.editor_partners_intro(),
      path: "/admin/content/partners",
      hidden: true,
    }),
  component: PartnersRoute,
});

function PartnersRoute() {
  return (
    <AdminPage title={m.editor_partners()} back={{ label: m.editor_title(), to: "/admin/content" }}>
      <PartnerList q={Route.useSearch().q} />
    </AdminPage>
  );
}

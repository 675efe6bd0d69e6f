import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { readEntrySearch } from "#src/features/editor/entry-search.ts";
import { ClaimList } from "#src/features/editor/lists.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/content/claims/")({
  validateSearch: readEntrySearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_claims(),
      description: m.editor_claims_intro(),
      path: "/admin/content/claims",
      hidden: true,
    }),
  component: ClaimsRoute,
});

function ClaimsRoute() {
  return (
    <AdminPage title={m.editor_claims()} back={{ label: m.editor_title(), to: "/admin/content" }}>
      <ClaimList q={Route.useSearch().q} />
    </AdminPage>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { ClaimScreen } from "#src/features/editor/claim-screens.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { previewClaim } from "./-content-previews.tsx";

export const Route = createFileRoute("/admin/content/claims/$id")({
  // An edit rests on what is there now.
  loader: ({ context, params }) =>
    context.isOpen && orNotFound(context.loaderApi.editor.claim.fetch({ id: params.id }, { staleTime: 0 })),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.editor_claim_edit(),
      description: m.editor_claims_intro(),
      path: `/admin/content/claims/${params.id}`,
      hidden: true,
    }),
  component: ClaimRoute,
});

function ClaimRoute() {
  return (
    <AdminPage title={m.editor_claim_edit()} back={{ label: m.editor_claims(), to: "/admin/content/claims" }}>
      <ClaimScreen id={Route.useParams().id} renderPreview={previewClaim} />
    </AdminPage>
  );
}

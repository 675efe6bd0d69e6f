import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { NewClaimScreen } from "#src/features/editor/claim-screens.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { previewClaim } from "./-content-previews.tsx";

export const Route = createFileRoute("/admin/content/claims/new")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_claim_new(),
      description: m.editor_claims_intro(),
      path: "/admin/content/claims/new",
      hidden: true,
    }),
  component: NewClaimRoute,
});

function NewClaimRoute() {
  return (
    <AdminPage title={m.editor_claim_new()} back={{ label: m.editor_claims(), to: "/admin/content/claims" }}>
      <NewClaimScreen renderPreview={previewClaim} />
    </AdminPage>
  );
}

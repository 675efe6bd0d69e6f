import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { NewPartnerScreen } from "#src/features/editor/partner-screens.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { previewPartner } from "./-content-previews.tsx";

export const Route = createFileRoute("/admin/content/partners/new")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.editor_partner_new(),
      description: m.editor_partners_intro(),
      path: "/admin/content/partners/new",
      hidden: true,
    }),
  component: NewPartnerRoute,
});

function NewPartnerRoute() {
  return (
    <AdminPage title={m.editor_partner_new()} back={{ label: m.editor_partners(), to: "/admin/content/partners" }}>
      <NewPartnerScreen countries={countryOptions()} renderPreview={previewPartner} />
    </AdminPage>
  );
}

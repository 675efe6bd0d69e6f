import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { AdminPage } from "#src/features/admin/admin-page.tsx";
import { PartnerScreen } from "#src/features/editor/partner-screens.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { countryOptions } from "#src/vocabulary/countries.ts";
import { previewPartner } from "./-content-previews.tsx";

export const Route = createFileRoute("/admin/content/partners/$id")({
  // An edit rests on what is there now.
  loader: ({ context, params }) =>
    context.isOpen && orNotFound(context.loaderApi.editor.partner.fetch({ id: params.id }, { staleTime: 0 })),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.editor_partner_edit(),
      description: m.editor_partners_intro(),
      path: `/admin/content/partners/${params.id}`,
      hidden: true,
    }),
  component: PartnerRoute,
});

function PartnerRoute() {
  return (
    <AdminPage title={m.editor_partner_edit()} back={{ label: m.editor_partners(), to: "/admin/content/partners" }}>
      <PartnerScreen id={Route.useParams().id} countries={countryOptions()} renderPreview={previewPartner} />
    </AdminPage>
  );
}

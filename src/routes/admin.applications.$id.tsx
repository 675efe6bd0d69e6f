import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ApplicationScreen } from "#src/features/admin/application-screen.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/applications/$id")({
  // What a decision rests on is asked again at every visit.
  loader: ({ context, params }) =>
    context.isOpen && orNotFound(context.loaderApi.admin.application.fetch({ id: params.id })),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.admin_applications(),
      description: m.admin_application_description(),
      path: `/admin/applications/${params.id}`,
      hidden: true,
    }),
  component: ApplicationRoute,
});

function ApplicationRoute() {
  const { id } = Route.useParams();
  return <ApplicationScreen key={id} id={id} />;
}

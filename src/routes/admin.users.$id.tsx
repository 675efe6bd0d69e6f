import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { MemberScreen } from "#src/features/admin/members/member-screen.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/users/$id")({
  // What a decision rests on is asked again at every visit.
  loader: ({ context, params }) => context.isOpen && orNotFound(context.loaderApi.admin.user.fetch({ id: params.id })),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.members_title(),
      description: m.members_description(),
      path: `/admin/users/${params.id}`,
      hidden: true,
    }),
  component: MemberRoute,
});

function MemberRoute() {
  return <MemberScreen id={Route.useParams().id} />;
}

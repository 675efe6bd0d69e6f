import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { InvitationScreen } from "#src/features/inbox/invitation-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/inbox/$id")({
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.inbox_one_title(),
      description: m.inbox_description(),
      path: `/inbox/${params.id}`,
      hidden: true,
    }),
  component: InvitationPage,
});

function InvitationPage() {
  const { id } = Route.useParams();
  return <InvitationScreen key={id} id={id} />;
}

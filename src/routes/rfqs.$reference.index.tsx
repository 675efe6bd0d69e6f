import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { RequestScreen } from "#src/features/rfq/own/request-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/rfqs/$reference/")({
  ssr: false,
  beforeLoad: requireSession,
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.rfqs_one_title({ reference: params.reference }),
      description: m.rfq_track_description(),
      path: `/rfqs/${params.reference}`,
      hidden: true,
    }),
  component: () => <RequestScreen reference={Route.useParams().reference} />,
});

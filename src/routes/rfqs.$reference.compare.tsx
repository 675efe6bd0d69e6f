import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";
import { ComparePage } from "./-compare-page.tsx";

export const Route = createFileRoute("/rfqs/$reference/compare")({
  ssr: false,
  beforeLoad: requireSession,
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.rfqs_compare_title(),
      description: m.rfqs_compare_intro(),
      path: `/rfqs/${params.reference}/compare`,
      hidden: true,
    }),
  component: () => <ComparePage reference={Route.useParams().reference} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { OpenedScreen } from "#src/features/admin/talks/opened-screen.tsx";
import { BubbleWords } from "#src/features/messages/bubble-words.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/conversations/$id")({
  validateSearch: (raw: { report?: unknown }): { report?: string } =>
    typeof raw.report === "string" ? { report: raw.report } : {},
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.reports_talk_title(),
      description: m.reports_talk_open_intro(),
      path: `/admin/conversations/${params.id}`,
      hidden: true,
    }),
  component: OpenedRoute,
});

function OpenedRoute() {
  const { id } = Route.useParams();
  const { report } = Route.useSearch();
  return <OpenedScreen key={id} id={id} report={report} renderWords={(message) => <BubbleWords {...message} />} />;
}

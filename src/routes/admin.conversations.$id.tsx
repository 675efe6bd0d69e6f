import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { type OpenedMessage, OpenedScreen } from "#src/features/admin/conversations/opened-screen.tsx";
import { BubbleWords } from "#src/features/messages/bubble/bubble-labels.tsx";
import { ContextWords } from "#src/features/messages/info/context-words.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/conversations/$id")({
  validateSearch: (raw: { report?: unknown }): { report?: string } =>
    typeof raw.report === "string" ? { report: raw.report } : {},
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.reports_conversation_title(),
      description: m.reports_conversation_open_intro(),
      path: `/admin/conversations/${params.id}`,
      hidden: true,
    }),
  component: OpenedRoute,
});

function OpenedRoute() {
  const { id } = Route.useParams();
  const { report } = Route.useSearch();
  return (
    <OpenedScreen
      key={id}
      id={id}
      report={report}
      renderWords={(message) =>
        message.context ? (
          <ContextWords context={message.context} path={pathForPlatform(message.context)} />
        ) : (
          <BubbleWords {...message} />
        )
      }
    />
  );
}

/** Requests and quotes are read by their sides alone. */
function pathForPlatform({ kind, path }: NonNullable<OpenedMessage["context"]>): string | null {
  return kind === "rfq" || kind === "quote" ? null : path;
}

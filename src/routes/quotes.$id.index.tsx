import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ThreadScreen } from "#src/features/quotes/thread-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/quotes/$id/")({
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.quotes_one_title(),
      description: m.quotes_description(),
      path: `/quotes/${params.id}`,
      hidden: true,
    }),
  component: QuotePage,
});

function QuotePage() {
  const { id } = Route.useParams();
  return <ThreadScreen key={id} id={id} />;
}

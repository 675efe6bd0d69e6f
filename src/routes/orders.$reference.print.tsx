import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { PaperScreen } from "#src/features/papers/paper-screen.tsx";
import { readPaperSearch } from "#src/features/papers/paper-search.ts";
import { orNotFound } from "#src/lib/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/orders/$reference/print")({
  validateSearch: readPaperSearch,
  loader: ({ context, params: { reference } }) => orNotFound(context.loaderApi.orders.one.ensureData({ reference })),
  head: ({ match, params: { reference } }) =>
    pageHead(match.context.site, {
      title: reference,
      description: m.papers_verify_intro(),
      path: `/orders/${reference}/print`,
      hidden: true,
    }),
  component: PaperPage,
});

function PaperPage() {
  const { reference } = Route.useParams();
  const { site } = Route.useRouteContext();
  return <PaperScreen reference={reference} search={Route.useSearch()} verifyAddress={`${site.origin}/verify`} />;
}

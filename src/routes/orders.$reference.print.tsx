import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { DocumentScreen } from "#src/features/documents/document-screen.tsx";
import { readDocumentSearch } from "#src/features/documents/document-search.ts";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/orders/$reference/print")({
  validateSearch: readDocumentSearch,
  loader: ({ context, params: { reference } }) => orNotFound(context.loaderApi.orders.one.ensureData({ reference })),
  head: ({ match, params: { reference } }) =>
    pageHead(match.context.site, {
      title: reference,
      description: m.documents_verify_intro(),
      path: `/orders/${reference}/print`,
      hidden: true,
    }),
  component: DocumentPage,
});

function DocumentPage() {
  const { reference } = Route.useParams();
  const { site } = Route.useRouteContext();
  return <DocumentScreen reference={reference} search={Route.useSearch()} verifyAddress={`${site.origin}/verify`} />;
}

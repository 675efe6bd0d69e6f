import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { DocumentScreen } from "#src/features/quotes/document-screen.tsx";
import { readDocumentSearch } from "#src/features/quotes/quote-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/quotes/$id/print")({
  validateSearch: readDocumentSearch,
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.quotes_document_title(),
      description: m.quotes_description(),
      path: `/quotes/${params.id}/print`,
      hidden: true,
    }),
  component: DocumentPage,
});

function DocumentPage() {
  const { id } = Route.useParams();
  const { language = currentLocale() } = Route.useSearch();
  const { site } = Route.useRouteContext();
  return <DocumentScreen id={id} language={language} verifyAddress={`${site.origin}/verify`} />;
}

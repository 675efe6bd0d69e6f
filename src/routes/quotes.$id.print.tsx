import { createFileRoute } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { PaperScreen } from "#src/features/quotes/paper-screen.tsx";
import { readPaperSearch } from "#src/features/quotes/quote-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/quotes/$id/print")({
  validateSearch: readPaperSearch,
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.quotes_paper_title(),
      description: m.quotes_description(),
      path: `/quotes/${params.id}/print`,
      hidden: true,
    }),
  component: PaperPage,
});

function PaperPage() {
  const { id } = Route.useParams();
  const { language = currentLocale() } = Route.useSearch();
  const { site } = Route.useRouteContext();
  return <PaperScreen id={id} language={language} verifyAddress={`${site.origin}/verify`} />;
}

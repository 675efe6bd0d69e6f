import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyGate } from "#src/features/company/company-gate.tsx";
import { QuoteListScreen } from "#src/features/quotes/quote-list-screen.tsx";
import { readQuoteSearch } from "#src/features/quotes/quote-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/quotes/")({
  validateSearch: readQuoteSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.quotes_title(),
      description: m.quotes_description(),
      path: "/quotes",
      hidden: true,
    }),
  component: OwnQuotes,
});

function OwnQuotes() {
  const search = readQuoteSearch({ ...Route.useSearch() });
  return (
    <CompanyGate
      head={{ title: m.quotes_title(), back: { label: m.quotes_back(), to: "/supplier-dashboard" } }}
      approved={<QuoteListScreen search={search} />}
    />
  );
}

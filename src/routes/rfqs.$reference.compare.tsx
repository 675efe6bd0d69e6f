import { createFileRoute } from "@tanstack/react-router";
import type { Currency } from "#domain/kernel/currency.ts";
import { m } from "#i18n/paraglide/messages.js";
import { readCompareSearch } from "#src/features/rfq/compare/compare-search.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";
import { ComparePage } from "./-compare-page.tsx";

export const Route = createFileRoute("/rfqs/$reference/compare")({
  ssr: false,
  validateSearch: readCompareSearch,
  beforeLoad: requireSession,
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.rfqs_compare_title(),
      description: m.rfqs_compare_intro(),
      path: `/rfqs/${params.reference}/compare`,
      hidden: true,
    }),
  component: Compare,
});

function Compare() {
  const navigate = Route.useNavigate();
  const onCurrency = (currency: Currency) => void navigate({ search: { currency }, replace: true, resetScroll: false });
  return <ComparePage {...Route.useParams()} currency={Route.useSearch().currency} onCurrency={onCurrency} />;
}

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyGate } from "#src/features/company/company-gate.tsx";
import { PricesScreen } from "#src/features/prices/prices-screen.tsx";
import { readPricesSearch } from "#src/features/prices/prices-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/supplier-dashboard/prices")({
  validateSearch: readPricesSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.dashboard_prices_title(),
      description: m.dashboard_prices_description(),
      path: "/supplier-dashboard/prices",
      hidden: true,
    }),
  component: () => (
    <CompanyGate
      head={{ title: m.dashboard_prices_title(), back: { label: m.dashboard_title(), to: "/supplier-dashboard" } }}
      approved={<PricesScreen search={readPricesSearch({ ...Route.useSearch() })} />}
    />
  ),
});

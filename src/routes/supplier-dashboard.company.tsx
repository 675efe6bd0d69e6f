import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyGate } from "#src/features/company/company-gate.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/supplier-dashboard/company")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.company_page_title(),
      description: m.company_page_description(),
      path: "/supplier-dashboard/company",
      hidden: true,
    }),
  component: () => <CompanyGate />,
});

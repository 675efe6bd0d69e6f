import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ListCompanyScreen } from "#src/features/admin/claims/list-company-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/companies/new")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.claims_list_title(),
      description: m.claims_list_intro(),
      path: "/admin/companies/new",
      hidden: true,
    }),
  component: ListCompanyScreen,
});

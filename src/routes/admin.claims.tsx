import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ClaimListScreen } from "#src/features/admin/claims/claim-list-screen.tsx";
import { readClaimSearch } from "#src/features/admin/claims/claim-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/claims")({
  validateSearch: readClaimSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.claims_admin_title(),
      description: m.claims_admin_description(),
      path: "/admin/claims",
      hidden: true,
    }),
  component: () => <ClaimListScreen search={readClaimSearch({ ...Route.useSearch() })} />,
});

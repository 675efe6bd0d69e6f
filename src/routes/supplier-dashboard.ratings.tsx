import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { CompanyGate } from "#src/features/company/company-gate.tsx";
import { readRatingsPage } from "#src/features/ratings/rating-search.ts";
import { ReceivedRatingsScreen } from "#src/features/ratings/received-ratings-screen.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/supplier-dashboard/ratings")({
  validateSearch: readRatingsPage,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.ratings_received(),
      description: m.ratings_received_empty_text(),
      path: "/supplier-dashboard/ratings",
      hidden: true,
    }),
  component: () => (
    <CompanyGate
      head={{ title: m.ratings_received(), back: { label: m.shell_nav_dashboard(), to: "/supplier-dashboard" } }}
      approved={<ReceivedRatingsScreen page={Route.useSearch().page} />}
    />
  ),
});

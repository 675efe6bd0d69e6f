import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { RateSupplierScreen } from "#src/features/ratings/rate-supplier-screen.tsx";
import { readRatingSearch } from "#src/features/ratings/rating-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/rate-supplier")({
  validateSearch: readRatingSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.ratings_title(),
      description: m.ratings_intro(),
      path: "/rate-supplier",
      hidden: true,
    }),
  component: () => <RateSupplierScreen search={Route.useSearch()} />,
});

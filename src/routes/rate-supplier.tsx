import { createFileRoute } from "@tanstack/react-router";
import { RateSupplierScreen } from "#src/features/ratings/rate-supplier-screen.tsx";
import { readRatingSearch } from "#src/features/ratings/rating-search.ts";

export const Route = createFileRoute("/rate-supplier")({
  validateSearch: readRatingSearch,
  head: async ({ match }) => {
    const { rateSupplierHead } = await import("#src/features/ratings/rate-supplier-screen.tsx");
    return rateSupplierHead(match.context.site);
  },
  component: () => <RateSupplierScreen search={Route.useSearch()} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ReviewListScreen } from "#src/features/admin/review/review-list-screen.tsx";
import { readReviewSearch } from "#src/features/admin/review/review-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/products/")({
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.review_title(),
      description: m.review_description(),
      path: "/admin/products",
      hidden: true,
    }),
  component: () => <ReviewListScreen search={readReviewSearch({ ...Route.useSearch() })} />,
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { RatingListScreen } from "#src/features/admin/ratings/rating-list-screen.tsx";
import { readRatingSearch } from "#src/features/admin/ratings/rating-search.ts";
import { RatingLines } from "#src/features/ratings/rating-lines.tsx";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/ratings")({
  validateSearch: readRatingSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_ratings_title(),
      description: m.admin_ratings_intro(),
      path: "/admin/ratings",
      hidden: true,
    }),
  component: () => (
    <RatingListScreen
      search={readRatingSearch({ ...Route.useSearch() })}
      renderLines={(rating) => <RatingLines values={rating} />}
    />
  ),
});

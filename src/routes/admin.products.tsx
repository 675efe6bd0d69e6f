import { createFileRoute, Outlet, useMatch } from "@tanstack/react-router";
import { ReviewQueue } from "#src/features/admin/review/review-queue.tsx";
import { readReviewSearch } from "#src/features/admin/review/review-search.ts";

/** The list of products, and the one that is open beside it. */
export const Route = createFileRoute("/admin/products")({
  validateSearch: readReviewSearch,
  component: ProductsRoute,
});

function ProductsRoute() {
  const search = readReviewSearch({ ...Route.useSearch() });
  const opened = useMatch({ from: "/admin/products/$id", shouldThrow: false });
  if (!opened) return <Outlet />;
  return (
    <ReviewQueue search={search} open={opened.params.id}>
      <Outlet />
    </ReviewQueue>
  );
}

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ReviewScreen } from "#src/features/admin/review/review-screen.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/products/$id")({
  // What a decision rests on is asked again at every visit.
  loader: ({ context, params }) =>
    context.isOpen && orNotFound(context.loaderApi.review.product.fetch({ id: params.id })),
  head: ({ match, params }) =>
    pageHead(match.context.site, {
      title: m.review_title(),
      description: m.review_description(),
      path: `/admin/products/${params.id}`,
      hidden: true,
    }),
  component: ReviewRoute,
});

function ReviewRoute() {
  const { id } = Route.useParams();
  return <ReviewScreen key={id} id={id} />;
}

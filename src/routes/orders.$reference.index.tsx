import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { OrderProposal } from "#src/features/admin/proposals/order-proposal.tsx";
import { OrderScreen } from "#src/features/orders/order-screen.tsx";
import { OrderRatings } from "#src/features/ratings/order-ratings.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/orders/$reference/")({
  loader: ({ context, params: { reference } }) => orNotFound(context.loaderApi.orders.one.ensureData({ reference })),
  head: ({ match, params: { reference } }) =>
    pageHead(match.context.site, {
      title: `${m.orders_title()} ${reference}`,
      description: m.orders_mine_intro(),
      path: `/orders/${reference}`,
      hidden: true,
    }),
  component: () => (
    <OrderScreen
      reference={Route.useParams().reference}
      renderRatings={(page) => <OrderRatings page={page} />}
      renderProposal={({ order, side }) => <OrderProposal reference={order.reference} side={side} />}
    />
  ),
});

import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { BoughtOrdersScreen } from "#src/features/orders/order-list-screen.tsx";
import { readOrderSearch } from "#src/features/orders/order-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/orders/")({
  validateSearch: readOrderSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.orders_mine(),
      description: m.orders_mine_intro(),
      path: "/orders",
      hidden: true,
    }),
  component: () => <BoughtOrdersScreen search={Route.useSearch()} />,
});

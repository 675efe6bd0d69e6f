import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SoldOrdersScreen } from "#src/features/orders/order-list-screen.tsx";
import { readOrderSearch } from "#src/features/orders/order-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/orders/sold")({
  validateSearch: readOrderSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.orders_sold(),
      description: m.orders_sold_intro(),
      path: "/orders/sold",
      hidden: true,
    }),
  component: () => <SoldOrdersScreen search={Route.useSearch()} />,
});

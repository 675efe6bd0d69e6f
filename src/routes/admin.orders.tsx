import { createFileRoute } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { OrderListScreen } from "#src/features/admin/orders/order-list-screen.tsx";
import { readOrderSearch } from "#src/features/admin/orders/order-search.ts";
import { pageHead } from "#src/lib/page-head.ts";

export const Route = createFileRoute("/admin/orders")({
  validateSearch: readOrderSearch,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.admin_orders_title(),
      description: m.admin_orders_intro(),
      path: "/admin/orders",
      hidden: true,
    }),
  component: () => <OrderListScreen search={readOrderSearch({ ...Route.useSearch() })} />,
});

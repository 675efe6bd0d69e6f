import { createFileRoute, redirect } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ProductListScreen } from "#src/features/products/product-list-screen.tsx";
import { readProductSearch } from "#src/features/products/product-search.ts";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

export const Route = createFileRoute("/supplier-dashboard/products")({
  validateSearch: readProductSearch,
  beforeLoad: async (route) => {
    const { account } = await requireSession(route);
    // Only a company has products; who has none registers it first.
    if (account.supplierStatus === null) throw redirect({ to: "/supplier-registration", replace: true });
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.products_list_title(),
      description: m.products_list_description(),
      path: "/supplier-dashboard/products",
      hidden: true,
    }),
  component: () => <ProductListScreen search={readProductSearch({ ...Route.useSearch() })} />,
});

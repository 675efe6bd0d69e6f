import { createFileRoute, redirect } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { ProductPrices } from "#src/features/catalogue/product-prices.tsx";
import type { BuyersView } from "#src/features/products/editor-context.ts";
import { ProductEditorScreen } from "#src/features/products/product-editor-screen.tsx";
import { readEditorSearch } from "#src/features/products/product-search.ts";
import { StartProduct } from "#src/features/products/start-product.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";

export const Route = createFileRoute("/add-product")({
  ssr: false,
  validateSearch: readEditorSearch,
  beforeLoad: async (route) => {
    const { account } = await requireSession(route);
    // Only a company has products; who has none registers it first.
    if (account.supplierStatus === null) throw redirect({ to: "/supplier-registration", replace: true });
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: match.search.id ? m.products_editor_title() : m.products_start_title(),
      description: m.products_start_intro(),
      path: "/add-product",
      hidden: true,
    }),
  component: AddProduct,
});

const loadPreview = () => import("./-product-preview.tsx").then(({ ProductPreview }) => ProductPreview);

const VIEW: BuyersView = {
  // As the product's page will show them.
  ladder: ({ tiers, ...product }) => <ProductPrices page={{ product, tiers }} />,
  preview: (preview) => <LazyDialog load={loadPreview} dialog={preview} />,
};

function AddProduct() {
  const { id } = Route.useSearch();
  return id ? <ProductEditorScreen key={id} id={id} view={VIEW} /> : <StartProduct />;
}

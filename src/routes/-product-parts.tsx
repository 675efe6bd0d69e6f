import { getRouteApi, notFound } from "@tanstack/react-router";
import { isCategory } from "#domain/catalogue/categories.ts";
import { currentLocale } from "#i18n/locale.ts";
import { ProductMore, ProductRelated } from "#src/features/catalogue/product-more.tsx";
import type { ProductPage } from "#src/features/catalogue/product-page.ts";
import { productPath } from "#src/features/catalogue/product-path.ts";
import { ReportButton } from "#src/features/reports/report-button.tsx";
import { api } from "#src/lib/calls/trpc.ts";

const route = getRouteApi("/products/$category/$product");

/** What is read below a product's facts. */
export function MoreOfProduct() {
  const { site } = route.useRouteContext();
  const page = useShownProduct();
  const { id, name } = page.product;
  return (
    <ProductMore
      page={page}
      address={`${site.origin}${productPath(page)}`}
      report={<ReportButton subject={{ kind: "product", id, name }} />}
    />
  );
}

/** Products beside the one that is shown. */
export function RelatedProducts() {
  return <ProductRelated related={useShownProduct().related} />;
}

function useShownProduct(): ProductPage {
  const { category, product } = route.useParams();
  if (!isCategory(category)) throw notFound();
  const [page] = api.catalogue.product.useSuspenseQuery({ category, slug: product, locale: currentLocale() });
  return page;
}

import { createFileRoute, notFound, redirect } from "@tanstack/react-router";
import { type CategorySlug, isCategory } from "#domain/catalogue/categories.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { AddToCart } from "#src/features/cart/add-to-cart.tsx";
import { productPath } from "#src/features/catalogue/product-path.ts";
import { ProductScreen } from "#src/features/catalogue/product-screen.tsx";
import { NotTaking } from "#src/features/claims/not-taking.tsx";
import { ReportButton } from "#src/features/reports/report-button.tsx";
import { AskOthers } from "#src/features/rfq/card-quote.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { orNotFound } from "#src/lib/or-not-found.ts";
import { api } from "#src/lib/trpc.ts";
import { MessageButton } from "#src/ui/message-button.tsx";

interface Address {
  category: string;
  product: string;
}

export const Route = createFileRoute("/products/$category/$product")({
  loader: async ({ context, params, location }) => {
    const page = await orNotFound(context.loaderApi.catalogue.product.ensureData(inputOf(params)));
    // An address that the product left for another category; the language of a link comes along.
    if (page.product.category !== params.category) {
      throw redirect({ href: `${productPath(page)}${location.searchStr}`, replace: true, statusCode: 301 });
    }
  },
  head: async ({ match, params }) => {
    const page = isCategory(params.category) && match.context.loaderApi.catalogue.product.getData(inputOf(params));
    if (!page) return {};
    const { productHead } = await import("#src/features/catalogue/product-screen.tsx");
    return productHead(match.context.site, page);
  },
  component: ProductRoute,
});

function ProductRoute() {
  const [page] = api.catalogue.product.useSuspenseQuery(inputOf(Route.useParams()));
  const { site } = Route.useRouteContext();
  const { id, name, category, priceMinor } = page.product;
  const { id: company, name: seller, slug, isReachable, takesRequests } = page.supplier;
  const sold = priceMinor === null ? null : <AddToCart key={id} product={page.product} />;
  const cart = takesRequests ? sold : <NotTaking slug={slug} />;
  return (
    <ProductScreen
      page={page}
      address={`${site.origin}${productPath(page)}`}
      quote={
        takesRequests ? (
          <>
            <RequestQuoteButton product={{ id, name, category, company: seller }} />
            <MessageButton about={{ kind: "product", id }} isReachable={isReachable} company={company} />
          </>
        ) : (
          <AskOthers name={name} />
        )
      }
      cart={cart}
      report={<ReportButton subject={{ kind: "product", id, name }} />}
    />
  );
}

function inputOf({ category, product }: Address): { category: CategorySlug; slug: string; locale: Locale } {
  if (!isCategory(category)) throw notFound();
  return { category, slug: product, locale: currentLocale() };
}

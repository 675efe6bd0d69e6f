import { createFileRoute, notFound, redirect, type SearchSchemaInput, useRouter } from "@tanstack/react-router";
import { type CategorySlug, isCategory } from "#domain/catalogue/categories.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { AddToCart } from "#src/features/cart/add-to-cart.tsx";
import type { ProductPage } from "#src/features/catalogue/product-page.ts";
import { productPath } from "#src/features/catalogue/product-path.ts";
import { ProductPending } from "#src/features/catalogue/product-pending.tsx";
import { ProductScreen, useChosenQuantity } from "#src/features/catalogue/product-screen.tsx";
import { NotTaking } from "#src/features/claims/not-taking.tsx";
import { AskOthers } from "#src/features/rfq/card-quote.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { Late } from "#src/ui/list/late-part.tsx";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";
import { typedQuantity } from "#src/vocabulary/trade-terms.ts";
import { lateProductMore, lateProductRelated } from "./-late-product-parts.ts";

interface Address {
  category: string;
  product: string;
}

export const Route = createFileRoute("/products/$category/$product")({
  /** How many are wanted, as the address says it; the page reads it, so that the frame carries no code for that. */
  validateSearch: (raw: { qty?: unknown } & SearchSchemaInput): { qty?: unknown } => raw,
  loader: async ({ context, params, location }) => {
    const parts = import("./-late-product-parts.ts").then(({ loadProductParts }) => loadProductParts());
    const page = await orNotFound(context.loaderApi.catalogue.product.ensureData(inputOf(params)));
    // An address that the product left for another category or name; the language of a link comes along.
    if (page.product.category !== params.category || page.product.slug !== params.product) {
      throw redirect({ href: `${productPath(page)}${location.searchStr}`, replace: true, statusCode: 301 });
    }
    await parts;
  },
  head: async ({ match, params }) => {
    const page = isCategory(params.category) && match.context.loaderApi.catalogue.product.getData(inputOf(params));
    if (!page) return {};
    const { productHead } = await import("#src/features/catalogue/product-screen.tsx");
    return productHead(match.context.site, page);
  },
  component: ProductRoute,
  pendingComponent: ProductPending,
});

function ProductRoute() {
  const [page] = api.catalogue.product.useSuspenseQuery(inputOf(Route.useParams()));
  return <Product key={page.product.id} page={page} />;
}

function Product({ page }: { page: ProductPage }) {
  const { qty: asked } = Route.useSearch();
  const params = Route.useParams();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const here = router.state.location.pathname;
  const tell = (qty: number | undefined) => {
    // Whoever is on the way to another page meanwhile goes there.
    if (router.latestLocation.pathname !== here) return;
    void navigate({ params, search: (now) => ({ ...now, qty }), replace: true, resetScroll: false });
  };
  const chosen = useChosenQuantity(page, asked, tell);
  const { product, supplier } = page;
  const isPossible = chosen.problem === null;
  const sold =
    product.priceMinor === null ? null : (
      <AddToCart product={product} quantity={chosen.quantity} isPossible={isPossible} />
    );
  return (
    <ProductScreen
      page={page}
      chosen={chosen}
      quote={<Asking page={page} quantity={chosen.quantity} isChosen={chosen.quantity !== chosen.least} />}
      cart={supplier.takesRequests ? sold : <NotTaking slug={supplier.slug} />}
      more={<Late part={lateProductMore} />}
      related={<Late part={lateProductRelated} />}
    />
  );
}

interface AskingProps {
  page: ProductPage;
  quantity: number;
  /** Somebody chose it: the least that can be ordered says nothing yet of what is needed. */
  isChosen: boolean;
}

/** The ways to the supplier, or to others where it does not answer; the quantity goes along. */
function Asking({ page: { product, supplier }, quantity, isChosen }: AskingProps) {
  const { id, name, category, unit } = product;
  const typed = typedQuantity(quantity, unit);
  if (!supplier.takesRequests) return <AskOthers name={name} quantity={typed} />;
  const draft = isChosen ? m.catalogue_product_message({ quantity: typed }) : undefined;
  return (
    <>
      <RequestQuoteButton product={{ id, name, category, company: supplier.name }} quantity={typed} />
      <MessageButton
        about={{ kind: "product", id }}
        isReachable={supplier.isReachable}
        company={supplier.id}
        draft={draft}
      />
    </>
  );
}

function inputOf({ category, product }: Address): { category: CategorySlug; slug: string; locale: Locale } {
  if (!isCategory(category)) throw notFound();
  return { category, slug: product, locale: currentLocale() };
}

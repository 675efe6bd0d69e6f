import { createFileRoute, redirect } from "@tanstack/react-router";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ProductCard } from "#src/features/catalogue/product-card.tsx";
import { NotTaking } from "#src/features/claims/not-taking.tsx";
import { SupplierRatings } from "#src/features/ratings/supplier-ratings.tsx";
import { ReportButton } from "#src/features/reports/report-button.tsx";
import { CardQuote } from "#src/features/rfq/card-quote.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { SupplierScreen } from "#src/features/suppliers/supplier-screen.tsx";
import { readPage } from "#src/features/suppliers/supplier-search.ts";
import { orNotFound } from "#src/lib/calls/or-not-found.ts";
import { api } from "#src/lib/calls/trpc.ts";
import { MessageButton } from "#src/ui/overlay/message-button.tsx";

export const Route = createFileRoute("/suppliers/$supplier")({
  validateSearch: (raw: { page?: unknown }): { page?: number | undefined } => ({ page: readPage(raw) }),
  loaderDeps: ({ search }) => ({ page: search.page ?? 1 }),
  loader: async ({ context, params, deps, location }) => {
    const { products, supplier } = await orNotFound(
      context.loaderApi.suppliers.bySlug.ensureData(inputOf(params.supplier, deps.page)),
    );
    // An address that the company left with a former name; page and language of a link come along.
    if (supplier.slug !== params.supplier) {
      throw redirect({ href: `/suppliers/${supplier.slug}${location.searchStr}`, replace: true, statusCode: 301 });
    }
    // Pages run out when a supplier takes products off sale; the first one is always there.
    if (products.length === 0 && deps.page > 1) throw redirect({ to: "/suppliers/$supplier", params });
  },
  head: async ({ match, params }) => {
    const input = inputOf(params.supplier, match.search.page);
    const page = match.context.loaderApi.suppliers.bySlug.getData(input);
    if (!page) return {};
    const { supplierHead } = await import("#src/features/suppliers/supplier-screen.tsx");
    return supplierHead(match.context.site, page);
  },
  component: SupplierRoute,
});

function SupplierRoute() {
  const { supplier: slug } = Route.useParams();
  const [page] = api.suppliers.bySlug.useSuspenseQuery(inputOf(slug, Route.useSearch().page));
  const { id, name, isReachable, takesRequests } = page.supplier;
  return (
    <SupplierScreen
      page={page}
      report={<ReportButton subject={{ kind: "supplier", id, name }} />}
      ratings={<SupplierRatings key={slug} slug={slug} />}
      quote={
        takesRequests ? (
          <>
            <RequestQuoteButton supplier={{ id, name }} />
            <MessageButton about={{ kind: "supplier", id }} isReachable={isReachable} company={id} />
          </>
        ) : (
          <NotTaking slug={slug} others={<RequestQuoteButton label={m.claims_ask_others()} />} />
        )
      }
      renderCard={(product) => <ProductCard product={product} action={<CardQuote product={product} />} />}
    />
  );
}

function inputOf(slug: string, page: number | undefined) {
  return { slug, page: page ?? 1, locale: currentLocale() };
}

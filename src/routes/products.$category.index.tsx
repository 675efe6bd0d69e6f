import { createFileRoute, notFound, stripSearchParams } from "@tanstack/react-router";
import { isCategory } from "#domain/catalogue/categories.ts";
import { DEFAULT_SEARCH_PARAMS } from "#domain/catalogue/search/search-address.ts";
import { CategoryHeader } from "#src/features/catalogue/category-header.tsx";
import { ContactCall } from "#src/features/catalogue/contact-call.tsx";
import { RequestQuoteButton } from "#src/features/rfq/request-quote-button.tsx";
import { loadListing } from "#src/features/search/listing-loader.ts";
import { ProductListing } from "#src/features/search/product-listing.tsx";
import { Container } from "#src/ui/section.tsx";
import { FoundProduct } from "./-found-product.tsx";
import { categoryListing, listingParams, validateCategoryListing } from "./-listing-search.ts";

export const Route = createFileRoute("/products/$category/")({
  validateSearch: validateCategoryListing,
  search: { middlewares: [stripSearchParams(DEFAULT_SEARCH_PARAMS), stripSearchParams(["category"])] },
  loaderDeps: ({ search }) => categoryListing(search),
  loader: async ({ context, params: { category }, deps }) => {
    if (!isCategory(category)) throw notFound();
    await loadListing(context.loaderApi, listingParams(deps, category));
    return { category };
  },
  head: async ({ match, loaderData }) => {
    if (!loaderData) return {};
    const { categoryHead } = await import("#src/features/catalogue/category-header.tsx");
    return categoryHead(match.context.site, loaderData.category, match.search.page);
  },
  component: CategoryPage,
});

function CategoryPage() {
  const { category } = Route.useLoaderData();
  const params = listingParams(Route.useSearch(), category);
  return (
    <>
      <CategoryHeader category={category} params={params} />
      <Container className="py-6 sm:py-8">
        <ProductListing
          params={params}
          fixedCategory={category}
          renderCard={(hit, { isFirst, isRow }) => <FoundProduct hit={hit} isFirst={isFirst} isRow={isRow} />}
          renderRequest={() => <RequestQuoteButton category={category} />}
        />
      </Container>
      <ContactCall>
        <RequestQuoteButton category={category} variant="onDark" />
      </ContactCall>
    </>
  );
}

import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { DEFAULT_SEARCH_PARAMS } from "#domain/catalogue/search/search-address.ts";
import { loadListing } from "#src/features/search/listing-loader.ts";
import { searchHead } from "#src/features/search/search-head.ts";
import { listingParams, validateListing } from "./-listing-search.ts";
import { SearchPage } from "./-search-page.tsx";

export const Route = createFileRoute("/search")({
  validateSearch: validateListing,
  search: { middlewares: [stripSearchParams(DEFAULT_SEARCH_PARAMS)] },
  loaderDeps: ({ search }) => listingParams(search),
  loader: ({ context, deps }) => loadListing(context.loaderApi, deps),
  head: ({ match }) => searchHead(match.context.site, match.search),
  component: () => <SearchPage params={listingParams(Route.useSearch())} />,
});

import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead } from "#src/lib/page-head.ts";
import { CompareProductsPage } from "./-compare-products-page.tsx";

interface Address {
  p?: unknown;
  qty?: unknown;
}

export const Route = createFileRoute("/compare-products")({
  /** Products by their ids and how many of each; the page reads them, so that the frame carries no code for that. */
  validateSearch: (raw: Address & SearchSchemaInput): Address => raw,
  loaderDeps: ({ search: { p } }) => ({ p }),
  loader: async ({ context, deps }) => {
    const { loadCompared } = await import("#src/features/catalogue/compare/compared-products.ts");
    await loadCompared(context.loaderApi, deps.p);
  },
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.catalogue_compare_title(),
      description: m.catalogue_compare_intro(),
      path: "/compare-products",
      hidden: true,
    }),
  component: CompareProductsPage,
});

import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
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
  head: async ({ match }) => {
    const { compareHead } = await import("#src/features/catalogue/compare/compared-products.ts");
    return compareHead(match.context.site);
  },
  component: CompareProductsPage,
});

import { createFileRoute } from "@tanstack/react-router";
import { SupplierList } from "#src/features/suppliers/supplier-list.tsx";
import { loadSupplierList } from "#src/features/suppliers/supplier-list-loader.ts";
import { readSupplierSearch } from "#src/features/suppliers/supplier-search.ts";

export const Route = createFileRoute("/manufacturers")({
  validateSearch: readSupplierSearch,
  loaderDeps: ({ search }) => readSupplierSearch(search),
  loader: ({ context, deps }) => loadSupplierList(context.loaderApi, "manufacturers", deps),
  head: async ({ match }) => {
    const { supplierListHead } = await import("#src/features/suppliers/supplier-list.tsx");
    return supplierListHead(match.context.site, "manufacturers", match.search);
  },
  component: () => <SupplierList kind="manufacturers" search={readSupplierSearch(Route.useSearch())} />,
});

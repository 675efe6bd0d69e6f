import { createFileRoute } from "@tanstack/react-router";
import { SupplierList } from "#src/features/suppliers/supplier-list.tsx";
import { supplierListHead } from "#src/features/suppliers/supplier-list-head.ts";
import { loadSupplierList } from "#src/features/suppliers/supplier-list-loader.ts";
import { readSupplierSearch } from "#src/features/suppliers/supplier-search.ts";

export const Route = createFileRoute("/manufacturers")({
  validateSearch: readSupplierSearch,
  loaderDeps: ({ search }) => readSupplierSearch(search),
  loader: ({ context, deps }) => loadSupplierList(context.loaderApi, "manufacturers", deps),
  head: ({ match }) => supplierListHead(match.context.site, "manufacturers", match.search),
  component: () => <SupplierList kind="manufacturers" search={readSupplierSearch(Route.useSearch())} />,
});

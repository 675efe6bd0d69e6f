import type { LoaderApi } from "#src/lib/calls/trpc.ts";
import { type SupplierSearch, supplierListInput } from "./supplier-search.ts";

/** Reads a page of companies. The server waits for it; in the browser the screen shows what it has meanwhile. */
export async function loadSupplierList(
  api: LoaderApi,
  kind: "manufacturers" | "suppliers",
  search: SupplierSearch,
): Promise<void> {
  const input = supplierListInput(kind, search);
  if (import.meta.env.SSR) await api.suppliers.list.ensureData(input);
  else void api.suppliers.list.prefetch(input);
}

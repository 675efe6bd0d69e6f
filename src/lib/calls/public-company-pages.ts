import { api } from "./trpc.ts";

/** Forgets what this browser knows of companies' public pages and cards, so that the next look shows a change. */
export function usePublicCompanyPages(): () => Promise<unknown> {
  const { suppliers, catalogue } = api.useUtils();
  return () =>
    Promise.all([
      suppliers.bySlug.reset(),
      suppliers.list.reset(),
      catalogue.product.reset(),
      catalogue.home.reset(),
      catalogue.search.invalidate(),
    ]);
}

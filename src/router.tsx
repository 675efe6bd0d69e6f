import { type DehydratedState, dehydrate, hydrate, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { createQueryClient } from "#src/lib/calls/query-client.ts";
import { type ApiClient, api, createLoaderApi, type LoaderApi } from "#src/lib/calls/trpc.ts";
import { parseSearch, stringifySearch } from "#src/lib/search-string.ts";
import { SessionStore } from "#src/lib/session/session-store.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { ErrorScreen } from "#src/shell/error-screen.tsx";
import { NotFoundScreen } from "#src/shell/not-found-screen.tsx";
import { PendingScreen } from "#src/shell/pending-screen.tsx";
import type { routeTree } from "./routeTree.gen.ts";

export interface RouterContext {
  loaderApi: LoaderApi;
  site: SiteFacts;
  session: SessionStore;
}

interface RouterSetup {
  /** All routes, or those that a page begins with (src/lib/ahead/later-routes.ts). */
  routeTree: typeof routeTree;
  client: ApiClient;
  queryClient?: QueryClient;
  site: SiteFacts;
  /** CSP nonce of this response; on the server only. */
  nonce?: string;
}

/** A router with its own query cache: one per page load, one per request on the server. */
export function createAppRouter({ routeTree, client, queryClient = createQueryClient(), site, nonce }: RouterSetup) {
  const loaderApi = createLoaderApi(client, queryClient);
  const session = new SessionStore({ loaderApi, queryClient, mayBeSignedIn: site.mayBeSignedIn });
  return createRouter({
    routeTree,
    context: { loaderApi, site, session } satisfies RouterContext,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    ...(nonce ? { ssr: { nonce } } : {}),
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: (data: { queries: string }) => hydrate(queryClient, JSON.parse(data.queries) as DehydratedState),
    // biome-ignore lint/correctness/noComponentHookFactories: a router is made once per page load, so this is one component
    Wrap: ({ children }) => (
      <api.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </api.Provider>
    ),
  });
}

export type AppRouterInstance = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouterInstance;
  }
}

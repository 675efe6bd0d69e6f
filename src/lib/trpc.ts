import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, splitLink, type TRPCClient, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { tap } from "@trpc/server/observable";
import { KEYED_READS } from "#domain/rfq/keyed-reads.ts";
import type { AppRouter } from "#worker/router.ts";
import { toCallFailure } from "./errors.ts";
import { fetchOwnAnswer } from "./own-answer.ts";

export type ApiClient = TRPCClient<AppRouter>;

/** What each procedure answers: `ApiOutputs["rfq"]["track"]`. */
export type ApiOutputs = inferRouterOutputs<AppRouter>;

/** Hooks for components: `api.catalogue.search.useQuery(...)`. */
export const api = createTRPCReact<AppRouter>();

/** The client; its last link is HTTP in the browser, in process while rendering on the server. */
export function createApiClient(...links: TRPCLink<AppRouter>[]): ApiClient {
  return createTRPCClient<AppRouter>({ links });
}

/**
 * The context of a call that names its writer: refused, it says nothing of who is signed in now, and its caller asks for
 * that itself.
 */
export const OF_ITS_WRITER = { isOfItsWriter: true } as const;

/** Calls after which the session is asked for again, since they may have ended it. */
const OF_THE_SESSION = /^(?:auth|account)\./;

/** Who wants to know that something was written, by whatever screen; what it changed is read again. */
export const onWritten = new Set<() => void>();

/** Notices calls that were refused for want of a session, which fail all the same, and those that wrote something. */
export function refusalLink(onUnauthenticated: () => void): TRPCLink<AppRouter> {
  const notice = (error: unknown) => {
    if (toCallFailure(error).code === "UNAUTHENTICATED") onUnauthenticated();
  };
  return () =>
    ({ op, next }) =>
      next(op).pipe(
        tap({
          ...(op.context.isOfItsWriter ? {} : { error: notice }),
          next: () => {
            // What changes an account is the session's news: what is private is read again, or not at all.
            if (op.type === "mutation" && !OF_THE_SESSION.test(op.path)) for (const hear of onWritten) hear();
          },
        }),
      );
}

/** The browser's link: calls of one tick travel in one request, ten at most (security 9). */
export function browserLink(): TRPCLink<AppRouter> {
  const options = { url: "/api/trpc", maxItems: 10, fetch: fetchOwnAnswer };
  return splitLink({
    condition: ({ path }) => KEYED_READS.includes(path),
    true: httpBatchLink({ ...options, methodOverride: "POST" }),
    false: httpBatchLink(options),
  });
}

/** What loaders use: `utils.catalogue.product.ensureData(input)`. */
export function createLoaderApi(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils({ client, queryClient });
}
export type LoaderApi = ReturnType<typeof createLoaderApi>;

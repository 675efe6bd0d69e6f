import type { QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, splitLink, type TRPCClient, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { tap } from "@trpc/server/observable";
import { KEYED_READS } from "#domain/rfq/keyed-reads.ts";
import type { AppRouter } from "#worker/router.ts";
import { ForeignAnswer, toCallFailure } from "./errors.ts";

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

/** Of a query that decides something or begins a text: it is not given what the browser kept, nor kept (src/lib/offline). */
export const OF_NOW = { meta: { isOfNow: true } } as const;

/**
 * Writes that nobody here hears of: what changes an account is the session's news (what is private is read again, or not at
 * all), and what is saved for later waits for nobody.
 */
const UNHEARD = /^(?:auth|account|saved)\./;

/** Who wants to know that something was written, by whatever screen; what it changed is read again. */
export const onWritten = new Set<() => void>();

/**
 * Notices calls that were refused for want of a session or of an operator's grant, which fail all the same, and those that wrote
 * something.
 */
export function refusalLink(onUnauthenticated: () => void, onNotGranted: () => void): TRPCLink<AppRouter> {
  const notice = (error: unknown) => {
    const { code, state } = toCallFailure(error);
    if (code === "UNAUTHENTICATED") onUnauthenticated();
    if (state === "not_granted") onNotGranted();
  };
  return () =>
    ({ op, next }) =>
      next(op).pipe(
        tap({
          ...(op.context.isOfItsWriter ? {} : { error: notice }),
          next: () => {
            if (op.type === "mutation" && !UNHEARD.test(op.path)) for (const hear of onWritten) hear();
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

/**
 * `fetch` for the calls of the API. A refusal that is not in the server's own envelope, as the page of a proxy on the way,
 * fails with its status: tRPC would forget that, and with it whether asking again can help.
 * @throws ForeignAnswer
 */
async function fetchOwnAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (response.ok || (await isOwn(response.clone()))) return response;
  throw new ForeignAnswer(response.status);
}

/** One envelope, or one for each call of a batch. */
async function isOwn(response: Response): Promise<boolean> {
  const answer: unknown = await response.json().catch(() => null);
  const envelopes: unknown[] = Array.isArray(answer) ? answer : [answer];
  return envelopes.every((one) => typeof one === "object" && one !== null && ("error" in one || "result" in one));
}

/** What loaders use: `utils.catalogue.product.ensureData(input)`. */
export function createLoaderApi(client: ApiClient, queryClient: QueryClient) {
  return createTRPCQueryUtils({ client, queryClient });
}
export type LoaderApi = ReturnType<typeof createLoaderApi>;

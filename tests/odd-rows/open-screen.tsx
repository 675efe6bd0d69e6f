import type { Query, QueryClient } from "@tanstack/react-query";
import { createRequestHandler, RouterServer } from "@tanstack/react-router/ssr/server";
import { type TRPCLink, unstable_localLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { prerenderToNodeStream } from "react-dom/static";
import { createApiClient } from "#src/lib/calls/trpc.ts";
import { type AppRouterInstance, createAppRouter } from "#src/router.tsx";
import { routeTree } from "#src/routeTree.gen.ts";
import type { Context } from "#worker/platform/context.ts";
import { type AppRouter, appRouter } from "#worker/router.ts";

/** What procedures answered, by their path and input. */
export type Answers = Map<string, { path: string; data: unknown }>;

export interface OpenedScreen {
  html: string;
  /** What components threw. */
  faults: string[];
  answers: Answers;
}

interface Opening {
  address: string;
  context: Context;
  /** Answers that stand in for the server's. */
  instead?: Answers;
  /** The query cache of the page that is opened last: the app makes it itself. */
  cache: () => QueryClient;
}

const MOST_ROUNDS = 8;

/** Opens a screen as the browser would show it, with every read answered: private ones too, which the server leaves out. */
export async function openScreen({ address, context, instead, cache }: Opening): Promise<OpenedScreen | null> {
  const answers: Answers = new Map();
  const client = createApiClient(
    recorded(answers, instead),
    unstable_localLink({ router: appRouter, createContext: async () => context }),
  );
  const site = {
    locale: "en",
    origin: "https://mawrid.test",
    isDevelopment: false,
    whatsappNumber: "971500000000",
    guestLink: null,
  };
  const request = new Request(new URL(address, site.origin));
  let opened: OpenedScreen | null = null;
  const createRouter = () =>
    allRendered(createAppRouter({ routeTree, client, site: { ...site, locale: "en", mayBeSignedIn: true } }));
  await createRequestHandler({ request, createRouter })(async ({ router }) => {
    opened = await renderUntilRead(router, cache(), answers);
    return new Response(null);
  });
  return opened;
}

/** Private routes are rendered in the browser alone; here there is none. */
function allRendered(router: AppRouterInstance): AppRouterInstance {
  for (const route of Object.values(router.routesById)) Object.assign(route.options, { ssr: true });
  return router;
}

async function renderUntilRead(router: AppRouterInstance, cache: QueryClient, answers: Answers): Promise<OpenedScreen> {
  for (let round = 0; ; round += 1) {
    const faults = router.state.matches.flatMap(({ error }) => (error ? [wordsOf(error)] : []));
    const html = await rendered(router, faults);
    const unread = cache.getQueryCache().getAll().filter(isUnread);
    if (unread.length === 0 || round === MOST_ROUNDS) return { html, faults, answers };
    await Promise.allSettled(unread.map((query) => query.fetch()));
  }
}

function isUnread({ state, options }: Query): boolean {
  return state.status === "pending" && (options as { enabled?: unknown }).enabled !== false;
}

async function rendered(router: AppRouterInstance, faults: string[]): Promise<string> {
  const onError = (error: unknown) => void faults.push(wordsOf(error));
  try {
    const { prelude } = await prerenderToNodeStream(<RouterServer router={router} />, { onError });
    let html = "";
    for await (const part of prelude) html += String(part);
    return html;
  } catch {
    return "";
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
}

/** Answers travel as JSON; those that are to be replaced are. */
function recorded(answers: Answers, instead: Answers | undefined): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const key = `${op.path} ${JSON.stringify(op.input)}`;
        const kept = instead?.get(key);
        if (kept) {
          observer.next({ result: { type: "data", data: kept.data } });
          return observer.complete();
        }
        return next(op).subscribe({
          next: ({ result }) => {
            const data: unknown = "data" in result ? JSON.parse(JSON.stringify(result.data ?? null)) : null;
            answers.set(key, { path: op.path, data });
            observer.next({ result: { type: "data", data } });
          },
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        });
      });
}

import { onlineManager, type Query, type QueryClient } from "@tanstack/react-query";
import { isTransient } from "../calls/errors.ts";
import { answering } from "../calls/trpc.ts";
import { SESSION_CHANNEL } from "../session/session-store.ts";
import { answerLink, keepFor, keepForLast, keepNothing, keepRead } from "./answer-link.ts";
import { givenAnswers, onGiven } from "./given-answers.ts";

/** What stands as it was kept is asked for again this often, and once the line is back. */
const ASK_AGAIN_MS = 15_000;

let ends: BroadcastChannel | undefined;

/** A page that came without the server begins with what was kept of whoever was here last. */
export function answerFromLast(): void {
  answering.link = answerLink;
  keepForLast();
}

/**
 * Keeps the answers to an account's reads, and gives them where no answer comes; what was given is asked for again.
 * @returns leaves off
 */
export function keepAnswersOf(userId: string, cache: QueryClient): () => void {
  answering.link = answerLink;
  keepFor(userId);
  hearEnds();
  askWithoutNetwork(cache);
  const stops = [keepEarlier(cache), askAgain(cache)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The link comes after the first questions of a page: of those the cache knows the answers, or will. */
function keepEarlier(cache: QueryClient): () => void {
  const all = cache.getQueryCache();
  const coming = new Set(all.findAll({ fetchStatus: "fetching" }));
  for (const query of all.getAll()) keepQuery(query);
  return all.subscribe(({ query }) => {
    if (query.state.fetchStatus === "idle" && coming.delete(query)) keepQuery(query);
  });
}

function keepQuery({ queryKey, state }: Query): void {
  const [path, asked]: readonly unknown[] = queryKey;
  if (Array.isArray(path) && isAsked(asked) && state.data !== undefined) {
    keepRead(path.join("."), asked.input, state.data);
  }
}

/** What tRPC puts behind the path of a query that is no list by pages. */
function isAsked(value: unknown): value is { input?: unknown } {
  return typeof value === "object" && value !== null && "type" in value && value.type === "query";
}

/**
 * Reads are made without a network too, since the disk may answer; where it does not, they fail at once and are made again on
 * return. A decision that would wait in secret until then fails at once as well, so that its screen can say so.
 */
function askWithoutNetwork(cache: QueryClient): void {
  const { queries, mutations } = cache.getDefaultOptions();
  onlineManager.setOnline(navigator.onLine);
  cache.setDefaultOptions({
    queries: {
      ...queries,
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) => navigator.onLine && failures < 3 && isTransient(error),
    },
    mutations: { ...mutations, networkMode: "always" },
  });
}

/** In this tab or in another one, somebody signs out or the server knows the session no longer: heard as long as the page lives. */
function hearEnds(): void {
  if (ends || typeof BroadcastChannel === "undefined") return;
  ends = new BroadcastChannel(SESSION_CHANNEL);
  ends.onmessage = ({ data }) => {
    if (data === "ended" || data === "lost") keepNothing();
  };
}

function askAgain(cache: QueryClient): () => void {
  let waited = givenAnswers();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (paths: ReadonlyMap<string, number>) =>
    void cache.invalidateQueries({
      predicate: ({ queryKey: [path] }) => Array.isArray(path) && paths.has(path.join(".")),
    });
  const again = () => {
    clearTimeout(timer);
    if (givenAnswers().size > 0) ask(givenAnswers());
  };
  const hear = () => {
    const now = givenAnswers();
    clearTimeout(timer);
    if (now.size > 0) timer = setTimeout(again, ASK_AGAIN_MS);
    // Something was answered, so the rest will be.
    else ask(waited);
    waited = now;
  };
  const stop = onGiven(hear);
  window.addEventListener("online", again);
  return () => {
    stop();
    clearTimeout(timer);
    window.removeEventListener("online", again);
  };
}

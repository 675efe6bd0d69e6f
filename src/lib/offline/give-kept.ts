import type { Query, QueryClient, QueryFunction, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { isTransient } from "../calls/errors.ts";
import { keptOwner } from "./answers-owner.ts";
import { givenAnswers, noteFresh } from "./given-answers.ts";
import { dropRefused, ifOwner, readKept } from "./keep-read.ts";
import { type Question, questionOf } from "./kept-reads.ts";

const SESSION_KEY = [["auth", "session"], { type: "query" }];

/**
 * The account whose answers are kept, where it is this page's too: another tab may have another one by now. Never an operator's:
 * what is open to them is other people's.
 */
export function ownerHere(cache: QueryClient): string | null {
  const session = cache.getQueryData<{ userId?: unknown } | null>(SESSION_KEY);
  return typeof session?.userId === "string" && !isOperator(session) ? ifOwner(session.userId) : null;
}

/** Whether a session is an operator's. */
export function isOperator(session: unknown): boolean {
  return typeof session === "object" && session !== null && "userType" in session && session.userType === "admin";
}

/**
 * Stands around each question of a screen: the network answers, and only where it gave nothing to the last try, and the screen has
 * nothing yet, what was kept is given.
 */
export function giveKept(cache: QueryClient) {
  const answered = hearAnswers(cache);
  return async (ask: QueryFunction, context: QueryFunctionContext, query: Query): Promise<unknown> => {
    const { promise } = query;
    answered.delete(query);
    try {
      const answer = await ask(context);
      // Not what was called off meanwhile; and a further page leaves the ones before it as they were given.
      if (query.promise === promise && !query.state.fetchMeta?.fetchMore) answered.add(query);
      return answer;
    } catch (error) {
      const question = questionOf(query.queryKey);
      if (question && ownerHere(cache) !== null) void dropRefused(error, question);
      const kept =
        error instanceof Error && isTransient(error) && !isTriedAgain(query, error)
          ? await lastOf(cache, query)
          : undefined;
      if (kept === undefined) throw error;
      return kept;
    }
  };
}

/** A query whose answer has come is fresh once the cache has it: until then it can still be called off. */
function hearAnswers(cache: QueryClient): WeakSet<Query> {
  const answered = new WeakSet<Query>();
  cache.getQueryCache().subscribe(({ query, type, ...event }) => {
    if (type !== "updated" || !("action" in event) || event.action.type !== "success" || event.action.manual) return;
    if (answered.delete(query)) noteFresh(query.queryHash);
  });
  return answered;
}

function isTriedAgain({ options: { retry }, state: { fetchFailureCount } }: Query, error: Error): boolean {
  if (typeof retry === "function") return retry(fetchFailureCount, error);
  return typeof retry === "number" ? fetchFailureCount < retry : retry === true;
}

/** What is kept, or was given before; a screen that has an answer of this page keeps it, which is newer. */
async function lastOf(cache: QueryClient, { queryHash, queryKey, state, meta }: Query): Promise<unknown> {
  const question = meta?.isOfNow ? null : questionOf(queryKey);
  if (!question) return undefined;
  if (state.data !== undefined) return givenAnswers().has(queryHash) ? state.data : undefined;
  // Who it is may be on its way from the disk too.
  if (question.path !== "auth.session") await asked(cache, SESSION_KEY);
  return question.path === "auth.session"
    ? lastSession(queryHash, question)
    : readKept(queryHash, question, () => ownerHere(cache));
}

/** Who was here last, of whom alone is known without the server. */
async function lastSession(hash: string, question: Question): Promise<unknown> {
  const session = await readKept(hash, question, keptOwner);
  const isOwners =
    typeof session === "object" && session !== null && "userId" in session && session.userId === keptOwner();
  return isOwners && !isOperator(session) ? { ...session, isOfBefore: true } : undefined;
}

async function asked(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  await cache
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.catch(() => undefined);
}

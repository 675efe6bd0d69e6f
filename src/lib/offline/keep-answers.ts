import { onlineManager, type Query, type QueryClient, replaceEqualDeep } from "@tanstack/react-query";
import { isTransient, toCallFailure } from "../calls/errors.ts";
import { SeldomTries } from "../calls/seldom-tries.ts";
import { keptOwner, leaveAnswers, leaveAnswersOfOthers, ownAnswers } from "./answers-owner.ts";
import { forgetAnswers } from "./forget-answers.ts";
import { giveKept, isOperator, ownerHere } from "./give-kept.ts";
import { givenAnswers, noneGiven, noteFresh, onGiven } from "./given-answers.ts";
import { keepRead } from "./keep-read.ts";
import { dropAnswer } from "./kept-answers.ts";
import { questionOf } from "./kept-reads.ts";
import { isKept } from "./of-now.ts";

/** An answer that says what the one before said is kept again after this time, for the sake of its age. */
const SAME_FOR_MS = 60_000;
/** So often a question is asked again before it fails, and where it is known already that no answer comes. */
const AGAIN = { usually: 3, gone: 1 };

/** What was kept last of each query that is there. */
type LastKept = WeakMap<Query, { data: unknown; at: number }>;

/**
 * Keeps the answers to what an account's screens ask, and gives them to screens where no answer comes; what was given is asked for
 * again. Only what goes through the cache of queries is kept and given: who asks the client reads what is true now.
 * @param onOther hears that the server names another account, or nobody, which no page of this browser brought about
 * @returns leaves off
 */
export function keepAnswersOf(userId: string, cache: QueryClient, onOther: () => void): () => void {
  // Also of accounts whose owner was not noted, or is not any more.
  if (ownAnswers(userId)) void forgetAnswers();
  askWithoutNetwork(cache);
  const stops = [keepAll(cache), hearOthers(userId, cache, onOther), askAgain(cache)];
  return () => {
    for (const stop of stops) stop();
    noneGiven();
  };
}

/** What the page was answered before this script came, and all that it is answered from now on. */
function keepAll(cache: QueryClient): () => void {
  const last: LastKept = new WeakMap();
  const queries = cache.getQueryCache();
  for (const query of queries.getAll()) keepQuery(cache, query, last);
  return queries.subscribe((event) => {
    const { query, type } = event;
    if (type === "removed") noteFresh(query.queryHash);
    // What was given lives as long as the screen that shows it: whoever comes next asks again.
    if (type === "observerRemoved" && !query.isActive() && givenAnswers().has(query.queryHash)) queries.remove(query);
    if (type === "updated" && event.action.type === "success") keepQuery(cache, query, last);
  });
}

/** Of the answers to who is here, those of the server. */
function hearOthers(userId: string, cache: QueryClient, onOther: () => void): () => void {
  return cache.getQueryCache().subscribe(({ query, type, ...event }) => {
    if (type !== "updated" || !("action" in event) || event.action.type !== "success" || event.action.manual) return;
    if (questionOf(query.queryKey)?.path !== "auth.session" || givenAnswers().has(query.queryHash)) return;
    if (!isOf(userId, query.state.data)) onOther();
  });
}

function isOf(userId: string, session: unknown): boolean {
  return typeof session === "object" && session !== null && "userId" in session && session.userId === userId;
}

function keepQuery(cache: QueryClient, query: Query, last: LastKept): void {
  const { queryHash, queryKey, state } = query;
  const question = questionOf(queryKey);
  if (!question || state.data === undefined) return;
  // What was given is not what the server says, and stays old in the eyes of every screen that comes.
  if (givenAnswers().has(queryHash)) {
    query.invalidate();
    return;
  }
  if (question.path === "auth.session") hearSession(state.data);
  else if (query.meta?.isOfNow && question.isAnsweredBy(state.data)) return;
  const owner = ownerHere(cache);
  const before = last.get(query);
  const isSame = before?.data === state.data && Date.now() - (before?.at ?? 0) < SAME_FOR_MS;
  if (owner === null || isSame) return;
  last.set(query, { data: state.data, at: Date.now() });
  // What no screen is given takes the place of what one was.
  if (question.isAnsweredBy(state.data)) void keepRead(owner, question, state.data, state.dataUpdatedAt);
  else void dropAnswer(owner, question.key);
}

/** The server says who is signed in; an operator leaves nothing here. */
function hearSession(session: unknown): void {
  const isSomebody = typeof session === "object" && session !== null && "userId" in session && !isOperator(session);
  if (isSomebody) leaveAnswersOfOthers(String(session.userId));
  else leaveAnswers();
}

/**
 * Reads are made without a network too, since the disk may answer; where it does not, they fail at once and are made again on
 * return. A decision that would wait in secret until then fails at once as well, so that its screen can say so.
 * @param beganWithout whether the page itself came without the server: browsers often say that they are online all the same
 */
export function askWithoutNetwork(cache: QueryClient, beganWithout = false): void {
  const { queries, mutations } = cache.getDefaultOptions();
  if (queries?.persister) return;
  const isAnswered = () =>
    cache
      .getQueryCache()
      .getAll()
      .some(({ state, queryHash }) => state.data !== undefined && !givenAnswers().has(queryHash));
  const most = () => (givenAnswers().size > 0 || (beganWithout && !isAnswered()) ? AGAIN.gone : AGAIN.usually);
  onlineManager.setOnline(navigator.onLine);
  cache.setDefaultOptions({
    queries: {
      ...queries,
      networkMode: "always",
      refetchOnReconnect: true,
      retry: (failures, error) => navigator.onLine && failures < most() && isTransient(error),
      persister: giveKept(cache),
      // An answer that says what was kept is another one all the same: what waits for it begins.
      structuralSharing: (before, now) => (isKept(before) ? now : replaceEqualDeep(before, now)),
    },
    mutations: { ...mutations, networkMode: "always" },
  });
}

/** Asks again for what was given: now and then, when the line is back, and as soon as anything is answered. */
function askAgain(cache: QueryClient): () => void {
  let waited = givenAnswers().size;
  const given = ({ queryHash }: Query) => givenAnswers().has(queryHash);
  const tries = new SeldomTries(() => {
    if (givenAnswers().size === 0 || keptOwner() === null) return;
    tries.later();
    // What is on its way already goes on.
    void cache.invalidateQueries({ predicate: given }, { cancelRefetch: false });
  });
  if (waited > 0) tries.later();
  const hear = () => {
    const { size } = givenAnswers();
    const isLess = size < waited;
    waited = size;
    if (!tries.isWaiting) tries.later();
    if (!isLess) return;
    tries.wentWell();
    tries.now();
  };
  const stops = [onGiven(hear), hearWishes(cache, (seconds) => tries.wish(seconds)), () => tries.stop()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** When the server wants to be asked again, of those that are asked again here. */
function hearWishes(cache: QueryClient, hear: (seconds: number) => void): () => void {
  return cache.getQueryCache().subscribe(({ query, type, ...event }) => {
    if (type !== "updated" || !("action" in event) || !givenAnswers().has(query.queryHash)) return;
    const { action } = event;
    if (action.type === "failed" || action.type === "error") hear(toCallFailure(action.error).retryAfter);
  });
}

import type { QueryClient } from "@tanstack/react-query";
import { type ApiOutputs, type LoaderApi, OF_NOW } from "../calls/trpc.ts";
import { dropAllDrafts, layDraftsAside, takeDraftsBack } from "../drafts/session-draft.ts";
import { leaveAnswers, leaveAnswersOfOthers } from "../offline/answers-owner.ts";
import { claimRecent, leaveRecent } from "../recent/forget-recent.ts";

type Session = ApiOutputs["auth"]["session"];

const CHANNEL = "mawrid-session";
/** A session is "ended" by its person, and "lost" when the server knows it no longer. */
type News = "changed" | "ended" | "lost";
/** Routers of the API that answer with what belongs to the signed-in person. */
export const PRIVATE_ROUTERS: readonly string[] = [
  "account",
  "admin",
  "analytics",
  "cart",
  "claims",
  "company",
  "editor",
  "inbox",
  "messages",
  "notices",
  "orders",
  "products",
  "quotes",
  "ratings",
  "review",
  "rfq",
  "rfqs",
  "saved",
  "waits",
];

interface StoreSetup {
  loaderApi: LoaderApi;
  queryClient: QueryClient;
  /** False without the session's cookie: then nobody asks the server. */
  mayBeSignedIn: boolean;
}

/** Keeps the session's query, the private part of the cache and the other tabs in step. One per page load. */
export class SessionStore {
  readonly #query: LoaderApi["auth"]["session"];
  readonly #cache: QueryClient;
  #channel: BroadcastChannel | undefined;
  #runGuards: () => Promise<void> = async () => {};
  #isLearning = false;

  constructor({ loaderApi, queryClient, mayBeSignedIn }: StoreSetup) {
    this.#query = loaderApi.auth.session;
    this.#cache = queryClient;
    if (!mayBeSignedIn) this.#query.setData(undefined, null);
  }

  /** Listens to the other tabs; once, in the browser. `runGuards` lets the page's guards decide again. */
  joinTabs(runGuards: () => Promise<void>): void {
    this.#runGuards = runGuards;
    // A page out of the back-forward cache slept through the news.
    window.addEventListener("pageshow", ({ persisted }) => persisted && void this.#hear("changed"));
    if (typeof BroadcastChannel === "undefined") return;
    this.#channel = new BroadcastChannel(CHANNEL);
    this.#channel.onmessage = ({ data }) => void this.#hear(data);
  }

  /**
   * Who is signed in, asked once.
   * @throws when nobody could say
   */
  async read(): Promise<Session> {
    const session = await this.#query.ensureData();
    takeOwn(session);
    return session;
  }

  /**
   * After a sign-in, a sign-up or any change of the account: learns who it is and tells the other tabs. Where to go
   * next is the caller's affair.
   */
  async refresh(): Promise<Session> {
    const session = await this.#learn();
    // Nobody, or somebody whom the server could not name yet: what is kept is not theirs.
    if (session === null) leaveAnswers();
    this.#tell("changed");
    return session;
  }

  /** After a sign-out: forgets what was private, here and in the other tabs. A private screen is left by its guard. */
  async end(): Promise<void> {
    leaveAnswers();
    this.#tell("ended");
    await this.#forget(leaveNothing);
  }

  /**
   * A call was refused for want of a session: if somebody was believed to be signed in, that is over. What they were
   * writing waits for them alone.
   */
  async lose(): Promise<void> {
    leaveAnswers();
    const writer = this.#query.getData()?.userId;
    if (writer === undefined) return;
    this.#tell("lost");
    await this.#forget(() => layDraftsAside(writer));
  }

  /** A call was refused for want of a grant: where other ones are held than this page knew, its guards decide again. */
  async learnGrants(): Promise<void> {
    const known = this.#query.getData();
    const session = await this.#query.fetch(undefined, { staleTime: 0, ...OF_NOW }).catch(() => null);
    const isChanged = session && known?.userId === session.userId && known.grants.join() !== session.grants.join();
    if (isChanged) await this.#runGuards();
  }

  /**
   * The server named another account than the one a page began with, without a network perhaps, or nobody: as after news of another
   * tab, nothing of before stays.
   */
  async meet(before: string): Promise<void> {
    const session = this.#query.getData() ?? null;
    if (this.#isLearning || session?.userId === before) return;
    leaveDrafts(before, session);
    takeOwn(session);
    if (session) this.#forgetPrivate();
    else await this.#leavePrivate();
  }

  #tell(news: News): void {
    this.#channel?.postMessage(news);
  }

  async #hear(news: unknown): Promise<void> {
    const before = this.#query.getData()?.userId;
    if (news === "ended" || news === "lost") leaveAnswers();
    if (news === "ended" && before !== undefined) await this.#forget(leaveNothing);
    if (news === "lost" && before !== undefined) await this.#forget(() => layDraftsAside(before));
    if (news === "changed" && (await this.#learn())?.userId !== before) await this.#runGuards();
  }

  async #learn(): Promise<Session> {
    const before = this.#query.getData()?.userId;
    await this.#query.cancel();
    this.#isLearning = true;
    try {
      const session = await this.#query.fetch(undefined, { staleTime: 0, ...OF_NOW });
      if (before !== undefined && before !== session?.userId) leaveDrafts(before, session);
      takeOwn(session);
      if (before === session?.userId) await this.#cache.invalidateQueries({ predicate: isPrivate });
      else if (session) this.#forgetPrivate();
      // A visitor asks nothing that is private again: it would be refused.
      else await this.#leavePrivate();
      return session;
    } catch {
      // Unknown again: whoever needs it asks again.
      this.#cache.removeQueries({ predicate: ({ queryKey }) => routerOf(queryKey) === "auth" });
      return null;
    } finally {
      this.#isLearning = false;
    }
  }

  /** What a screen still shows is read again, so that nobody sees what was another one's. */
  #forgetPrivate(): void {
    this.#cache.removeQueries({ predicate: isPrivate, type: "inactive" });
    void this.#cache.resetQueries({ predicate: isPrivate, type: "active" });
  }

  async #forget(leave: () => void): Promise<void> {
    await this.#query.cancel();
    this.#query.setData(undefined, null);
    leave();
    await this.#leavePrivate();
  }

  async #leavePrivate(): Promise<void> {
    await this.#runGuards();
    this.#cache.removeQueries({ predicate: isPrivate });
  }
}

/** Signed out: what was written and looked at is nobody else's business. */
function leaveNothing(): void {
  dropAllDrafts();
  leaveRecent();
}

/** What was left in this browser for this account; another one's is forgotten, and what needs somebody, where nobody is here. */
function takeOwn(session: Session): void {
  leaveAnswersOfOthers(session?.userId);
  if (!session) return;
  takeDraftsBack(session.userId);
  claimRecent(session.userId);
}

/** Another one sits at this browser, or perhaps; what a visitor wrote goes along into the account. */
function leaveDrafts(writerId: string, session: Session): void {
  if (session) leaveNothing();
  else layDraftsAside(writerId);
}

function isPrivate({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return PRIVATE_ROUTERS.includes(routerOf(queryKey));
}

/** Keys of tRPC start with the procedure's path: `[["account", "profile"], …]`. */
function routerOf(queryKey: readonly unknown[]): string {
  const [path] = queryKey;
  return Array.isArray(path) ? String(path[0]) : "";
}

import type { Viewer } from "#domain/identity/access.ts";
import type { Database } from "#drizzle/client.ts";
import type { Resting } from "#worker/platform/hash-turns.ts";
import type { RequestTrace } from "#worker/platform/request-trace.ts";
import type { Settings } from "#worker/platform/settings.ts";

/** What a verb may use. Passed down, never imported (style 4). */
export interface Context {
  db: Database;
  settings: Settings;
  /** Bindings that ports need: files, flood limiter, rooms. */
  env: Env;
  /** Scheme and host of the public site, without a slash at the end. */
  origin: string;
  /** The client's address from `CF-Connecting-IP`, of IPv6 the /64; "local" where the edge did not set it. */
  clientAddress: string;
  userAgent: string;
  requestId: string;
  /** What is gathered for the request's line in the log; none where no request asks. */
  trace?: RequestTrace;
  /** What its request holds meanwhile; none outside of requests. */
  place?: Resting;
  /** Who calls: null for a visitor. The first question of a request costs one database call, further ones none. */
  viewer(): Promise<Viewer | null>;
  /** Headers that the answer gets besides its own: the session's cookie. */
  answerHeaders: Headers;
  /** Now in milliseconds since the epoch. */
  now(): number;
  /** Lets work outlive the answer, e.g. sending the mails of an acknowledged write. */
  waitUntil(work: Promise<unknown>): void;
}

/** The context of a procedure that only accounts may call. */
export interface SignedInContext extends Context {
  caller: Viewer;
}

import { useHydrated, useRouter } from "@tanstack/react-router";
import { type AccessRule, refusalFor } from "#domain/identity/access.ts";
import { type ApiOutputs, api } from "../calls/trpc.ts";
import type { SessionStore } from "./session-store.ts";

/** Who is signed in, as every screen knows them. */
export type Session = NonNullable<ApiOutputs["auth"]["session"]> & {
  /** Who was here last, as this browser knows it while the server says nothing (src/lib/offline): for screens, never to send by. */
  isOfBefore?: true;
};

interface SessionState {
  session: Session | null;
  /** False until the server answered and the screen lives: it then shows neither "sign in" nor a name. */
  isKnown: boolean;
}

/** News of other devices reach this one at the next look at the page after this time. */
const STALE_AFTER_MS = 5 * 60_000;

/**
 * The session of this browser, one query for all screens. Visitors without the session's cookie never ask; everybody
 * else is unknown in the server's markup, which is the same for all, and so in each part of it until that part lives: a
 * page comes to life part by part, and the answer may be there before the last.
 */
export function useSession(): SessionState {
  const { data } = api.auth.session.useQuery(undefined, {
    staleTime: STALE_AFTER_MS,
    enabled: (query) => query.state.data !== null,
  });
  const { site } = useRouter().options.context;
  if (!useHydrated()) return { session: null, isKnown: !site.mayBeSignedIn };
  return { session: data ?? null, isKnown: data !== undefined };
}

/** True where a rule of access lets an account in; the server asks the same rule again at every call. */
export function mayEnter(
  rule: AccessRule,
  { isVerified, userType, supplierStatus, needsSecondFactor }: Session,
): boolean {
  const supplier = supplierStatus === null ? null : { status: supplierStatus };
  return refusalFor(rule, { isVerified, userType, supplier, needsSecondFactor }) === null;
}

/** Tells this page and the other tabs that somebody signed in or out or changed. */
export function useSessionStore(): SessionStore {
  return useRouter().options.context.session;
}

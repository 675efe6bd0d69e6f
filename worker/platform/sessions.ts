import { eq } from "drizzle-orm";
import { parse } from "hono/utils/cookie";
import { Lucia, TimeSpan } from "lucia";
import type { Viewer } from "#domain/identity/access.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { Database } from "#drizzle/client.ts";
import { sessions } from "#drizzle/schema/identity.ts";
import type { Context } from "#worker/platform/context.ts";
import { newId } from "./ids.ts";
import { newLinkKey, sha256 } from "./secrets.ts";
import { type SessionFacts, SessionStore, sessionRow, type UserFacts } from "./session-store.ts";

/** `__Host-`: secure, of this host alone, for all paths (security 4). */
export const SESSION_COOKIE = "__Host-session";
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const IDLE = new TimeSpan(30, "d");
export const LONGEST_SESSION_MS = 90 * DAY_MS;
/** The last use is noted after the response, and not oftener than this. */
const NOTE_USE_AFTER_MS = 10 * 60_000;
const LONGEST_USER_AGENT = 400;

function luciaOver(store: SessionStore) {
  return new Lucia(store, {
    sessionExpiresIn: IDLE,
    sessionCookie: { name: SESSION_COOKIE, attributes: { secure: true, sameSite: "lax", path: "/" } },
    getSessionAttributes: (facts: SessionFacts) => facts,
    getUserAttributes: (facts: UserFacts) => facts,
  });
}

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof luciaOver>;
    DatabaseSessionAttributes: SessionFacts;
    DatabaseUserAttributes: UserFacts;
  }
}

/** The token of a request's cookie; null where it is missing or malformed, which is the same (security 3). */
export function sessionTokenOf(cookieHeader: string | null | undefined): string | null {
  const token = parse(cookieHeader ?? "", SESSION_COOKIE)[SESSION_COOKIE] ?? "";
  return TOKEN.test(token) ? token : null;
}

type Asker = Pick<Context, "db" | "settings" | "now" | "waitUntil" | "answerHeaders">;

/**
 * Who holds a token: one database call. Idle sessions end after 30 days, all after 90; a used one is renewed in its
 * second half, with the cookie made from the token.
 * @returns null for no session, one that ended, or a suspended account
 */
export async function viewerOf(ctx: Asker, token: string | null): Promise<Viewer | null> {
  if (token === null) return null;
  const lucia = luciaOver(new SessionStore(ctx.db));
  const { session, user } = await lucia.validateSession(sha256(token));
  if (!session || user.suspendedAt !== null) return null;
  if (ctx.now() - session.createdAt >= LONGEST_SESSION_MS) {
    await lucia.invalidateSession(session.id);
    return null;
  }
  if (session.fresh) ctx.answerHeaders.append("Set-Cookie", lucia.createSessionCookie(token).serialize());
  else noteUse(ctx, session);
  const { id: userId, emailVerifiedAt, suspendedAt: _, hasSecondFactor, ...facts } = user;
  const isBound = facts.userType === "admin" && ctx.settings.operatorsNeedSecondFactor;
  const needsSecondFactor = isBound && !hasSecondFactor;
  return { userId, sessionId: session.id, isVerified: emailVerifiedAt !== null, needsSecondFactor, ...facts };
}

function noteUse({ db, now, waitUntil }: Asker, session: { id: string; lastUsedAt: number }): void {
  if (now() - session.lastUsedAt < NOTE_USE_AFTER_MS) return;
  const note = db.update(sessions).set({ lastUsedAt: now() }).where(eq(sessions.id, session.id));
  waitUntil(
    note.then(
      () => undefined,
      () => undefined,
    ),
  );
}

export interface NewSession {
  /** For the cookie; it is stored nowhere. */
  token: string;
  /** For the batch that signs somebody in. */
  row: typeof sessions.$inferInsert;
}

/** A session that is yet to be written, in the batch of what it follows from: sign-up, sign-in, a changed password. */
export async function newSession(ctx: Context, userId: string): Promise<NewSession> {
  const token = newLinkKey();
  let row: NewSession["row"] | undefined;
  const store = new SessionStore(ctx.db);
  store.setSession = async (session) => {
    row = sessionRow(session);
  };
  const now = ctx.now();
  const facts = {
    handle: newId("ses"),
    userAgent: ctx.userAgent.slice(0, LONGEST_USER_AGENT),
    createdAt: now,
    lastUsedAt: now,
  };
  await luciaOver(store).createSession(userId, facts, { sessionId: sha256(token) });
  if (!row) throw new Error("Lucia made no session");
  return { token, row };
}

/** Gives the answer the cookie of a session that was written. */
export function giveSessionCookie(ctx: Context, { token }: NewSession): void {
  const cookie = luciaOver(new SessionStore(ctx.db)).createSessionCookie(token);
  ctx.answerHeaders.append("Set-Cookie", cookie.serialize());
}

/** Takes the cookie away. */
export function takeSessionCookie(ctx: Context): void {
  const cookie = luciaOver(new SessionStore(ctx.db)).createBlankSessionCookie();
  ctx.answerHeaders.append("Set-Cookie", cookie.serialize());
}

/** Deletes the sessions whose time is over: for the scheduler. */
export async function forgetEndedSessions({ db }: { db: Database }): Promise<number> {
  await luciaOver(new SessionStore(db)).deleteExpiredSessions();
  return 0;
}

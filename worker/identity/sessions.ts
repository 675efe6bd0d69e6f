import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { EndSession } from "#domain/identity/account.ts";
import { deviceOf } from "#domain/identity/device.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { sessions } from "#drizzle/schema/identity.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { LONGEST_SESSION_MS } from "#worker/platform/sessions.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { ownEvent } from "./account-event.ts";

export interface OwnSession {
  /** Names the session; it can't open it. */
  id: string;
  /** As the browser calls itself, e.g. "Chrome 141"; null when it does not say. */
  browser: string | null;
  system: string | null;
  createdAt: number;
  lastUsedAt: number;
  isCurrent: boolean;
}

const MOST_SHOWN = 100;

const sessionColumns = {
  sessionId: sessions.id,
  id: sessions.handle,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
};

/** The browsers that are signed in, the current one first, then those used last. */
export async function listSessions({ db, caller, now }: SignedInContext): Promise<OwnSession[]> {
  const isLive = and(gt(sessions.expiresAt, now()), gt(sessions.createdAt, now() - LONGEST_SESSION_MS));
  const rows = await db
    .select(sessionColumns)
    .from(sessions)
    .where(and(eq(sessions.userId, caller.userId), isLive))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(MOST_SHOWN);
  const own = rows.map(({ sessionId, userAgent, ...session }) => ({
    ...session,
    ...deviceOf(userAgent),
    isCurrent: sessionId === caller.sessionId,
  }));
  return [...own.filter(({ isCurrent }) => isCurrent), ...own.filter(({ isCurrent }) => !isCurrent)];
}

/** The sessions of the caller's account but for the one that calls. */
export function otherSessionsOf({ caller: { userId, sessionId } }: SignedInContext): SQL {
  return sql`${eq(sessions.userId, userId)} and ${ne(sessions.id, sessionId)}`;
}

/**
 * Signs one other browser out.
 * @throws AppError NOT_FOUND for a session that is missing or another's, alike; CONFLICT for the current one, which
 *   signing out ends with its cookie
 */
export async function endSession(ctx: SignedInContext, { id }: EndSession): Promise<{ ended: number }> {
  const { userId, sessionId } = ctx.caller;
  const isNamed = and(eq(sessions.handle, id), eq(sessions.userId, userId));
  const isOther = and(isNamed, ne(sessions.id, sessionId));
  const {
    ended,
    current: [current],
  } = await batchOf(ctx, {
    event: ctx.db.run(ownEvent(ctx, { action: "session_ended", userId }, rowExists(sessions, isOther))),
    ended: ctx.db.delete(sessions).where(isOther),
    current: ctx.db.select({ id: sessions.handle }).from(sessions).where(isNamed),
  });
  if (current) throw new AppError("CONFLICT", { action: "sign_out" });
  if (ended.rowsAffected === 0) throw new AppError("NOT_FOUND");
  // Honest tabs come back by themselves.
  dismissFromRooms(ctx, userId);
  return { ended: ended.rowsAffected };
}

/** Signs all other browsers out. */
export async function endOtherSessions(ctx: SignedInContext): Promise<{ ended: number }> {
  const { userId } = ctx.caller;
  const areOthers = otherSessionsOf(ctx);
  const { ended } = await batchOf(ctx, {
    event: ctx.db.run(ownEvent(ctx, { action: "other_sessions_ended", userId }, rowExists(sessions, areOthers))),
    ended: ctx.db.delete(sessions).where(areOthers),
  });
  if (ended.rowsAffected > 0) dismissFromRooms(ctx, userId);
  return { ended: ended.rowsAffected };
}

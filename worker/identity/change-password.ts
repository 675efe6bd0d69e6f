import { and, eq, ne, sql } from "drizzle-orm";
import type { ChangePassword } from "#domain/identity/account.ts";
import { emailProofs, sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { hashPassword } from "#worker/platform/password.ts";
import { hashCaller } from "#worker/platform/password-lanes.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { giveSessionCookie, newSession } from "#worker/platform/sessions.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { ownEvent } from "./account-event.ts";
import { checkOwnPassword, wrongPassword } from "./check-own-password.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";
import { writtenEvent } from "./written-event.ts";

/**
 * Sets another password. All other browsers are signed out, this one gets a new token, and the owner is told by mail: one
 * batch, which begins by comparing the old hash. Reset links on their way are void, and so is a change of address that
 * waits: whoever knew the old password may have asked for it.
 * @throws AppError as {@link checkOwnPassword}
 */
export async function changePassword(
  ctx: SignedInContext,
  { currentPassword, password }: ChangePassword,
): Promise<{ endedSessions: number }> {
  const { userId, sessionId } = ctx.caller;
  const oldHash = await checkOwnPassword(ctx, currentPassword, "currentPassword");
  const passwordHash = await hashPassword(password, hashCaller(ctx));
  const next = await newSession(ctx, userId);
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const mail = passwordChangedMail(ctx, ctx.caller);
  const isMine = sql`${eq(sessions.userId, userId)} and ${isDone}`;
  const isAsRead = and(eq(users.id, userId), eq(users.passwordHash, oldHash));
  const { changed, ended } = await batchOf(ctx, {
    event: ctx.db.run(ownEvent(ctx, { action: "password_changed", userId }, rowExists(users, isAsRead), eventId)),
    changed: ctx.db.update(users).set({ passwordHash, updatedAt: ctx.now() }).where(isAsRead),
    ended: ctx.db.delete(sessions).where(and(isMine, ne(sessions.id, sessionId))),
    own: ctx.db.delete(sessions).where(isMine),
    next: ctx.db.run(insertWhere(sessions, next.row, isDone)),
    proofs: ctx.db
      .delete(emailProofs)
      .where(and(eq(emailProofs.userId, userId), ne(emailProofs.purpose, "verify"), isDone)),
    mail: ctx.db.run(insertWhere(outbox, mail, isDone)),
  });
  if (changed.rowsAffected === 0) throw wrongPassword("currentPassword");
  giveSessionCookie(ctx, next);
  dismissFromRooms(ctx, userId);
  ctx.waitUntil(deliver(ctx, mail));
  return { endedSessions: ended.rowsAffected };
}

import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { DELETION_AFTER_MS, type RequestDeletion } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { anotherHolds } from "#worker/platform/holders-sql.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver, outboxRow } from "#worker/platform/outbox.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { ownEvent } from "./account-event.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { isFree, runsBusyCompany, waitsForOrders } from "./held-account.ts";
import { writtenEvent } from "./written-event.ts";

/**
 * Marks an account for deletion after two weeks to think; all other browsers are signed out and the owner is told by mail.
 * Asked again it keeps its day.
 * @throws AppError as {@link checkOwnPassword} for `password`; CONFLICT with the state "supplier" while the account runs an
 *   approved or suspended company, "orders" while something it ordered has not ended, "last_admin" where no other operator
 *   is left who may say what each may do
 */
export async function requestDeletion(
  ctx: SignedInContext,
  { password }: RequestDeletion,
): Promise<{ deleteAfter: number }> {
  const { userId, sessionId } = ctx.caller;
  await checkOwnPassword(ctx, password, "password");
  if (ctx.caller.deleteAfter !== null) return { deleteAfter: ctx.caller.deleteAfter };
  const deleteAfter = ctx.now() + DELETION_AFTER_MS;
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const mail = deletionMail(ctx, deleteAfter);
  const me = sql`${userId}`;
  const mayGo = and(eq(users.id, userId), isNull(users.deleteAfter), isFree(me), leavesAnAdmin(ctx));
  const {
    held: [held],
    marked,
  } = await batchOf(ctx, {
    held: ctx.db.all<Held>(sql`select ${runsBusyCompany(me)} as company, ${waitsForOrders(me)} as orders`),
    event: ctx.db.run(ownEvent(ctx, { action: "deletion_requested", userId }, rowExists(users, mayGo), eventId)),
    marked: ctx.db.update(users).set({ deleteAfter, updatedAt: ctx.now() }).where(mayGo),
    sessions: ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isDone)),
    mail: ctx.db.run(insertWhere(outbox, mail, isDone)),
  });
  if (marked.rowsAffected === 0) throw new AppError("CONFLICT", { state: whatHolds(held) });
  // Those of the other browsers end with their sessions; this one's come back by themselves.
  dismissFromRooms(ctx, userId);
  ctx.waitUntil(deliver(ctx, mail));
  return { deleteAfter };
}

/** Keeps an account that was to be deleted. */
export async function cancelDeletion(ctx: SignedInContext): Promise<{ deleteAfter: null }> {
  const { userId } = ctx.caller;
  const isMarked = and(eq(users.id, userId), isNotNull(users.deleteAfter));
  await ctx.db.batch([
    ctx.db.run(ownEvent(ctx, { action: "deletion_cancelled", userId }, rowExists(users, isMarked))),
    ctx.db.update(users).set({ deleteAfter: null, updatedAt: ctx.now() }).where(isMarked),
  ]);
  return { deleteAfter: null };
}

interface Held {
  company: number;
  orders: number;
}

function whatHolds(held: Held | undefined): string {
  if (held?.company) return "supplier";
  return held?.orders ? "orders" : "last_admin";
}

/** Somebody must be able to say what each operator may do. */
function leavesAnAdmin({ caller }: SignedInContext) {
  return caller.userType === "admin" ? anotherHolds(caller.userId, "operators") : sql`true`;
}

function deletionMail(ctx: SignedInContext, deleteAfter: number) {
  const { email, locale } = ctx.caller;
  return outboxRow(ctx, {
    template: "deletion-requested",
    recipient: email,
    locale,
    data: { deleteAfter: String(deleteAfter), link: `${ctx.origin}/settings` },
  });
}

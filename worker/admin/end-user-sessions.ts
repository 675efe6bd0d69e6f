import { eq, sql } from "drizzle-orm";
import type { EndUserSessions } from "#domain/admin/manage-users.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import { platformEvent } from "#worker/identity/account-event.ts";
import { writtenEvent } from "#worker/identity/written-event.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { expectGrant } from "#worker/platform/expect-grant.ts";
import { newId } from "#worker/platform/ids.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { batchOf } from "#worker/platform/write/batch.ts";

/**
 * Signs an account out everywhere, with event and audit in one batch; where nobody is signed in nothing is written.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own account, whose other sessions the settings end, and without the grant for
 *   it for another operator's
 */
export async function endUserSessions(
  ctx: SignedInContext,
  { id, reason }: EndUserSessions,
): Promise<{ ended: number }> {
  if (id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  const event = { id: newId("evt"), action: "sessions_ended_by_house" as const, userId: id, reason };
  const open = sql`(select count(*) from ${sessions} where ${sessions.userId} = ${id})`;
  const isDone = writtenEvent(event.id);
  const entry = {
    action: "end_sessions",
    entity: "user",
    entityId: id,
    after: { sessions: 0 },
    reason,
  } as const;
  const [[known], before] = await ctx.db.batch([
    ctx.db.select({ userType: users.userType }).from(users).where(eq(users.id, id)),
    ctx.db.select({ count: sql<number>`count(*)` }).from(sessions).where(eq(sessions.userId, id)),
  ]);
  if (!known) throw new AppError("NOT_FOUND");
  if (known.userType === "admin") expectGrant(ctx.caller.grants, THING_GRANTS.operator);
  const audited = auditEntry(ctx, { ...entry, before: { sessions: before[0]?.count ?? 0 } });
  const { ended } = await batchOf(ctx, {
    event: ctx.db.run(platformEvent(ctx, { ...event, actorId: ctx.caller.userId }, sql`${open} > 0`)),
    ended: ctx.db.delete(sessions).where(eq(sessions.userId, id)),
    entry: ctx.db.run(audited(isDone)),
  });
  if (ended.rowsAffected > 0) dismissFromRooms(ctx, id);
  return { ended: ended.rowsAffected };
}

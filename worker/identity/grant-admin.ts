import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { commandEntry } from "#worker/platform/audit-entry.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { writtenEvent } from "./written-event.ts";

export type GrantOutcome = "granted" | "already_admin" | "unverified" | "suspended" | "unknown";

/**
 * Makes an account an admin, from the command line of whoever runs the site. Its sessions end, since a role changed
 * (security 3), and the audit log has a line. Nothing is written for an account that is unknown, suspended or whose e-mail is not proven.
 * @param email as accounts store it: in lower case
 */
export async function grantAdmin(db: Database, email: string, now: number): Promise<GrantOutcome> {
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const isAccount = eq(users.email, email);
  const userId: SQL = sql`(select ${users.id} from ${users} where ${isAccount})`;
  const mayBecome = sql`exists (select 1 from ${users} where ${isAccount} and ${users.userType} <> 'admin'
    and ${users.emailVerifiedAt} is not null and ${users.suspendedAt} is null)`;
  const details = sql`(select json_object('from', ${users.userType}, 'to', 'admin') from ${users} where ${isAccount})`;
  const event = { id: eventId, userId, action: "role_changed", actorId: null, details, createdAt: now };
  const before = sql`(select json_object('userType', ${accountEvents.details} ->> 'from') from ${accountEvents}
    where ${accountEvents.id} = ${eventId})`;
  const entry = commandEntry(
    { now: () => now },
    { action: "grant_admin", entityId: userId, before, after: { userType: "admin" } },
  );
  const {
    granted,
    account: [account],
  } = await batchOf(
    { db },
    {
      granted: db.run(insertWhere(accountEvents, event, mayBecome)),
      entry: db.run(entry(isDone)),
      change: db.update(users).set({ userType: "admin", updatedAt: now }).where(sql`${isAccount} and ${isDone}`),
      sessions: db.delete(sessions).where(sql`${sessions.userId} = ${userId} and ${isDone}`),
      account: db
        .select({ userType: users.userType, verifiedAt: users.emailVerifiedAt, suspendedAt: users.suspendedAt })
        .from(users)
        .where(isAccount),
    },
  );
  if (granted.rowsAffected === 1) return "granted";
  if (!account) return "unknown";
  if (account.userType === "admin") return "already_admin";
  return account.suspendedAt === null ? "unverified" : "suspended";
}

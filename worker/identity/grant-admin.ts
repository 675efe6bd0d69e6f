import { eq, type SQL, sql } from "drizzle-orm";
import { GRANTS, type Grant, inOrder } from "#domain/identity/grants.ts";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { commandEntry } from "#worker/platform/audit-entry.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { anotherHolds } from "#worker/platform/holders-sql.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { writtenEvent } from "./written-event.ts";

export type GrantOutcome = "granted" | "already_admin" | "last_holder" | "unverified" | "suspended" | "unknown";

/**
 * Makes an account an admin with these grants, or gives one that is an admin these and no others, from the command line of
 * whoever runs the site. Its sessions end, since a role changed (security 3), and the audit log has a line. Nothing is written
 * for an account that is unknown, suspended, whose e-mail is not proven, or that has just these grants already, nor where nobody
 * would be left who may say what each operator may do.
 * @param email as accounts store it: in lower case
 * @param grants null where none were named: a new admin gets them all, one that is an admin keeps what it has
 */
export async function grantAdmin(
  db: Database,
  email: string,
  grants: readonly Grant[] | null,
  now: number,
): Promise<GrantOutcome> {
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const isAccount = eq(users.email, email);
  const userId: SQL = sql`(select ${users.id} from ${users} where ${isAccount})`;
  const given = inOrder(grants ?? GRANTS);
  const isOther = grants === null ? sql`false` : sql`${users.grants} <> ${JSON.stringify(given)}`;
  const leavesHolder = given.includes("operators") ? sql`true` : leavesAnother(userId);
  const mayBecome = sql`exists (select 1 from ${users} where ${isAccount}
    and (${users.userType} <> 'admin' or (${isOther} and ${leavesHolder}))
    and ${users.emailVerifiedAt} is not null and ${users.suspendedAt} is null)`;
  const details = sql`(select json_object('from', ${users.userType}, 'to', 'admin', 'grants', ${namesOf(users.grants)})
    from ${users} where ${isAccount})`;
  const event = { id: eventId, userId, action: "role_changed", actorId: null, details, createdAt: now };
  const before = sql`(select json_object('userType', ${accountEvents.details} ->> 'from',
    'grants', ${accountEvents.details} ->> 'grants') from ${accountEvents} where ${accountEvents.id} = ${eventId})`;
  const after = { userType: "admin", grants: given.join(",") };
  const entry = commandEntry({ now: () => now }, { action: "grant_admin", entityId: userId, before, after });
  const {
    granted,
    account: [account],
  } = await batchOf(
    { db },
    {
      granted: db.run(insertWhere(accountEvents, event, mayBecome)),
      entry: db.run(entry(isDone)),
      change: db
        .update(users)
        .set({ userType: "admin", grants: given, updatedAt: now })
        .where(sql`${isAccount} and ${isDone}`),
      sessions: db.delete(sessions).where(sql`${sessions.userId} = ${userId} and ${isDone}`),
      account: db
        .select({ verifiedAt: users.emailVerifiedAt, suspendedAt: users.suspendedAt, isOther: sql<number>`${isOther}` })
        .from(users)
        .where(isAccount),
    },
  );
  if (granted.rowsAffected === 1) return "granted";
  if (!account) return "unknown";
  if (account.suspendedAt !== null) return "suspended";
  if (account.verifiedAt === null) return "unverified";
  return account.isOther === 1 ? "last_holder" : "already_admin";
}

/** Holds where the account is not the last who may say what each operator may do. */
function leavesAnother(userId: SQL): SQL {
  return sql`(${anotherHolds(userId, "operators")}
    or not exists (select 1 from json_each(${users.grants}) where value = 'operators'))`;
}

/** A list of grants as the audit log has it: `reviewer,money`. */
function namesOf(grants: typeof users.grants): SQL {
  return sql`(select coalesce(group_concat(value, ','), '') from json_each(${grants}))`;
}

import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { accountEvents, users } from "#drizzle/schema/identity.ts";
import { conversationMembers, conversations } from "#drizzle/schema/messaging.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import { keyOfPath } from "#worker/platform/files/kinds.ts";
import { deleteFile } from "#worker/platform/files/store.ts";
import { newId } from "#worker/platform/ids.ts";
import { dismissFromRooms } from "#worker/platform/rooms.ts";
import { blankTrade, endSentRequests } from "./end-trade.ts";
import { isFree } from "./held-account.ts";
import { forgetNotified } from "./personal-data/notified-others.ts";
import { eraseRecords } from "./personal-data/personal-data.ts";
import { eraseTipRatings, type RatedTips, selectRatedTips } from "./tip-ratings.ts";
import { writtenEvent } from "./written-event.ts";

const MOST_AT_ONCE = 20;

type Clock = Pick<Context, "db" | "settings" | "env" | "now" | "waitUntil">;

/**
 * Deletes the accounts whose time to think is over and on which nobody depends (a company may have been approved since, an order
 * made), each in one atomic batch, then their pictures. What they sent stays as
 * a number of the business without anything of the person. The last event of an account holds no data of it.
 * @returns how many were deleted
 */
export async function deleteDueAccounts(clock: Clock): Promise<number> {
  const due = await clock.db
    .select({
      id: users.id,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
      avatarPath: users.avatarPath,
    })
    .from(users)
    .where(and(lte(users.deleteAfter, clock.now()), isFree(sql`${users.id}`)))
    .limit(MOST_AT_ONCE);
  if (due.length === 0) return 0;
  const rated = await selectRatedTips(clock.db);
  let deleted = 0;
  for (const account of due) {
    // Read before the batch: a change of address or a change of mind since then must win.
    if (!(await deleteOne(clock, account, rated))) continue;
    deleted += 1;
    dismissFromRooms(clock, account.id);
    await deleteFile(clock, keyOfPath("avatar", account.avatarPath));
  }
  return deleted;
}

interface DueAccount {
  id: string;
  email: string;
  verifiedAt: number | null;
}

async function deleteOne(
  { db, settings, now }: Clock,
  { id, email, verifiedAt }: DueAccount,
  rated: RatedTips,
): Promise<boolean> {
  const time = now();
  const person = { userId: id, email, mailbox: verifiedAt === null ? null : email };
  const eventId = newId("evt");
  const isDone = writtenEvent(eventId);
  const isStillDue = sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${users.email} = ${email}
    and ${users.deleteAfter} <= ${time} and ${isFree(sql`${users.id}`)})`;
  const event = { id: eventId, userId: id, action: "deleted", actorId: null, details: {}, createdAt: time };
  const [written] = await db.batch([
    db.run(insertWhere(accountEvents, event, isStillDue)),
    ...blankTrade(db, { userId: id, now: time }, isDone),
    ...endSentRequests(db, person, time, isDone),
    forgetNotified(db, person, isDone),
    ...eraseTipRatings(db, { settings, userId: id, rated }, isDone),
    ...eraseRecords(db, person, isDone),
    // What was said stays with the other side; where there is none any more, nobody is left to read it.
    db.delete(conversations).where(and(isLeftBy(id), isDone)),
    db.delete(users).where(and(eq(users.id, id), isDone)),
  ]);
  return written.rowsAffected === 1;
}

/** Holds for conversations that this account alone is still a side of. */
function isLeftBy(id: string): SQL {
  const { conversationId, userId } = conversationMembers;
  return sql`${conversations.id} in (select ${conversationId} from ${conversationMembers} where ${userId} = ${id})
    and not exists (select 1 from ${conversationMembers} as o where o.conversation_id = ${conversations.id}
      and o.user_id <> ${id})`;
}

import { sql } from "drizzle-orm";
import { users } from "#drizzle/schema/identity.ts";
import { conversationMembers } from "#drizzle/schema/messaging.ts";
import type { Context } from "#worker/platform/context.ts";
import { mailEach } from "#worker/platform/notify-accounts.ts";
import { batchOf } from "#worker/platform/write/batch.ts";

/** Whoever has the site open has read it by then. */
const UNREAD_FOR_MS = 15 * 60_000;
const MOST_AT_ONCE = 200;

type Clock = Pick<Context, "db" | "settings" | "now">;

/**
 * Mails the accounts that have had something unread for a quarter of an hour, once until they read it, in their language and
 * where their settings want it. Mail and mark are one batch: two clocks at once write one mail.
 * @returns how many conversations were told of
 */
export async function digestUnread({ db, settings, now }: Clock): Promise<number> {
  const time = now();
  const { conversationId, userId, unread, unreadSince, digestedAt } = conversationMembers;
  const due = sql`select rowid from ${conversationMembers} where ${unread} > 0 and ${digestedAt} is null
    and ${unreadSince} <= ${time - UNREAD_FOR_MS} order by ${unreadSince} limit ${MOST_AT_ONCE}`;
  const isDue = sql`${conversationMembers}.rowid in (${due})`;
  const origin = settings.publicOrigin;
  const link = origin
    ? sql`${origin} || '/messages' || iif(count(*) = 1, '/' || min(${conversationId}), '') || '?lang=' || ${users.locale}`
    : sql`''`;
  const mail = {
    template: "messages-unread" as const,
    recipient: sql`${users.email}`,
    locale: sql`${users.locale}`,
    data: sql`json_object('count', cast(sum(${unread}) as text), 'link', ${link}, 'stops', 'messages', 'account', ${users.id})`,
  };
  const members = sql`${conversationMembers} inner join ${users} on ${users.id} = ${userId}`;
  const isReached = sql`${isDue} and ifnull(${users.notices} ->> '$.messages.email', 1)
    and ${users.emailVerifiedAt} is not null and ${users.suspendedAt} is null group by ${users.id}`;
  const {
    members: { rowsAffected },
  } = await batchOf(
    { db },
    {
      mails: db.run(mailEach(mail, members, isReached, time)),
      members: db.update(conversationMembers).set({ digestedAt: time }).where(isDue),
    },
  );
  return rowsAffected;
}

import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { SendMessage } from "#domain/messaging/send-message.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversationMembers, conversations, messageFiles, messages } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter, countCall, overLimit, readCounters, withinLimits } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { IS_CLOSED, IS_OTHER, isMine, me, other, peer } from "./member-sql.ts";
import { type MessageItem, messageColumns, messageItem } from "./message-columns.ts";
import { noticeOfMessage } from "./message-notice.ts";
import { otherAccount, refusalOfMessage, selectMembership } from "./message-refusal.ts";
import { publishMessage, selectReaders } from "./publish-message.ts";

/**
 * Keeps a message and tells of it: the one way in which messages come into being (security 26). Number, counts, notice and
 * the message itself are one batch, which is also the only database call besides the session's; a second try with the same
 * `clientId` finds the first one's row. Who may write is asked in the statements.
 * @returns the message as it is stored: with its words as they were cleaned
 * @throws AppError CONFLICT "other_account" where the caller is not the account that wrote it; NOT_FOUND for another's and a missing conversation alike; FORBIDDEN with the state "blocked" or "closed";
 *   RATE_LIMITED (20 in 10 s); BAD_INPUT with `fileIds:unknown_file`. Nothing was written then
 */
export async function sendMessage(ctx: SignedInContext, input: SendMessage): Promise<MessageItem> {
  const { db, caller } = ctx;
  // Another tab may have signed somebody else in: nobody's words go out under another's name.
  if (input.as !== undefined && input.as !== caller.userId) throw otherAccount();
  const { conversationId, clientId, fileIds } = input;
  const id = newId("msg");
  const now = ctx.now();
  const counters = [accountCounter("messages.send", caller.userId)];
  const isSame = and(
    eq(messages.conversationId, conversationId),
    eq(messages.senderId, caller.userId),
    eq(messages.clientId, clientId),
  );
  const isHeld = sql`exists (select 1 from ${messages} where ${isSame})`;
  const isWritten = sql`exists (select 1 from ${messages} where ${messages.id} = ${id})`;
  const {
    kept: [kept],
    membership: [membership],
    counted,
    readers,
  } = await batchOf(
    { db },
    {
      call: db.run(countCall(counters, now, sql`not ${isHeld}`)),
      message: db.run(insertMessage(ctx, input, id, sql`not ${isHeld} and ${withinLimits(counters)}`)),
      files: db
        .update(messageFiles)
        .set({
          messageId: id,
          position: sql`(select key from json_each(${JSON.stringify(fileIds)}) where value = ${messageFiles.id})`,
        })
        .where(and(areFree(ctx, input), isWritten)),
      // The row of the conversation is what two messages at once wait for: each finds the number that the other left.
      number: db
        .update(conversations)
        .set({ lastSeq: sql`${conversations.lastSeq} + 1`, updatedAt: now })
        .where(and(eq(conversations.id, conversationId), isWritten)),
      notice: db.run(noticeOfMessage(ctx, conversationId, isWritten)),
      counts: countForBoth(ctx, conversationId, isWritten),
      kept: db.select(messageColumns).from(messages).where(isSame),
      membership: selectMembership(ctx, conversationId, areFree(ctx, input)),
      counted: readCounters(db, counters),
      readers: selectReaders(ctx, conversationId),
    },
  );
  if (!kept) throw overLimit(counters, counted, now) ?? refusalOfMessage(membership, fileIds.length);
  publishMessage(ctx, conversationId, kept, readers);
  return messageItem(kept.side, kept);
}

/** What is unread on the other side, and on both when the conversation was last spoken in. */
function countForBoth({ db, caller, now }: SignedInContext, conversationId: string, isWritten: SQL) {
  const { unread, unreadSince, userId } = conversationMembers;
  const isHere = eq(conversationMembers.conversationId, conversationId);
  return [
    db
      .update(conversationMembers)
      .set({ unread: sql`${unread} + 1`, unreadSince: sql`ifnull(${unreadSince}, ${now()})`, lastAt: now() })
      .where(and(isHere, ne(userId, caller.userId), isWritten)),
    db
      .update(conversationMembers)
      .set({ lastAt: now() })
      .where(and(isHere, eq(userId, caller.userId), isWritten)),
  ] as const;
}

/** The row, where its sender may write it and nobody has meanwhile closed the door; numbered by the conversation itself. */
function insertMessage(ctx: SignedInContext, input: SendMessage, id: string, condition: SQL): SQL {
  const { conversationId, clientId, kind, content, phrase, fileIds } = input;
  const { userId } = ctx.caller;
  const message = {
    id,
    conversationId: sql`${conversations.id}`,
    seq: sql`${conversations.lastSeq} + 1`,
    senderId: userId,
    side: sql`${me.side}`,
    ...{ clientId, kind, content, phrase },
    createdAt: ctx.now(),
  };
  const sides = sql`${conversationMembers} as me
    inner join ${conversations} on ${conversations.id} = ${me.conversationId}
    inner join ${suppliers} on ${suppliers.id} = ${conversations.supplierId}
    inner join ${users} on ${users.id} = ${me.userId}
    inner join ${conversationMembers} as other on ${IS_OTHER}
    inner join ${users} as peer on ${peer.id} = ${other.userId}`;
  const mayWrite = sql`${me.conversationId} = ${conversationId} and ${isMine(userId)} and ${users.suspendedAt} is null
      and not ${IS_CLOSED} and ${me.blockedAt} is null and ${other.blockedAt} is null
      and (select count(*) from ${messageFiles} where ${areFree(ctx, input)}) = ${fileIds.length} and ${condition}`;
  return insertEach(messages, message, sides, mayWrite);
}

/** Uploads of the sender for this conversation that no message has taken yet: voice with voice, all else with text. */
function areFree({ caller }: SignedInContext, { conversationId, fileIds, kind }: SendMessage): SQL {
  return sql`${messageFiles.id} in (select value from json_each(${JSON.stringify(fileIds)}))
    and ${messageFiles.uploaderId} = ${caller.userId} and ${messageFiles.conversationId} = ${conversationId}
    and ${messageFiles.messageId} is null and (${messageFiles.kind} = 'voice') = ${kind === "voice" ? 1 : 0}`;
}

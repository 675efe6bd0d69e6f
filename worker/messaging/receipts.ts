import { type AnyColumn, and, lt, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Delivered, Receipt } from "#domain/messaging/conversation.ts";
import { conversationMembers, conversations, messages } from "#drizzle/schema/messaging.ts";
import { notices } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { publishToConversation, publishToInbox } from "#worker/platform/rooms.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { RUNG } from "#worker/platform/write/notice-rows.ts";
import { isOwnSide, type UnreadTotals, unreadTotals } from "./member-sql.ts";
import { MESSAGE_NOTICE, pathOf } from "./message-notice.ts";
import { selectSide } from "./read-messages.ts";

/** Rooms that hear at once how far a device that comes back has received; others see it when they read. */
const MOST_TOLD = 50;

/**
 * Marks what the other side wrote as read up to a number, never back. What is left unread is counted in the same batch:
 * the messages that were passed now are taken off, so each is counted once in its life. Where nothing moved nothing is told,
 * and behind a block nothing to the other side. One call besides the session's.
 * @throws AppError NOT_FOUND for another's and a missing conversation alike
 */
export async function markSeen(
  ctx: SignedInContext,
  { id, seq }: Receipt,
): Promise<{ readSeq: number; unread: number }> {
  const { db, caller } = ctx;
  const { readSeq, deliveredSeq, unread, side } = conversationMembers;
  const to = reached(id, seq);
  const fromOther = sql`${messages.conversationId} = ${id} and ${messages.side} <> ${side} and ${messages.kind} <> 'context'`;
  const {
    moved: { rowsAffected },
    member: [member],
    totals: [totals],
  } = await batchOf(
    { db },
    {
      moved: db
        .update(conversationMembers)
        .set({
          unread: sql`${unread} - (select count(*) from ${messages} where ${fromOther}
          and ${messages.seq} > ${readSeq} and ${messages.seq} <= ${to})`,
          unreadSince: sql`(select ${messages.createdAt} from ${messages} where ${fromOther} and ${messages.seq} > ${to}
          order by ${messages.seq} limit 1)`,
          digestedAt: null,
          readSeq: to,
          deliveredSeq: sql`max(${deliveredSeq}, ${to})`,
        })
        .where(and(isOwnSide(ctx.caller.userId, id), lt(readSeq, to))),
      notices: db
        .update(notices)
        .set({ readAt: ctx.now() })
        .where(
          sql`${notices.userId} = ${caller.userId} and ${notices.readAt} is null and ${notices.template} = ${MESSAGE_NOTICE}
          and ${notices.path} = ${pathOf(id)} and exists (select 1 from ${conversationMembers}
            where ${isOwnSide(ctx.caller.userId, id)} and ${unread} = 0)`,
        )
        .returning(RUNG),
      member: selectSide(ctx, id),
      totals: db.all<{ totals: string }>(sql`select ${unreadTotals(sql`${caller.userId}`)} as totals`),
    },
  );
  if (!member) throw new AppError("NOT_FOUND");
  if (rowsAffected > 0) {
    if (member.isBlocked === 0)
      publishToConversation(ctx, id, { type: "seen", side: member.side, seq: member.readSeq });
    const all: UnreadTotals = JSON.parse(totals?.totals ?? "{}");
    const { lastSeq, unread: left } = member;
    publishToInbox(ctx, caller.userId, { type: "unread", conversation: id, seq: lastSeq, count: left, ...all });
  }
  return { readSeq: member.readSeq, unread: member.unread };
}

/**
 * Marks messages as come to a device of the caller, up to a number or all there are, never back; told to the other side where
 * nobody has blocked. One call besides the
 * session's.
 * @returns how far the named conversation has been received now; nothing for all of them
 * @throws AppError NOT_FOUND for another's and a missing conversation alike
 */
export function markDelivered(ctx: SignedInContext, input: Delivered): Promise<{ deliveredSeq?: number }> {
  return "all" in input ? markAllDelivered(ctx) : markOneDelivered(ctx, input);
}

async function markOneDelivered(ctx: SignedInContext, { id, seq }: Receipt): Promise<{ deliveredSeq: number }> {
  const to = reached(id, seq);
  const {
    moved: { rowsAffected },
    member: [member],
  } = await batchOf(ctx, {
    moved: ctx.db
      .update(conversationMembers)
      .set({ deliveredSeq: to })
      .where(and(isOwnSide(ctx.caller.userId, id), lt(conversationMembers.deliveredSeq, to))),
    member: selectSide(ctx, id),
  });
  if (!member) throw new AppError("NOT_FOUND");
  const { side, deliveredSeq, isBlocked } = member;
  if (rowsAffected > 0 && isBlocked === 0)
    publishToConversation(ctx, id, { type: "delivered", side, seq: deliveredSeq });
  return { deliveredSeq };
}

async function markAllDelivered(ctx: SignedInContext): Promise<{ deliveredSeq?: number }> {
  const { conversationId, userId, side, unread, deliveredSeq } = conversationMembers;
  const end = sql<number>`(select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${conversationId})`;
  const moved = await ctx.db
    .update(conversationMembers)
    .set({ deliveredSeq: end })
    .where(
      sql`${userId} = ${ctx.caller.userId} and ${unread} > 0 and ${deliveredSeq} < ${end}
        and ${isOwnSide(ctx.caller.userId, conversationId)}`,
    )
    .returning({ id: conversationId, side, seq: deliveredSeq, isBlocked: isBlocked(conversationId) });
  for (const { id, side: mine, seq } of moved.filter((one) => one.isBlocked === 0).slice(0, MOST_TOLD))
    publishToConversation(ctx, id, { type: "delivered", side: mine, seq });
  return {};
}

/** 1 where a side has blocked the other; in a fragment of its own, so that the column keeps the name of its table. */
function isBlocked(conversation: AnyColumn) {
  return sql<number>`${sql`exists (select 1 from ${conversationMembers} as one
    where one.conversation_id = ${conversation} and one.blocked_at is not null)`}`;
}

/** Nobody gets further than the last message. */
function reached(id: string, seq: number) {
  return sql<number>`min(${seq}, ifnull((select ${conversations.lastSeq} from ${conversations} where ${conversations.id} = ${id}), 0))`;
}

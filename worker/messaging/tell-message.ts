import { and, eq, sql } from "drizzle-orm";
import type { ToldMessage } from "#domain/messaging/frames.ts";
import { conversationMembers } from "#drizzle/schema/messaging.ts";
import { tellConversation, tellInbox } from "#worker/platform/rooms.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";
import { type UnreadTotals, unreadTotals } from "./member-sql.ts";

/** The query of who reads what the caller writes, and how much is unread there now. */
export function selectReader({ db, caller }: SignedInContext, conversationId: string) {
  return db
    .select({
      userId: conversationMembers.userId,
      unread: conversationMembers.unread,
      totals: sql`(select ${unreadTotals(sql`reader.user_id`)} from ${conversationMembers} as reader
        where reader.conversation_id = ${conversationId} and reader.user_id <> ${caller.userId})`.mapWith(
        (json: string): UnreadTotals => JSON.parse(json),
      ),
    })
    .from(conversationMembers)
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        sql`${conversationMembers.userId} <> ${caller.userId}`,
      ),
    );
}

type Reader = Awaited<ReturnType<typeof selectReader>>[number];

/**
 * Tells of a stored message behind the answer: the conversation's room with its words, the reader's tabs with their counts.
 * A second try tells again, since the first may have died before it told.
 */
export function tellMessage(
  ctx: SignedInContext,
  conversationId: string,
  message: ToldMessage,
  reader: Reader | undefined,
): void {
  tellConversation(ctx, conversationId, { type: "message", message });
  if (!reader) return;
  const { userId, unread, totals } = reader;
  tellInbox(ctx, userId, { type: "unread", conversation: conversationId, count: unread, ...totals });
}

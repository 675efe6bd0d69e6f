import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { PublishedMessage } from "#domain/messaging/frames.ts";
import { conversationMembers } from "#drizzle/schema/messaging.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { publishToConversation, publishToInbox } from "#worker/platform/rooms.ts";
import { type UnreadTotals, unreadTotals } from "./member-sql.ts";

const reader = alias(conversationMembers, "reader");

/** The query of both sides of a conversation that the caller wrote to, and how much is unread there now. */
export function selectReaders({ db }: SignedInContext, conversationId: string) {
  const totals = sql`${unreadTotals(sql`${reader.userId}`)}`.mapWith((json: string): UnreadTotals => JSON.parse(json));
  return db
    .select({ userId: reader.userId, unread: reader.unread, totals })
    .from(reader)
    .where(eq(reader.conversationId, conversationId));
}

type Readers = Awaited<ReturnType<typeof selectReaders>>;

/**
 * Tells of a stored message after the response: the conversation's room with its words, the tabs of both sides with their
 * counts, wherever they are open. A second try tells again, since the first may have died before it told.
 */
export function publishMessage(
  ctx: SignedInContext,
  conversationId: string,
  message: PublishedMessage,
  readers: Readers,
): void {
  publishToConversation(ctx, conversationId, { type: "message", message });
  for (const { userId, unread, totals } of readers) {
    const { seq } = message;
    publishToInbox(ctx, userId, { type: "unread", conversation: conversationId, seq, count: unread, ...totals });
  }
}

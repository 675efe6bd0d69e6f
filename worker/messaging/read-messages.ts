import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { MESSAGES_PAGE, type PageOfMessages } from "#domain/messaging/conversation.ts";
import { conversations, messages } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { IS_OTHER, isMine, me, other } from "./member-sql.ts";
import { messageColumns, messageItem } from "./message-columns.ts";
import { marksOf } from "./other-marks.ts";

/**
 * Fifty messages of a conversation of the caller, ascending: below a number, above one, or the newest. What it costs does not
 * depend on how many there are. Beside them stands how far the other side has received and read: what was told while the socket
 * was cut; nothing of it behind a block. One database call besides the session's.
 * @throws AppError NOT_FOUND for another's and a missing one alike
 */
export async function readMessages(ctx: SignedInContext, { id, before, after }: PageOfMessages) {
  const { db, caller } = ctx;
  const where = and(
    eq(messages.conversationId, id),
    isMine(caller.userId),
    before == null ? undefined : lt(messages.seq, before),
    after == null ? undefined : gt(messages.seq, after),
  );
  const [[member], rows] = await db.batch([
    selectSide(ctx, id),
    db
      .select(messageColumns)
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .innerJoin(me, eq(me.conversationId, conversations.id))
      .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
      .where(where)
      .orderBy(after == null ? desc(messages.seq) : asc(messages.seq))
      .limit(MESSAGES_PAGE + 1),
  ]);
  if (!member) throw new AppError("NOT_FOUND");
  const page = rows.slice(0, MESSAGES_PAGE);
  if (after == null) page.reverse();
  return {
    items: page.map((message) => messageItem(member.side, message)),
    hasMore: rows.length > MESSAGES_PAGE,
    lastSeq: member.lastSeq,
    marks: marksOf({ ...member, isBlocked: member.isBlocked === 1 }),
  };
}

/** The query of the caller's side of a conversation; no row for another's. */
export function selectSide({ db, caller }: SignedInContext, id: string) {
  return db
    .select({
      side: me.side,
      buyerId: conversations.buyerId,
      ownerId: suppliers.ownerId,
      lastSeq: conversations.lastSeq,
      readSeq: me.readSeq,
      deliveredSeq: me.deliveredSeq,
      unread: me.unread,
      isBlocked: sql<number>`(${me.blockedAt} is not null or ${other.blockedAt} is not null)`,
      otherReadSeq: sql<number>`ifnull(${other.readSeq}, 0)`,
      otherDeliveredSeq: sql<number>`ifnull(${other.deliveredSeq}, 0)`,
    })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .leftJoin(other, IS_OTHER)
    .where(and(eq(me.conversationId, id), isMine(caller.userId)));
}

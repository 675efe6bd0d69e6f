import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { CONVERSATION_OPEN_MS, type OpenedConversation } from "#domain/admin/open-conversation.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { MESSAGES_PAGE } from "#domain/messaging/conversation.ts";
import { users } from "#drizzle/schema/identity.ts";
import { conversations, messages } from "#drizzle/schema/messaging.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { messageColumns } from "#worker/messaging/message-columns.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { isOpening } from "./conversation-grant.ts";

/**
 * Fifty messages of a conversation that the caller opened with a reason within the hour, ascending, with who its sides are and
 * the reason that is written down. One database call besides the session's.
 * @throws AppError FORBIDDEN with the state "not_opened" for one that was not opened, or is missing, alike
 */
export async function readOpened(ctx: SignedInContext, { id, before }: OpenedConversation) {
  const isOpen = sql`exists (select 1 from ${auditLog} where ${isOpening(ctx, sql`${id}`)})`;
  const [[head], rows] = await ctx.db.batch([selectHead(ctx, id), selectPage(ctx, { id, before }, isOpen)]);
  if (!head) throw new AppError("FORBIDDEN", { state: "not_opened", action: "read" });
  const { openedAt, ...sides } = head;
  return {
    ...sides,
    until: openedAt + CONVERSATION_OPEN_MS,
    items: rows.slice(0, MESSAGES_PAGE).reverse(),
    hasMore: rows.length > MESSAGES_PAGE,
  };
}

/** Who conversations, and the latest line that opens it to the caller; no row without such a line. */
function selectHead(ctx: SignedInContext, id: string) {
  return ctx.db
    .select({
      reason: auditLog.reason,
      openedAt: auditLog.createdAt,
      buyer: { id: users.id, name: users.name },
      supplier: { id: suppliers.id, names: namesOf() },
    })
    .from(conversations)
    .innerJoin(auditLog, isOpening(ctx, sql`${conversations.id}`))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .leftJoin(users, eq(users.id, conversations.buyerId))
    .where(eq(conversations.id, id))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
}

function selectPage({ db }: SignedInContext, { id, before }: OpenedConversation, isOpen: SQL) {
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.conversationId, id), before == null ? undefined : lt(messages.seq, before), isOpen))
    .orderBy(desc(messages.seq))
    .limit(MESSAGES_PAGE + 1);
}

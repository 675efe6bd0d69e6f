import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { ConversationId } from "#domain/messaging/conversation.ts";
import { conversationMembers } from "#drizzle/schema/messaging.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { publishBlocked } from "#worker/platform/rooms.ts";
import { blockedBy } from "./conversation-rows.ts";
import { isOwnSide } from "./member-sql.ts";
import { selectMembership } from "./message-refusal.ts";

interface Blocked {
  blocked: "mine" | "theirs" | null;
}

/**
 * The caller wants to hear nothing more from the other side: neither writes until it is taken back. Asked again it stays.
 * @throws AppError NOT_FOUND for another's and a missing conversation alike
 */
export function blockConversation(ctx: SignedInContext, { id }: ConversationId): Promise<Blocked> {
  return setBlocked(ctx, id, sql<number>`ifnull(${conversationMembers.blockedAt}, ${ctx.now()})`);
}

/**
 * Takes a block back; that of the other side stays.
 * @throws AppError NOT_FOUND for another's and a missing conversation alike
 */
export function unblockConversation(ctx: SignedInContext, { id }: ConversationId): Promise<Blocked> {
  return setBlocked(ctx, id, null);
}

async function setBlocked(
  ctx: SignedInContext,
  id: string,
  blockedAt: ReturnType<typeof sql<number>> | null,
): Promise<Blocked> {
  const { db, caller } = ctx;
  const [{ rowsAffected }, [membership]] = await db.batch([
    db.update(conversationMembers).set({ blockedAt }).where(isOwnSide(caller.userId, id)),
    selectMembership(ctx, id),
  ]);
  if (!membership) throw new AppError("NOT_FOUND");
  const blocked = blockedBy(membership);
  // Both sides lose sight of each other at once, in every tab.
  if (rowsAffected > 0) publishBlocked(ctx, id, blocked !== null, ctx.now());
  return { blocked };
}

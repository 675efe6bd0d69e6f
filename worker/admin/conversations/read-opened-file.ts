import { and, eq, isNotNull, sql } from "drizzle-orm";
import { mayOperate } from "#domain/identity/access.ts";
import { THING_GRANTS } from "#domain/identity/needed-grants.ts";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { isOpening } from "./conversation-grant.ts";

/**
 * Where a file lies that was sent in a conversation which the caller, of the platform, opened with a reason within the hour.
 * One call besides the session's.
 * @returns null for all others, which is the same
 */
export async function readOpenedFile(ctx: SignedInContext, id: string) {
  if (!mayOperate(ctx.caller, THING_GRANTS.messageFile)) return null;
  const isOpen = sql`exists (select 1 from ${auditLog} where ${isOpening(ctx, sql`${messageFiles.conversationId}`)})`;
  const [file] = await ctx.db
    .select({
      fileKey: messageFiles.fileKey,
      name: messageFiles.fileName,
      type: messageFiles.mediaType,
      bytes: messageFiles.bytes,
    })
    .from(messageFiles)
    .where(and(eq(messageFiles.id, id), isNotNull(messageFiles.messageId), isOpen));
  return file ?? null;
}

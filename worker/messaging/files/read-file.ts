import { and, eq, or, sql } from "drizzle-orm";
import { conversations, messageFiles } from "#drizzle/schema/messaging.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { isMine, me } from "../member-sql.ts";

/**
 * Where a file of a message lies, for the two sides of its conversation; one that is not sent yet, for its uploader alone
 * (security 15). One call besides the session's.
 * @returns null for another's and for a missing one, which is the same
 */
export async function readMessageFile({ db, caller }: SignedInContext, id: string) {
  const isSent = sql`${messageFiles.messageId} is not null`;
  const [file] = await db
    .select({
      fileKey: messageFiles.fileKey,
      name: messageFiles.fileName,
      type: messageFiles.mediaType,
      bytes: messageFiles.bytes,
    })
    .from(messageFiles)
    .innerJoin(conversations, eq(conversations.id, messageFiles.conversationId))
    .innerJoin(suppliers, eq(suppliers.id, conversations.supplierId))
    .innerJoin(me, eq(me.conversationId, conversations.id))
    .where(and(eq(messageFiles.id, id), isMine(caller.userId), or(isSent, eq(messageFiles.uploaderId, caller.userId))));
  return file ?? null;
}

import { sql } from "drizzle-orm";
import { conversationMembers, messageFiles } from "#drizzle/schema/messaging.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { readFile } from "#worker/platform/files/read.ts";
import { isOwnSide } from "../member-sql.ts";

/** A file of a message, for the two sides of its conversation; one that is not sent yet, for its uploader alone. */
export function readMessageFile(ctx: SignedInContext, id: string) {
  const { messageId, uploaderId, conversationId } = messageFiles;
  const { userId } = ctx.caller;
  const isTheirs = sql`(${messageId} is not null or ${uploaderId} = ${userId})
    and exists (select 1 from ${conversationMembers} where ${isOwnSide(userId, conversationId)})`;
  return readFile(ctx, messageFiles, id, { isTheirs });
}

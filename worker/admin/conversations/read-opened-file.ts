import { sql } from "drizzle-orm";
import { messageFiles } from "#drizzle/schema/messaging.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { readFile } from "#worker/platform/files/read.ts";
import { isOpening } from "./conversation-grant.ts";

/** A file that was sent in a conversation which the caller, of the platform, opened with a reason within the hour. */
export function readOpenedFile(ctx: SignedInContext, id: string) {
  const { messageId, conversationId } = messageFiles;
  const isOpened = sql`${messageId} is not null
    and exists (select 1 from ${auditLog} where ${isOpening(ctx, sql`${conversationId}`)})`;
  return readFile(ctx, messageFiles, id, { operators: { thing: "messageFile", isOpened } });
}

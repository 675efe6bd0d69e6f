import { and, desc, eq, ne, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { FILES_PAGE, type SharedFiles } from "#domain/messaging/conversation.ts";
import { messageFiles, messages } from "#drizzle/schema/messaging.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { me } from "../member-sql.ts";
import { selectSide } from "../read-messages.ts";

const columns = {
  id: messageFiles.id,
  kind: messageFiles.kind,
  name: messageFiles.fileName,
  bytes: messageFiles.bytes,
  width: messageFiles.width,
  height: messageFiles.height,
  createdAt: messageFiles.createdAt,
};

/**
 * Pictures and documents that the two sides of a conversation sent each other, twelve a page, the newest first. One database
 * call besides the session's.
 * @throws AppError NOT_FOUND for another's and a missing conversation alike
 */
export async function listSharedFiles(ctx: SignedInContext, { id, before }: SharedFiles) {
  const [at = "", fileId = ""] = (before ?? "").split(/\.(.*)/s);
  const isBefore = before
    ? sql`(${messageFiles.createdAt}, ${messageFiles.id}) < (${Number(at)}, ${fileId})`
    : undefined;
  const [[member], rows] = await ctx.db.batch([
    selectSide(ctx, id),
    ctx.db
      .select({ ...columns, side: messages.side })
      .from(messageFiles)
      .innerJoin(messages, eq(messages.id, messageFiles.messageId))
      .innerJoin(me, and(eq(me.conversationId, messageFiles.conversationId), eq(me.userId, ctx.caller.userId)))
      .where(and(eq(messageFiles.conversationId, id), ne(messageFiles.kind, "voice"), isBefore))
      .orderBy(desc(messageFiles.createdAt), desc(messageFiles.id))
      .limit(FILES_PAGE + 1),
  ]);
  // Whoever is no member has no row of `me` either; a company that may not sell is told by its side alone.
  if (!member) throw new AppError("NOT_FOUND");
  const page = rows.slice(0, FILES_PAGE);
  const last = page.at(-1);
  return {
    items: page.map(({ side, ...file }) => ({ ...file, mine: side === member.side })),
    next: rows.length > FILES_PAGE && last ? `${last.createdAt}.${last.id}` : null,
  };
}

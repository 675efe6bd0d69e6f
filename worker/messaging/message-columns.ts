import { sql } from "drizzle-orm";
import type { MessageFile, PublishedMessage } from "#domain/messaging/frames.ts";
import type { Side } from "#domain/messaging/message-facts.ts";
import { messageFiles, messages, type StoredContext } from "#drizzle/schema/messaging.ts";

/** A file as both sides see it: where it lies is nobody's business. */
const fileJson = sql`json_object('id', n.id, 'kind', n.kind, 'name', n.file_name, 'mediaType', n.media_type,
  'bytes', n.bytes, 'width', n.width, 'height', n.height, 'durationMs', n.duration_ms)`;

/** The columns of a message that leave the platform (security 14): of a side, not of an account. */
export const messageColumns = {
  id: messages.id,
  seq: messages.seq,
  side: messages.side,
  kind: messages.kind,
  content: messages.content,
  phrase: messages.phrase,
  context: messages.context,
  // In a fragment of its own, so that the columns keep the names of their tables where there is but one.
  files: sql`(select json_group_array(${fileJson}) from ${sql`(select * from ${messageFiles}
    where ${messageFiles.messageId} = ${messages.id} order by ${messageFiles.position})`} as n)`.mapWith(
    (json: string): MessageFile[] => JSON.parse(json),
  ),
  clientId: messages.clientId,
  createdAt: messages.createdAt,
};

type MessageColumns = PublishedMessage & { context: StoredContext | null };

/** A message as one side's screen shows it. */
export function messageItem(reader: Side, { side, context, ...message }: MessageColumns) {
  return { ...message, mine: side === reader, context: contextFor(reader, context) };
}
export type MessageItem = ReturnType<typeof messageItem>;

/** A request is seen by its buyer on one page, by the company that was invited on another; all else on the same. */
export function contextFor(side: Side, context: StoredContext | null): StoredContext | null {
  if (context?.kind !== "rfq" || side === "buyer") return context;
  return { ...context, path: `/inbox/${context.id}` };
}

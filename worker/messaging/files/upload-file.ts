import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { MessageFile } from "#domain/messaging/frames.ts";
import { MAX_BYTES_A_DAY, MAX_MESSAGE_FILE_BYTES, type UploadMessageFile } from "#domain/messaging/message-files.ts";
import { conversations, messageFiles } from "#drizzle/schema/messaging.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { countUpload, storeNamed } from "#worker/platform/files/store.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { otherAccount, refusalToWrite, selectMembership } from "../message-refusal.ts";
import { inspectMessageFile } from "./inspect-file.ts";

/** Where a day's bytes are used up, some of them are a day old within hours. */
const RETRY_AFTER_DAY_SECONDS = 3600;

/**
 * Keeps a private file for a message that the caller is about to send (security 15, 19). Tries count, whatever the bytes
 * are. Three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError CONFLICT "other_account" where the caller is not the account that sends it; NOT_FOUND for another's conversation; FORBIDDEN as for a message; TOO_LARGE (10 MB, voice 2 MB); RATE_LIMITED
 *   (60 an hour, 200 MB a day; 300 MB a day in a conversation); BAD_INPUT with `file:<flaw>`; UNAVAILABLE when the bucket fails; nothing was written then
 */
export async function uploadMessageFile(
  ctx: SignedInContext,
  { conversation, as, kind, name, durationMs }: UploadMessageFile,
  bytes: Uint8Array,
): Promise<MessageFile> {
  if (as !== undefined && as !== ctx.caller.userId) throw otherAccount();
  if (bytes.length > MAX_MESSAGE_FILE_BYTES[kind]) throw new AppError("TOO_LARGE");
  await admit(ctx, conversation, bytes.length);
  const inspected = inspectMessageFile(kind, name, bytes);
  const { mediaType, width, height } = inspected;
  const size = inspected.bytes.length;
  const file = { id: newId("fil"), kind, name, mediaType, bytes: size, width, height, durationMs: durationMs ?? null };
  const stored = { type: mediaType, bytes: inspected.bytes };
  await storeNamed(ctx, "message", conversation, stored, (fileKey) => keep(ctx, conversation, fileKey, file));
  return file;
}

async function admit(ctx: SignedInContext, conversation: string, size: number): Promise<void> {
  const counters = [accountCounter("messages.upload", ctx.caller.userId)];
  const { membership, room } = await countUpload(ctx, counters, {
    membership: selectMembership(ctx, conversation),
    room: ctx.db.all<{ isLeft: number }>(sql`select ${hasRoomFor(ctx, conversation, size)} as isLeft`),
  });
  const refusal = refusalToWrite(membership[0]);
  if (refusal) throw refusal;
  if (!room[0]?.isLeft) throw overTheDay();
}

/** Holds while a day's bytes of the account and of the conversation are not used up. */
function hasRoomFor({ caller, now }: SignedInContext, conversation: string, size: number): SQL {
  const { bytes, uploaderId, conversationId, createdAt } = messageFiles;
  const since = (which: SQL) =>
    sql`(select ifnull(sum(${bytes}), 0) from ${messageFiles} where ${which} and ${createdAt} > ${now() - DAY_MS})`;
  return sql`(${since(sql`${uploaderId} = ${caller.userId}`)} <= ${MAX_BYTES_A_DAY.account - size}
    and ${since(sql`${conversationId} = ${conversation}`)} <= ${MAX_BYTES_A_DAY.conversation - size})`;
}

function overTheDay(): AppError {
  return new AppError("RATE_LIMITED", { retryAfter: RETRY_AFTER_DAY_SECONDS });
}

async function keep(ctx: SignedInContext, conversationId: string, fileKey: string, file: MessageFile): Promise<void> {
  const { name: fileName, ...facts } = file;
  const row = { ...facts, fileName, fileKey, conversationId, uploaderId: ctx.caller.userId, createdAt: ctx.now() };
  const isThere = sql`exists (select 1 from ${conversations} where ${conversations.id} = ${conversationId})`;
  const hasRoom = hasRoomFor(ctx, conversationId, file.bytes);
  const { rowsAffected } = await ctx.db.run(insertWhere(messageFiles, row, sql`${isThere} and ${hasRoom}`));
  // Others came at the same moment.
  if (rowsAffected === 0) throw overTheDay();
}

import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import type { MessageFile } from "#domain/messaging/frames.ts";
import { MAX_BYTES_A_DAY, MAX_MESSAGE_FILE_BYTES, type UploadMessageFile } from "#domain/messaging/message-files.ts";
import { conversations, messageFiles } from "#drizzle/schema/messaging.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { countUpload, keepFile } from "#worker/platform/files/take-in.ts";
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
  input: UploadMessageFile,
  bytes: Uint8Array,
): Promise<MessageFile> {
  const { conversation, as, kind, name, durationMs } = input;
  const uploaderId = ctx.caller.userId;
  if (as !== undefined && as !== uploaderId) throw otherAccount();
  await admit(ctx, input, bytes.length);
  const { mediaType, bytes: inspected, width, height } = inspectMessageFile(kind, name, bytes);
  const facts = { kind, width, height, durationMs: durationMs ?? null };
  const file = await keepFile(ctx, "message", conversation, { name, type: mediaType, bytes: inspected }, (row) =>
    insertFile(ctx, { ...row, ...facts, conversationId: conversation, uploaderId }),
  );
  return { id: file.id, name, mediaType, bytes: file.bytes, ...facts };
}

async function admit(ctx: SignedInContext, { conversation, kind }: UploadMessageFile, size: number): Promise<void> {
  const counter = accountCounter("messages.upload", ctx.caller.userId);
  const upload = { kind: "message", size, counter, maxBytes: MAX_MESSAGE_FILE_BYTES[kind] } as const;
  const { membership, room } = await countUpload(ctx, upload, {
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

async function insertFile(ctx: SignedInContext, file: typeof messageFiles.$inferInsert): Promise<void> {
  const isThere = sql`exists (select 1 from ${conversations} where ${conversations.id} = ${file.conversationId})`;
  const hasRoom = hasRoomFor(ctx, file.conversationId, file.bytes);
  const { rowsAffected } = await ctx.db.run(insertWhere(messageFiles, file, sql`${isThere} and ${hasRoom}`));
  // Others came at the same moment.
  if (rowsAffected === 0) throw overTheDay();
}

import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { MessageFile } from "#domain/messaging/frames.ts";
import { MAX_MESSAGE_FILE_BYTES, type UploadMessageFile } from "#domain/messaging/message-files.ts";
import { conversations, messageFiles } from "#drizzle/schema/messaging.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";
import { refusalToWrite, selectStanding } from "../message-refusal.ts";
import { dropMessageFile, newMessageFileKey } from "./file-keys.ts";
import { type InspectedFile, inspectMessageFile } from "./inspect-file.ts";

const RETRY_AFTER_SECONDS = 5;

/**
 * Keeps a private file for a message that the caller is about to send (security.md 15, 19). Tries count, whatever the bytes
 * are. Three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError UNAUTHENTICATED where the caller is not the account that sends it; NOT_FOUND for another's conversation; FORBIDDEN as for a message; TOO_LARGE (10 MB, voice 2 MB); RATE_LIMITED
 *   (60 an hour); BAD_INPUT with `file:<flaw>`; UNAVAILABLE when the bucket fails; nothing was written then
 */
export async function uploadMessageFile(
  ctx: SignedInContext,
  { conversation, as, kind, name, durationMs }: UploadMessageFile,
  bytes: Uint8Array,
): Promise<MessageFile> {
  if (as !== undefined && as !== ctx.caller.userId) throw new AppError("UNAUTHENTICATED");
  if (bytes.length > MAX_MESSAGE_FILE_BYTES[kind]) throw new AppError("TOO_LARGE");
  await admit(ctx, conversation);
  const inspected = inspectMessageFile(kind, bytes);
  const fileKey = newMessageFileKey(conversation);
  await store(ctx, fileKey, inspected);
  const { mediaType, width, height } = inspected;
  const size = inspected.bytes.length;
  const file = { id: newId("fil"), kind, name, mediaType, bytes: size, width, height, durationMs: durationMs ?? null };
  await keep(ctx, conversation, fileKey, file).catch((fault: unknown) => {
    dropMessageFile(ctx, fileKey);
    throw fault;
  });
  return file;
}

async function admit(ctx: SignedInContext, conversation: string): Promise<void> {
  const counters = [accountCounter("messages.upload", ctx.caller.userId)];
  const [, counted, [standing]] = await ctx.db.batch([
    ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    readCounters(ctx.db, counters),
    selectStanding(ctx, conversation),
  ]);
  const refusal = overLimit(counters, counted, ctx.now()) ?? refusalToWrite(standing);
  if (refusal) throw refusal;
}

async function store({ env, requestId }: SignedInContext, key: string, { mediaType, bytes }: InspectedFile) {
  try {
    await env.FILES.put(key, bytes, { httpMetadata: { contentType: mediaType } });
  } catch (fault) {
    const name = fault instanceof Error ? fault.name : "unknown";
    console.warn(JSON.stringify({ at: "files", requestId, fault: name }));
    throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
  }
}

async function keep(ctx: SignedInContext, conversationId: string, fileKey: string, file: MessageFile): Promise<void> {
  const { name: fileName, ...facts } = file;
  const row = { ...facts, fileName, fileKey, conversationId, uploaderId: ctx.caller.userId, createdAt: ctx.now() };
  const isThere = sql`exists (select 1 from ${conversations} where ${conversations.id} = ${conversationId})`;
  await ctx.db.run(insertWhere(messageFiles, row, isThere));
}

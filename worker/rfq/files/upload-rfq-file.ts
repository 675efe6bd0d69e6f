import { and, count, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { MAX_RFQ_FILE_BYTES, RFQ_FILE_TYPES, type RfqFileType, type UploadRfqFile } from "#domain/rfq/rfq-files.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { inspectDocument } from "#worker/platform/documents/inspect-document.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { dropRfqFile, newRfqFileKey } from "./file-keys.ts";

const RETRY_AFTER_SECONDS = 5;
/** Files that wait for their request; forgotten ones are swept after a day. */
const MOST_WAITING = 20;

export interface UploadedRfqFile {
  id: string;
  name: string;
  type: RfqFileType;
  bytes: number;
  createdAt: number;
}

/**
 * Keeps a private file for a request that its account is about to send (security.md 15, 19). Tries count, whether or not the
 * bytes are a document. Three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 10 MB); RATE_LIMITED (20 an hour); BAD_INPUT with `file:<flaw>` or `file:too_many`;
 *   UNAVAILABLE when the bucket fails; nothing was written then
 */
export async function uploadRfqFile(
  ctx: SignedInContext,
  { name }: UploadRfqFile,
  bytes: Uint8Array,
): Promise<UploadedRfqFile> {
  if (bytes.length > MAX_RFQ_FILE_BYTES) throw new AppError("TOO_LARGE");
  await admit(ctx);
  const document = inspectDocument(bytes);
  if (typeof document === "string") throw badFile(document);
  const type = RFQ_FILE_TYPES.find((known) => known === document.type);
  if (!type) throw badFile("not_a_document");
  const fileKey = newRfqFileKey(ctx.caller.userId);
  await store(ctx, fileKey, { type, bytes: document.bytes });
  const file = { id: newId("fil"), name, type, bytes: document.bytes.length, createdAt: ctx.now() };
  await keep(ctx, fileKey, file).catch((fault: unknown) => {
    dropRfqFile(ctx, fileKey);
    throw fault;
  });
  return file;
}

async function admit(ctx: SignedInContext): Promise<void> {
  const { userId } = ctx.caller;
  const counters = [accountCounter("rfqs.uploadFile", userId)];
  const [, counted, [waiting]] = await ctx.db.batch([
    ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    readCounters(ctx.db, counters),
    ctx.db
      .select({ files: count() })
      .from(rfqFiles)
      .where(and(eq(rfqFiles.uploaderId, userId), isNull(rfqFiles.rfqId))),
  ]);
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  if ((waiting?.files ?? 0) >= MOST_WAITING) throw badFile("too_many");
}

function badFile(code: string): AppError {
  return new AppError("BAD_INPUT", { issues: [{ path: "file", code }] });
}

async function store({ env, requestId }: SignedInContext, key: string, file: { type: string; bytes: Uint8Array }) {
  try {
    await env.FILES.put(key, file.bytes, { httpMetadata: { contentType: file.type } });
  } catch (fault) {
    const name = fault instanceof Error ? fault.name : "unknown";
    console.warn(JSON.stringify({ at: "files", requestId, fault: name }));
    throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
  }
}

async function keep(ctx: SignedInContext, fileKey: string, file: UploadedRfqFile): Promise<void> {
  const { id, name: fileName, type: mediaType, bytes, createdAt } = file;
  const uploaderId = ctx.caller.userId;
  await ctx.db.insert(rfqFiles).values({ id, rfqId: null, uploaderId, fileKey, fileName, mediaType, bytes, createdAt });
}

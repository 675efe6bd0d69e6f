import { and, count, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import {
  MAX_GUEST_FILE_BYTES,
  MAX_RFQ_FILE_BYTES,
  RFQ_FILE_TYPES,
  type RfqFileType,
  type UploadRfqFile,
} from "#domain/rfq/rfq-files.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import { badFile, documentOf } from "#worker/platform/files/inspect.ts";
import { GUEST_UPLOADER } from "#worker/platform/files/kinds.ts";
import { countUpload, storeNamed } from "#worker/platform/files/store.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter, type Counter, callerCounter } from "#worker/platform/rate-limits.ts";

/** Files that wait for their request; forgotten ones are swept after a day. */
const MOST_WAITING = 20;

export interface UploadedRfqFile {
  id: string;
  name: string;
  type: RfqFileType;
  bytes: number;
  createdAt: number;
}

/** Who uploads, and what it is counted in. */
interface Uploader {
  id: string;
  counters: Counter[];
  maxBytes: number;
}

/**
 * Keeps a private file for a request that is about to be sent (security 15, 19): an account's, or a guest's, which suppliers
 * see once the request is confirmed, and which goes with it where it is not. Tries count, whether or not the bytes are a
 * document. Three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError UNVERIFIED; TOO_LARGE (over 10 MB, a guest's over 5 MB); RATE_LIMITED (20 an hour, 10 of one address);
 *   BAD_INPUT with `file:<flaw>` or `file:too_many`; UNAVAILABLE when the bucket fails; nothing was written then
 */
export async function uploadRfqFile(
  ctx: Context,
  { name }: UploadRfqFile,
  bytes: Uint8Array,
): Promise<UploadedRfqFile> {
  const uploader = await uploaderOf(ctx);
  if (bytes.length > uploader.maxBytes) throw new AppError("TOO_LARGE");
  await admit(ctx, uploader);
  const document = documentOf(RFQ_FILE_TYPES, bytes);
  const { type } = document;
  const file = { id: newId("fil"), name, type, bytes: document.bytes.length, createdAt: ctx.now() };
  await storeNamed(ctx, "rfq", uploader.id, document, (fileKey) =>
    keep(ctx, { fileKey, uploaderId: uploader.id }, file),
  );
  return file;
}

async function uploaderOf(ctx: Context): Promise<Uploader> {
  const viewer = await ctx.viewer();
  if (viewer && !viewer.isVerified) throw new AppError("UNVERIFIED");
  if (viewer) {
    const counters = [accountCounter("rfqs.uploadFile", viewer.userId)];
    return { id: viewer.userId, counters, maxBytes: MAX_RFQ_FILE_BYTES };
  }
  const counters = [callerCounter("rfq.uploadFile", ctx.clientAddress)];
  return { id: GUEST_UPLOADER, counters, maxBytes: MAX_GUEST_FILE_BYTES };
}

/** What waits for its request is counted of an account; guests have the limit of their address alone. */
async function admit(ctx: Context, { id, counters }: Uploader): Promise<void> {
  const isWaiting = and(eq(rfqFiles.uploaderId, id), sql`${id !== GUEST_UPLOADER}`, isNull(rfqFiles.rfqId));
  const { waiting } = await countUpload(ctx, counters, {
    waiting: ctx.db.select({ files: count() }).from(rfqFiles).where(isWaiting),
  });
  if ((waiting[0]?.files ?? 0) >= MOST_WAITING) throw badFile("too_many");
}

async function keep(
  ctx: Context,
  whose: { fileKey: string; uploaderId: string },
  file: UploadedRfqFile,
): Promise<void> {
  const { id, name: fileName, type: mediaType, bytes, createdAt } = file;
  await ctx.db.insert(rfqFiles).values({ id, rfqId: null, ...whose, fileName, mediaType, bytes, createdAt });
}

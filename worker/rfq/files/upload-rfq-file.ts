import { and, count, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { RFQ_FILE_TYPES, type UploadRfqFile } from "#domain/rfq/rfq-files.ts";
import { rfqFiles } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import { badFile, documentOf } from "#worker/platform/files/inspect.ts";
import { GUEST_UPLOADER, mostBytes } from "#worker/platform/files/kinds.ts";
import { countUpload, keepFile } from "#worker/platform/files/take-in.ts";
import { accountCounter, callerCounter } from "#worker/platform/rate-limits.ts";

/** Files that wait for their request; forgotten ones are swept after a day. */
const MOST_WAITING = 20;

/**
 * Keeps a private file for a request that is about to be sent (security 15, 19): an account's, or a guest's, which suppliers
 * see once the request is confirmed, and which goes with it where it is not. Tries count, whether or not the bytes are a
 * document. Three database calls with the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError UNVERIFIED; TOO_LARGE (over 10 MB, a guest's over 5 MB); RATE_LIMITED (20 an hour, 10 of one address);
 *   BAD_INPUT with `file:<flaw>` or `file:too_many`; UNAVAILABLE when the bucket fails; nothing was written then
 */
export async function uploadRfqFile(ctx: Context, { name }: UploadRfqFile, bytes: Uint8Array) {
  const { uploaderId, counter } = await uploaderOf(ctx);
  const isGuest = uploaderId === GUEST_UPLOADER;
  // Guests have the limit of their address alone.
  const isWaiting = and(eq(rfqFiles.uploaderId, uploaderId), sql`${!isGuest}`, isNull(rfqFiles.rfqId));
  const upload = { kind: "rfq", size: bytes.length, counter, maxBytes: mostBytes("rfq", isGuest) } as const;
  const { waiting } = await countUpload(ctx, upload, {
    waiting: ctx.db.select({ files: count() }).from(rfqFiles).where(isWaiting),
  });
  if ((waiting[0]?.files ?? 0) >= MOST_WAITING) throw badFile("too_many");
  return keepFile(ctx, "rfq", uploaderId, { name, ...documentOf(RFQ_FILE_TYPES, bytes) }, (row) =>
    ctx.db.insert(rfqFiles).values({ ...row, rfqId: null, uploaderId }),
  );
}

async function uploaderOf(ctx: Context) {
  const viewer = await ctx.viewer();
  if (!viewer) return { uploaderId: GUEST_UPLOADER, counter: callerCounter("rfq.uploadFile", ctx.clientAddress) };
  if (!viewer.isVerified) throw new AppError("UNVERIFIED");
  return { uploaderId: viewer.userId, counter: accountCounter("rfqs.uploadFile", viewer.userId) };
}

import { sql } from "drizzle-orm";
import { nanoid } from "nanoid";
import { MAX_PRODUCT_PICTURE_BYTES } from "#domain/catalogue/manage-products.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { type Picture, PictureRefusal, type Size } from "#worker/platform/pictures/picture.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { PRODUCT_PICTURE_PREFIX, pictureName, productPicturePath } from "./picture-names.ts";

const RETRY_AFTER_SECONDS = 5;

/** A picture as a product's form takes it. */
export interface UploadedPicture extends Size {
  path: string;
}

/**
 * Stores a picture for products of the caller's company (security 19). Tries count, whether or not the bytes are a
 * picture. One database call besides the session's.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 10 MB), RATE_LIMITED (60 an hour), BAD_INPUT with `picture:not_a_picture`,
 *   `picture:too_many_pixels` or `picture:broken_picture`, UNAVAILABLE (the bucket fails)
 */
export async function uploadPicture(ctx: SignedInContext, bytes: Uint8Array): Promise<UploadedPicture> {
  const supplierId = ctx.caller.supplier?.id;
  if (!supplierId) throw new AppError("FORBIDDEN");
  if (bytes.length > MAX_PRODUCT_PICTURE_BYTES) throw new AppError("TOO_LARGE");
  await countUpload(ctx);
  const picture = inspect(bytes);
  const key = PRODUCT_PICTURE_PREFIX + pictureName(ctx.settings, supplierId, nanoid(), picture);
  await store(ctx, key, supplierId, picture);
  return { path: productPicturePath(key), width: picture.width, height: picture.height };
}

async function countUpload({ db, caller, now }: SignedInContext): Promise<void> {
  const counters = [accountCounter("products.picture", caller.userId)];
  const [, counted] = await db.batch([db.run(countCall(counters, now(), sql`true`)), readCounters(db, counters)]);
  const refusal = overLimit(counters, counted, now());
  if (refusal) throw refusal;
}

function inspect(bytes: Uint8Array): Picture {
  try {
    return inspectPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    throw new AppError("BAD_INPUT", { issues: [{ path: "picture", code: error.flaw }] });
  }
}

/** The company is noted for the sweep of orphans. */
async function store({ env, requestId }: SignedInContext, key: string, supplierId: string, picture: Picture) {
  try {
    await env.FILES.put(key, picture.bytes, {
      httpMetadata: { contentType: picture.type },
      customMetadata: { supplierId },
    });
  } catch (fault) {
    const name = fault instanceof Error ? fault.name : "unknown";
    console.warn(JSON.stringify({ at: "files", requestId, fault: name }));
    throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
  }
}

import { sql } from "drizzle-orm";
import { MAX_AVATAR_BYTES } from "#domain/identity/avatar.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { type Picture, PictureRefusal } from "#worker/platform/pictures/picture.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { avatarPathOf, dropAvatar, putAvatar } from "./avatar-files.ts";
import { swapAvatar } from "./swap-avatar.ts";

const RETRY_AFTER_SECONDS = 5;

/**
 * Gives the caller another picture (spec §2 Profile, security 19). Tries count, whether or not the bytes are a picture.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 5 MB), RATE_LIMITED (10 an hour), BAD_INPUT with `avatar:not_a_picture`,
 * `avatar:too_many_pixels` or `avatar:broken_picture`, UNAVAILABLE (the bucket fails); nothing is changed then
 */
export async function changeAvatar(ctx: SignedInContext, bytes: Uint8Array): Promise<{ avatarPath: string }> {
  if (bytes.length > MAX_AVATAR_BYTES) throw new AppError("TOO_LARGE");
  await countUpload(ctx);
  const picture = inspect(bytes);
  const avatarPath = avatarPathOf(await store(ctx, picture));
  const { isChanged, oldPath } = await swapAvatar(ctx, avatarPath);
  dropAvatar(ctx, isChanged ? oldPath : avatarPath);
  if (!isChanged) throw new AppError("UNAUTHENTICATED");
  return { avatarPath };
}

async function countUpload({ db, caller, now }: SignedInContext): Promise<void> {
  const counters = [accountCounter("account.avatar", caller.userId)];
  const { counted } = await batchOf(
    { db },
    { call: db.run(countCall(counters, now(), sql`true`)), counted: readCounters(db, counters) },
  );
  const refusal = overLimit(counters, counted, now());
  if (refusal) throw refusal;
}

function inspect(bytes: Uint8Array): Picture {
  try {
    return inspectPicture(bytes);
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    throw new AppError("BAD_INPUT", { issues: [{ path: "avatar", code: error.flaw }] });
  }
}

async function store(ctx: SignedInContext, picture: Picture): Promise<string> {
  try {
    return await putAvatar(ctx, ctx.caller.userId, picture);
  } catch (fault) {
    const name = fault instanceof Error ? fault.name : "unknown";
    console.warn(JSON.stringify({ at: "files", requestId: ctx.requestId, fault: name }));
    throw new AppError("UNAVAILABLE", { retryAfter: RETRY_AFTER_SECONDS });
  }
}

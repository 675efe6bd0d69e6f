import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { pictureOf } from "#worker/platform/files/inspect.ts";
import { keyOfPath, publicPath } from "#worker/platform/files/kinds.ts";
import { dropFile, newPictureKey, storeFile } from "#worker/platform/files/store.ts";
import { countUpload } from "#worker/platform/files/take-in.ts";
import { accountCounter } from "#worker/platform/rate-limits.ts";
import { swapAvatar } from "./swap-avatar.ts";

/**
 * Gives the caller another picture (spec §2 Profile, security 19). Tries count, whether or not the bytes are a picture.
 * @param bytes as they came; what they are is read from themselves
 * @throws AppError TOO_LARGE (over 5 MB), RATE_LIMITED (10 an hour), BAD_INPUT with `avatar:not_a_picture`,
 * `avatar:too_many_pixels` or `avatar:broken_picture`, UNAVAILABLE (the bucket fails); nothing is changed then
 */
export async function changeAvatar(ctx: SignedInContext, bytes: Uint8Array): Promise<{ avatarPath: string }> {
  const counter = accountCounter("account.avatar", ctx.caller.userId);
  await countUpload(ctx, { kind: "avatar", size: bytes.length, counter });
  const picture = pictureOf(bytes, "avatar");
  const key = newPictureKey("avatar", picture.type);
  await storeFile(ctx, key, picture, { userId: ctx.caller.userId });
  const avatarPath = publicPath(key);
  const { isChanged, oldPath } = await swapAvatar(ctx, avatarPath);
  dropFile(ctx, isChanged ? keyOfPath("avatar", oldPath) : key);
  if (!isChanged) throw new AppError("UNAUTHENTICATED");
  return { avatarPath };
}

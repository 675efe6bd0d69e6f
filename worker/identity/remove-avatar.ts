import type { SignedInContext } from "#worker/platform/context.ts";
import { keyOfPath } from "#worker/platform/files/kinds.ts";
import { dropFile } from "#worker/platform/files/store.ts";
import { swapAvatar } from "./swap-avatar.ts";

/** Takes the caller's picture away; without one it does nothing (spec §2 Profile). */
export async function removeAvatar(ctx: SignedInContext): Promise<{ avatarPath: null }> {
  const { oldPath } = await swapAvatar(ctx, null);
  dropFile(ctx, keyOfPath("avatar", oldPath));
  return { avatarPath: null };
}

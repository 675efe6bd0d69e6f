import type { SignedInContext } from "#worker/platform/context.ts";
import { dropAvatar } from "./avatar-files.ts";
import { swapAvatar } from "./swap-avatar.ts";

/** Takes the caller's picture away; without one it does nothing (spec §2 Profile). */
export async function removeAvatar(ctx: SignedInContext): Promise<{ avatarPath: null }> {
  const { oldPath } = await swapAvatar(ctx, null);
  dropAvatar(ctx, oldPath);
  return { avatarPath: null };
}

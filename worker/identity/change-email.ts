import type { ConfirmEmailChange, RequestEmailChange } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context, SignedInContext } from "#worker/trpc/context.ts";

/** Asks both mailboxes to confirm another address. */
export async function requestEmailChange(
  ctx: SignedInContext,
  input: RequestEmailChange,
): Promise<{ newEmail: string; expiresAt: number }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

/** Confirms one half of a change; the second half makes it happen and ends all sessions. */
export async function confirmEmailChange(
  ctx: Context,
  input: ConfirmEmailChange,
): Promise<{ isDone: boolean; newEmail: string }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

/** Gives up a change that is not done. */
export async function cancelEmailChange(ctx: SignedInContext): Promise<{ isCancelled: boolean }> {
  throw new AppError("UNEXPECTED", { action: ctx.requestId });
}

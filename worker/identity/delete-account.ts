import type { RequestDeletion } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Marks an account for deletion after a time to think. */
export async function requestDeletion(ctx: SignedInContext, input: RequestDeletion): Promise<{ deleteAfter: number }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

/** Keeps an account that was to be deleted. */
export async function cancelDeletion(ctx: SignedInContext): Promise<{ deleteAfter: null }> {
  throw new AppError("UNEXPECTED", { action: ctx.requestId });
}

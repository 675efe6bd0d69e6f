import type { VerifyByCode, VerifyByLink } from "#domain/identity/credentials.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { Context, SignedInContext } from "#worker/trpc/context.ts";

/** Proves the e-mail by the link of a mail. */
export async function verifyByLink(ctx: Context, input: VerifyByLink): Promise<{ email: string }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

/** Proves the e-mail by the code of a mail. */
export async function verifyByCode(ctx: SignedInContext, input: VerifyByCode): Promise<{ email: string }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

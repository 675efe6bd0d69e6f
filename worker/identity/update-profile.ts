import type { UpdateProfile } from "#domain/identity/account.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Changes what people tell about themselves. */
export async function updateProfile(ctx: SignedInContext, input: UpdateProfile): Promise<UpdateProfile> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId, input].length) });
}

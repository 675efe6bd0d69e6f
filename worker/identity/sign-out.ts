import { AppError } from "#domain/kernel/app-error.ts";
import type { Context } from "#worker/trpc/context.ts";

/** Ends the session of this browser, if there is one. */
export async function signOut(ctx: Context): Promise<{ isSignedIn: false }> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId].length) });
}

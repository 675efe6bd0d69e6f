import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/trpc/context.ts";

/** Everything that is stored about an account. */
export async function exportData(ctx: SignedInContext): Promise<Record<string, unknown>> {
  throw new AppError("UNEXPECTED", { action: String([ctx.requestId].length) });
}

import { AppError } from "#domain/kernel/app-error.ts";
import type { SignedInContext } from "#worker/platform/context.ts";

/**
 * The company that the caller runs, as the session knows it.
 * @throws AppError FORBIDDEN for an account without one
 */
export function ownCompany({ caller }: SignedInContext): string {
  if (!caller.supplier) throw new AppError("FORBIDDEN");
  return caller.supplier.id;
}

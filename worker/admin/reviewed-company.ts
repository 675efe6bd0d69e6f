import { eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type MovableCompany, selectMovable } from "#worker/suppliers/movable-company.ts";

/**
 * The company that a reviewer decides on.
 * @throws AppError NOT_FOUND; FORBIDDEN for the reviewer's own: nobody raises itself (workflows: never again 6)
 */
export async function reviewedCompany(ctx: SignedInContext, id: string): Promise<MovableCompany> {
  const [company] = await selectMovable(ctx.db, eq(suppliers.id, id));
  if (!company) throw new AppError("NOT_FOUND");
  if (company.owner?.id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  return company;
}

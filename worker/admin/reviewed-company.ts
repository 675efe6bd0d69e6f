import { eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type CompanyToTransition, selectToTransition } from "#worker/suppliers/company-to-transition.ts";

/**
 * The company that a reviewer decides on.
 * @throws AppError NOT_FOUND; FORBIDDEN for the reviewer's own: nobody raises itself (workflows: never again 6)
 */
export async function reviewedCompany(ctx: SignedInContext, id: string): Promise<CompanyToTransition> {
  const [company] = await selectToTransition(ctx.db, eq(suppliers.id, id));
  if (!company) throw new AppError("NOT_FOUND");
  if (company.owner?.id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  return company;
}

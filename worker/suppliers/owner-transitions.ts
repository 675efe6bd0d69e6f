import { eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { itemsToProvide } from "#domain/suppliers/checklist.ts";
import type { OwnerTransition } from "#domain/suppliers/owner-transition.ts";
import { type SupplierAction, supplierMachine } from "#domain/suppliers/supplier-machine.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type CompanyToTransition, selectToTransition } from "./company-to-transition.ts";
import { transitionCompany } from "./transition-company.ts";

type Moved = Promise<{ status: SupplierStatus; version: number }>;

/**
 * The owner has provided what the platform asked for. The application keeps its age.
 * @throws AppError CONFLICT with state and action; BAD_INPUT with `<item>:not_provided` for each item that is missing
 */
export async function provideInfo(ctx: SignedInContext, input: OwnerTransition): Moved {
  const company = await ownCompany(ctx, "provide_info", input);
  return transitionCompany(ctx, company, {
    action: "provide_info",
    actorId: ctx.caller.userId,
    note: null,
    changes: { decisionNote: null },
  });
}

/**
 * A rejected company has put right what was wrong and applies again; its record stays the same, its age begins again.
 * @throws AppError as {@link provideInfo}
 */
export async function resubmit(ctx: SignedInContext, input: OwnerTransition): Moved {
  const company = await ownCompany(ctx, "resubmit", input);
  return transitionCompany(ctx, company, {
    action: "resubmit",
    actorId: ctx.caller.userId,
    note: null,
    changes: { decisionNote: null, appliedAt: ctx.now() },
  });
}

async function ownCompany(
  ctx: SignedInContext,
  action: SupplierAction,
  { version }: OwnerTransition,
): Promise<CompanyToTransition> {
  const [company] = await selectToTransition(ctx.db, eq(suppliers.ownerId, ctx.caller.userId));
  if (!company) throw new AppError("NOT_FOUND");
  supplierMachine.transition(company.status, action, "owner");
  if (company.version !== version) throw new AppError("CONFLICT", { state: company.status, action });
  const missing = itemsToProvide(company.checklist);
  if (missing.length > 0) {
    throw new AppError("BAD_INPUT", { issues: missing.map((item) => ({ path: item, code: "not_provided" })) });
  }
  return company;
}

import { eq } from "drizzle-orm";
import type { TrustSupplier } from "#domain/admin/review-suppliers.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { transition } from "#worker/platform/write/transition.ts";
import { COMPANY } from "#worker/suppliers/transition-company.ts";
import { reviewedCompany } from "./reviewed-company.ts";

/**
 * Lets a company's products pass without a look from now on, or no longer (workflows: Product); what waits already keeps
 * waiting. Only an approved company is trusted; trust ends in any state. With event and audit in one batch.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own company; CONFLICT with the company's state where it is not approved,
 *   has changed since it was looked at, or is so already
 */
export async function trustSupplier(
  ctx: SignedInContext,
  { id, version, isTrusted, reason }: TrustSupplier,
): Promise<{ isTrusted: boolean; version: number }> {
  const { status } = await reviewedCompany(ctx, id);
  const action = isTrusted ? "trust" : "distrust";
  if (isTrusted && status !== "approved") throw new AppError("CONFLICT", { state: status, action });
  const moved = await transition(
    ctx,
    COMPANY,
    { key: id, status, version },
    {
      action,
      to: status,
      event: { supplierId: id, actorId: ctx.caller.userId },
      changes: { isTrusted },
      guard: eq(suppliers.isTrusted, !isTrusted),
      effects: [
        auditEntry(ctx, {
          action,
          entity: "supplier",
          entityId: id,
          before: { isTrusted: !isTrusted },
          after: { isTrusted },
          reason,
        }),
      ],
    },
  );
  return { isTrusted, version: moved.version };
}

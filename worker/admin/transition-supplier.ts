import type { TransitionSupplier } from "#domain/admin/review-suppliers.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { openItems } from "#domain/suppliers/checklist.ts";
import { LICENCE_GRACE_MS, supplierMachine } from "#domain/suppliers/supplier-machine.ts";
import type { suppliers } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { CompanyToTransition } from "#worker/suppliers/company-to-transition.ts";
import { transitionCompany } from "#worker/suppliers/transition-company.ts";
import { reviewedCompany } from "./reviewed-company.ts";

type Changes = Partial<typeof suppliers.$inferInsert>;

/**
 * A move of a company by the platform: state, event, audit, notice and mail in one batch (workflows: Supplier). What the
 * public sees follows in the same batch: lists and pages ask the state, the search index has triggers on it.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own company; CONFLICT with state and action; BAD_INPUT with
 *   `<item>:not_accepted` for what stands in the way of an approval, `trade_licence:ended` where the scheduler would
 *   suspend again at once
 */
export async function transitionSupplier(
  ctx: SignedInContext,
  input: TransitionSupplier,
): Promise<{ status: SupplierStatus; version: number }> {
  const { id, action, version, reason, override } = input;
  const company = await reviewedCompany(ctx, id);
  const to = supplierMachine.transition(company.status, action, "admin");
  if (company.version !== version) {
    throw new AppError("CONFLICT", { state: company.status, action, version: company.version });
  }
  if (to === "approved" && !override) expectComplete(ctx, company, action);
  const licence = to === "approved" ? approval(ctx, company) : {};
  const note = to === "approved" ? null : reason;
  const changes: Changes = { ...licence, decidedAt: ctx.now(), decisionNote: note };
  const { status: before, verifiedAt, licenceValidUntil } = company;
  const entry = auditEntry(ctx, {
    action,
    entity: "supplier",
    entityId: id,
    before: { status: before, version, verifiedAt, licenceValidUntil, checklist: company.checklist },
    after: { status: to, version: version + 1, override, ...licence },
    reason,
  });
  return transitionCompany(ctx, company, { action, actorId: ctx.caller.userId, note, changes, rows: [entry] });
}

function expectComplete(
  ctx: SignedInContext,
  company: CompanyToTransition,
  action: TransitionSupplier["action"],
): void {
  const open = action === "approve" ? openItems(company.checklist) : [];
  const issues = open.map((item) => ({ path: item as string, code: "not_accepted" }));
  if (hasLongEnded(ctx, company.newestLicenceEnd)) issues.push({ path: "trade_licence", code: "ended" });
  if (issues.length > 0) throw new AppError("BAD_INPUT", { issues });
}

/**
 * A licence that has ended too long ago is left out: an override is meant to last longer than the scheduler's next tick. It
 * brings no badge either: that says what was checked, and the licence is the least.
 */
function approval(ctx: SignedInContext, { verifiedAt, newestLicenceEnd, checklist }: CompanyToTransition): Changes {
  const licenceValidUntil = hasLongEnded(ctx, newestLicenceEnd) ? null : newestLicenceEnd;
  const checkedNow = checklist.trade_licence === "accepted" ? ctx.now() : null;
  return { verifiedAt: verifiedAt ?? checkedNow, licenceValidUntil };
}

function hasLongEnded({ now }: SignedInContext, end: number | null): boolean {
  return end !== null && end + LICENCE_GRACE_MS <= now();
}

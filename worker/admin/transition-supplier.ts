import { and, eq } from "drizzle-orm";
import type { TransitionSupplier } from "#domain/admin/review-suppliers.ts";
import { AppError, type FieldIssue } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { openItems } from "#domain/suppliers/checklist.ts";
import { LICENCE_GRACE_MS, supplierMachine } from "#domain/suppliers/supplier-machine.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { wasRefused } from "#worker/platform/refused-write.ts";
import { type Confirmation, propose } from "#worker/platform/write/proposals.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import type { CompanyToTransition } from "#worker/suppliers/company-to-transition.ts";
import { transitionCompany } from "#worker/suppliers/transition-company.ts";
import { acceptedRows, areNewest, withAccepted } from "./accept-seen.ts";
import { decideLogo } from "./decide-logo.ts";
import { reviewedCompany } from "./reviewed-company.ts";

type Changes = Partial<typeof suppliers.$inferInsert>;

/**
 * A move of a company by the platform: state, event, audit, notice and mail in one batch (workflows: Supplier), with the items
 * that an approval accepts, each with its event and its line of the audit log. What the public sees follows in the same batch:
 * lists and pages ask the state, the search index has triggers on it. What stands in the way is overridden by two operators: one
 * proposes it, the state stays, and another's confirmation does it.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own company; CONFLICT with state and action, also where an item or its file is
 *   not the one that was looked at; BAD_INPUT with `<item>:not_accepted` for what stands in the way of an approval,
 *   `trade_licence:ended` where the scheduler would suspend again at once
 */
export async function transitionSupplier(
  ctx: SignedInContext,
  input: TransitionSupplier,
): Promise<{ status: SupplierStatus; version: number; isProposed: boolean }> {
  const { id, action, version, override, accept } = input;
  const company = await reviewedCompany(ctx, id);
  const decided = decidedOn(ctx, input, company);
  const issues = decided.status === "approved" ? obstacles(ctx, decided, action) : [];
  if (issues.length === 0) return { ...(await moveCompany(ctx, input, company)), isProposed: false };
  if (!override) throw new AppError("BAD_INPUT", { issues });
  const isAsSeen = and(eq(suppliers.id, id), eq(suppliers.status, company.status), eq(suppliers.version, version));
  await propose(ctx, {
    ...{ kind: "company_exception", subjectId: id, input: { id, action, version, accept } },
    reason: input.reason ?? "",
    precondition: rowExists(suppliers, isAsSeen),
  });
  return { status: company.status, version, isProposed: true };
}

/** The company as it is after the move. */
function decidedOn(
  ctx: SignedInContext,
  { action, version, accept }: TransitionSupplier,
  company: CompanyToTransition,
) {
  const status = supplierMachine.transition(company.status, action, "admin");
  if (company.version !== version) {
    throw new AppError("CONFLICT", { state: company.status, action, version: company.version });
  }
  return { ...withAccepted(ctx, company, accept), status };
}

/**
 * The move itself, whatever stands in its way.
 * @param confirmation of the proposal that it does
 * @throws AppError CONFLICT with state and action
 */
export async function moveCompany(
  ctx: SignedInContext,
  input: TransitionSupplier,
  company: CompanyToTransition,
  confirmation?: Confirmation,
): Promise<{ status: SupplierStatus; version: number }> {
  const decided = decidedOn(ctx, input, company);
  const isLogoSeen = input.accept.some(({ item }) => item === "logo");
  const logo = await decideLogo(ctx, company, isLogoSeen ? ACCEPTED_LOGO : null);
  const move = transitionOf(ctx, input, company, decided);
  const precondition = and(move.precondition, confirmation?.precondition);
  const rows = [...move.rows, ...logo.rows, ...(confirmation?.rows ?? [])];
  try {
    const moved = await transitionCompany(ctx, company, { ...move, ...(precondition ? { precondition } : {}), rows });
    logo.tidy(true);
    return moved;
  } catch (fault) {
    if (wasRefused(fault)) logo.tidy(false);
    throw fault;
  }
}

const ACCEPTED_LOGO = { item: "logo", decision: "accepted" } as const;

function transitionOf(
  ctx: SignedInContext,
  { id, action, version, reason, override, accept }: TransitionSupplier,
  company: CompanyToTransition,
  decided: CompanyToTransition,
) {
  const isApproved = decided.status === "approved";
  const licence = isApproved ? approval(ctx, decided) : {};
  const note = isApproved ? null : reason;
  const changes: Changes = { ...licence, decidedAt: ctx.now(), decisionNote: note };
  const { status: before, verifiedAt, licenceValidUntil, checklist } = company;
  const accepted = accept.length > 0 ? { accepted: accept.map(({ item }) => item) } : {};
  const entry = auditEntry(ctx, {
    action,
    entity: "supplier",
    entityId: id,
    before: { status: before, version, verifiedAt, licenceValidUntil, checklist },
    after: { status: decided.status, version: version + 1, override, ...accepted, ...licence },
    reason,
  });
  const seen = areNewest(id, accept);
  return {
    ...{ action, actorId: ctx.caller.userId, note, changes },
    ...(seen ? { precondition: seen } : {}),
    rows: [entry, ...acceptedRows(ctx, company, accept)],
  };
}

/** What stands in the way of an approval. */
function obstacles(
  ctx: SignedInContext,
  company: CompanyToTransition,
  action: TransitionSupplier["action"],
): FieldIssue[] {
  const open = action === "approve" ? openItems(company.checklist) : [];
  const issues: FieldIssue[] = open.map((item) => ({ path: item, code: "not_accepted" }));
  if (hasLongEnded(ctx, company.newestLicenceEnd)) issues.push({ path: "trade_licence", code: "ended" });
  return issues;
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

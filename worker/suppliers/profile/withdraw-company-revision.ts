import { and, eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { type RevisionStatus, revisionMachine } from "#domain/kernel/revision-machine.ts";
import type { WithdrawCompanyRevision } from "#domain/suppliers/company-profile.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type Transitioned, transition } from "#worker/platform/write/transition.ts";
import { COMPANY_REVISION, selectProfiles } from "./company-profile-sql.ts";
import { editEvent, isOwnAsSeen } from "./editable-company.ts";

/**
 * Takes back the staged change of the caller's company; the company stays as it is. Three database calls with the session's.
 * @throws AppError NOT_FOUND for another's and a missing one alike; CONFLICT with the state that the change is in
 */
export async function withdrawCompanyRevision(
  ctx: SignedInContext,
  { id, version }: WithdrawCompanyRevision,
): Promise<Transitioned<RevisionStatus>> {
  const isOwn = and(eq(suppliers.ownerId, ctx.caller.userId), eq(suppliers.id, ofRevision(ctx, id)));
  const [company] = await selectProfiles(ctx.db, isOwn);
  const revision = company?.revision;
  if (!company || !revision) throw new AppError("NOT_FOUND");
  const to = revisionMachine.transition(revision.status, "withdraw", "owner");
  if (revision.id !== id || revision.version !== version) {
    throw new AppError("CONFLICT", { state: revision.status, action: "withdraw", version: revision.version });
  }
  return await transition(
    ctx,
    COMPANY_REVISION,
    { key: id, status: revision.status, version },
    {
      action: "withdraw",
      to,
      event: { revisionId: id, actorId: ctx.caller.userId },
      guard: isOwnAsSeen(ctx, company),
      effects: [editEvent(ctx, company, "withdraw_changes")],
    },
  );
}

function ofRevision({ db }: SignedInContext, id: string) {
  return db.select({ id: companyRevisions.supplierId }).from(companyRevisions).where(eq(companyRevisions.id, id));
}

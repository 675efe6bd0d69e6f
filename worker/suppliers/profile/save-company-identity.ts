import { eq, sql } from "drizzle-orm";
import { revisionMachine } from "#domain/kernel/revision-machine.ts";
import type { SaveCompanyIdentity } from "#domain/suppliers/company-profile.ts";
import {
  type CompanyIdentity,
  changedIdentity,
  companyTextRows,
  identityChange,
  isSameIdentity,
} from "#domain/suppliers/company-texts.ts";
import { editModeOf } from "#domain/suppliers/edit-company.ts";
import { companyRevisionEvents, companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { conflictOf, transition } from "#worker/platform/write/transition.ts";
import {
  COMPANY_REVISION,
  type CompanyProfile,
  identityOf,
  type NewestRevision,
  rewriteTexts,
} from "./company-profile-sql.ts";
import { editableCompany, editCompany, editEvent, isOwnAsSeen } from "./editable-company.ts";
import { renamedCompany } from "./renamed-company.ts";

const ACTION = "stage_changes";

/** `staged`: it waits for an operator; `saved`: it stands; `withdrawn`: it is what stands, so nothing waits any more. */
export type IdentityOutcome = "staged" | "saved" | "withdrawn";

/**
 * The owner's change of name, category, country or licence: of a public company a staged one, which takes the place of the one
 * that waits; before that at once. Three database calls with the session's.
 * @throws AppError as `saveCompanyTexts`
 */
export async function saveCompanyIdentity(
  ctx: SignedInContext,
  input: SaveCompanyIdentity,
): Promise<{ outcome: IdentityOutcome }> {
  const company = await editableCompany(ctx, input.version, ACTION);
  const { businessType, country, licenceNumber } = input;
  const wanted = {
    names: { ar: input.name_ar, en: input.name_en, fr: input.name_fr },
    businessType,
    country,
    licenceNumber,
  };
  const pending = company.revision?.status === "pending" ? company.revision : null;
  if (editModeOf(company.status) === "staged") return { outcome: await stage(ctx, company, pending, wanted) };
  const { slug, effects } = renamedCompany(company, wanted.names);
  await editCompany(ctx, company, "edit_company", {
    changes: { businessType, country, licenceNumber, slug },
    effects: [...effects, ...rewriteTexts(company.id, companyTextRows(wanted.names, company.written.texts))],
  });
  return { outcome: "saved" };
}

async function stage(
  ctx: SignedInContext,
  company: CompanyProfile,
  pending: NewestRevision | null,
  wanted: CompanyIdentity,
): Promise<IdentityOutcome> {
  const isSame = isSameIdentity(wanted, identityOf(company));
  if (!pending) {
    if (!isSame) await begin(ctx, company, wanted);
    return isSame ? "saved" : "staged";
  }
  // The same once more, as after an answer that was lost, is what waits already.
  if (isSameIdentity(wanted, changedIdentity(identityOf(company), pending.content))) return "staged";
  const { id, status, version } = pending;
  const action = isSame ? "withdraw" : "replace";
  await transition(
    ctx,
    COMPANY_REVISION,
    { key: id, status, version },
    {
      action,
      to: isSame ? revisionMachine.transition(status, "withdraw", "owner") : status,
      event: { revisionId: id, actorId: ctx.caller.userId },
      changes: isSame ? {} : { content: identityChange(identityOf(company), wanted) },
      guard: isOwnAsSeen(ctx, company),
      effects: [editEvent(ctx, company, isSame ? "withdraw_changes" : ACTION)],
    },
  );
  return isSame ? "withdrawn" : "staged";
}

async function begin(ctx: SignedInContext, company: CompanyProfile, wanted: CompanyIdentity): Promise<void> {
  const [id, now] = [newId("rev"), ctx.now()];
  const content = identityChange(identityOf(company), wanted);
  const nonePending = sql`not exists (select 1 from ${companyRevisions}
    where ${companyRevisions.supplierId} = ${company.id} and ${companyRevisions.status} = 'pending')`;
  const revision = { id, supplierId: company.id, status: "pending" as const, content, createdAt: now, updatedAt: now };
  const event = { revisionId: id, action: "stage", fromStatus: null, toStatus: "pending", actorId: ctx.caller.userId };
  const isDone = sql`exists (select 1 from ${companyRevisions} where ${companyRevisions.id} = ${id})`;
  const rows = [
    row(companyRevisionEvents, { id: newId("evt"), ...event, createdAt: now }),
    editEvent(ctx, company, ACTION),
  ];
  const { written, present } = await batchOf(ctx, {
    written: ctx.db.run(insertWhere(companyRevisions, revision, sql`${isOwnAsSeen(ctx, company)} and ${nonePending}`)),
    others: rows.map((insert) => ctx.db.run(insert(isDone))),
    present: ctx.db
      .select({ status: suppliers.status, version: suppliers.version })
      .from(suppliers)
      .where(eq(suppliers.id, company.id)),
  });
  const { status, version } = company;
  if (written.rowsAffected === 0) throw conflictOf({ key: company.id, status, version }, ACTION, present);
}

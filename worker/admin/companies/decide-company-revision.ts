import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { DecideRevision } from "#domain/kernel/decide-revision.ts";
import { type RevisionStatus, revisionMachine } from "#domain/kernel/revision-machine.ts";
import { type CompanyIdentity, changedIdentity, companyTextRows } from "#domain/suppliers/company-texts.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { indexRenamed } from "#worker/catalogue/search/index-renamed.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import { type Transitioned, transition } from "#worker/platform/write/transition.ts";
import { mailTo, noticeTo } from "#worker/suppliers/notify-owner.ts";
import {
  COMPANY_REVISION,
  type CompanyProfile,
  identityOf,
  rewriteTexts,
  selectProfiles,
} from "#worker/suppliers/profile/company-profile-sql.ts";
import { editEvent } from "#worker/suppliers/profile/editable-company.ts";
import { renamedCompany } from "#worker/suppliers/profile/renamed-company.ts";

type Revision = Pick<typeof companyRevisions.$inferSelect, "id" | "status" | "version" | "content">;

/**
 * An operator applies or declines the staged change of a company: change, company, texts, events, audit, notice and mail in one
 * batch. The search index follows a new name after the response, or with the next tick. Three database calls with the session's.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own company; BAD_INPUT with `note:required`; CONFLICT with state and version
 *   when it was decided, replaced, or its company changed meanwhile
 */
export async function decideCompanyRevision(
  ctx: SignedInContext,
  { id, version, action, note }: DecideRevision,
): Promise<Transitioned<RevisionStatus>> {
  const { company, revision } = await revisionToDecide(ctx, id);
  const to = revisionMachine.transition(revision.status, action, "admin");
  if (revision.version !== version) {
    throw new AppError("CONFLICT", { state: revision.status, action, version: revision.version });
  }
  const isApplied = to === "applied";
  const { names } = isApplied ? changedIdentity(identityOf(company), revision.content) : company.written;
  const told = notifyOwner(ctx, { owner: company.owner, names }, isApplied, note);
  const decided = await transition(
    ctx,
    COMPANY_REVISION,
    { key: id, status: revision.status, version },
    {
      action,
      to,
      event: { revisionId: id, actorId: ctx.caller.userId, note },
      changes: { note },
      guard: isApplied ? isAsSeen(company) : undefined,
      effects: [
        ...(isApplied ? appliedRows(ctx, company, revision) : []),
        editEvent(ctx, company, isApplied ? "apply_changes" : "decline_changes", note),
        auditRow(ctx, company, revision, { action, note, isApplied }),
        ...told.rows,
      ],
    },
  );
  if (told.mail) ctx.waitUntil(deliver(ctx, told.mail));
  if (isApplied) ctx.waitUntil(indexRenamed(ctx).catch(() => 0));
  return decided;
}

async function revisionToDecide(ctx: SignedInContext, id: string) {
  const isThis = eq(companyRevisions.id, id);
  const ofRevision = ctx.db.select({ id: companyRevisions.supplierId }).from(companyRevisions).where(isThis);
  const { found, revisions } = await batchOf(ctx, {
    found: selectProfiles(ctx.db, eq(suppliers.id, ofRevision)),
    revisions: ctx.db
      .select({
        id: companyRevisions.id,
        status: companyRevisions.status,
        version: companyRevisions.version,
        content: companyRevisions.content,
      })
      .from(companyRevisions)
      .where(isThis),
  });
  const [[company], [revision]] = [found, revisions];
  if (!company || !revision) throw new AppError("NOT_FOUND");
  // Nobody raises itself (workflows: never again 6).
  if (company.owner?.id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  return { company, revision };
}

function isAsSeen({ id, version }: CompanyProfile) {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${id} and ${suppliers.version} = ${version}
    and ${suppliers.status} <> 'terminated')`;
}

/** The company as it becomes; its texts, and what its owner left alone, stay what they are now. */
function appliedRows({ db, now }: SignedInContext, company: CompanyProfile, { content }: Revision): GuardedStatement[] {
  const { names, businessType, country, licenceNumber } = changedIdentity(identityOf(company), content);
  const { slug, effects } = renamedCompany(company, names);
  return [
    (condition) =>
      db
        .update(suppliers)
        .set({ businessType, country, licenceNumber, slug, version: company.version + 1, updatedAt: now() })
        .where(sql`${suppliers.id} = ${company.id} and ${condition}`)
        .getSQL(),
    ...effects,
    ...rewriteTexts(company.id, companyTextRows(names, company.written.texts)),
  ];
}

function auditRow(
  ctx: SignedInContext,
  company: CompanyProfile,
  { id, content }: Revision,
  { action, note, isApplied }: { action: string; note: string | null; isApplied: boolean },
): GuardedStatement {
  const now = identityOf(company);
  const before = { companyId: company.id, ...now };
  return auditEntry(ctx, {
    action,
    entity: "company_revision",
    entityId: id,
    before,
    after: isApplied ? { companyId: company.id, ...changedIdentity(now, content) } : before,
    reason: note,
  });
}

interface NotifiedOwner {
  owner: CompanyProfile["owner"];
  /** As the company is called from now on. */
  names: CompanyIdentity["names"];
}

function notifyOwner(ctx: SignedInContext, { owner, names }: NotifiedOwner, isApplied: boolean, note: string | null) {
  if (!owner) return { mail: null, rows: [] };
  const written = Object.fromEntries(Object.entries(names).filter(([, name]) => name));
  const news = {
    what: isApplied ? ("apply_changes" as const) : ("decline_changes" as const),
    names: written,
    note,
    path: "/supplier-dashboard/profile",
  };
  const mail = mailTo(ctx, owner, news);
  return { mail, rows: [noticeRow(noticeTo(ctx, owner, news)), row(outbox, mail)] };
}

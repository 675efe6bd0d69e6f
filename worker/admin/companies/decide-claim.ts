import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { type ClaimStatus, claimMachine } from "#domain/suppliers/claim-machine.ts";
import type { DecideClaim } from "#domain/suppliers/claims.ts";
import { companyClaimEvents, companyClaims } from "#drizzle/schema/claims.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import { type Transitioned, transition } from "#worker/platform/write/transition.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { mailTo, noticeTo } from "#worker/suppliers/notify-owner.ts";
import { mayOwn, ownedRows } from "./owned-rows.ts";

const CLAIM = { table: companyClaims, key: companyClaims.id, events: companyClaimEvents };

/**
 * An operator accepts a claim, which makes its claimant the company's owner, or refuses it with a reason: claim, company,
 * account, event, audit, notice and mail in one batch.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own claim; CONFLICT with the state that the claim is in, "owned" where
 *   somebody owns the company meanwhile, "has_company" where the claimant owns another
 */
export async function decideClaim(
  ctx: SignedInContext,
  { id, version, action, reason }: DecideClaim,
): Promise<Transitioned<ClaimStatus>> {
  const claim = await claimToDecide(ctx, id);
  if (claim.claimant.id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  const to = claimMachine.transition(claim.status, action, "admin");
  if (claim.version !== version)
    throw new AppError("CONFLICT", { state: claim.status, action, version: claim.version });
  const isAccepted = to === "owned";
  if (isAccepted && claim.ownerId) throw new AppError("CONFLICT", { state: "owned", action });
  if (isAccepted && claim.ownsCompany) throw new AppError("CONFLICT", { state: "has_company", action });
  const { mail, rows } = notifyClaimant(ctx, claim, isAccepted, reason);
  const entry = auditEntry(ctx, {
    action: `${action}_claim`,
    entity: "supplier",
    entityId: claim.supplierId,
    before: { claim: id, status: claim.status, ownerId: claim.ownerId },
    after: { claim: id, status: to, ...(isAccepted ? { ownerId: claim.claimant.id } : {}) },
    reason,
  });
  const decided = await transition(
    ctx,
    CLAIM,
    { key: id, status: claim.status, version },
    {
      action,
      to,
      event: { claimId: id, actorId: ctx.caller.userId, note: reason },
      changes: { decidedBy: ctx.caller.userId, decidedAt: ctx.now(), decisionNote: reason },
      guard: isAccepted ? mayOwn(claim.supplierId, claim.claimant.id) : undefined,
      present: presentOf(ctx, claim),
      effects: [...(isAccepted ? ownedRows(ctx, claim) : []), entry, ...rows],
    },
  );
  ctx.waitUntil(deliver(ctx, mail));
  return decided;
}

/** What a decision that came too late hears: the claim's state, or who owns what meanwhile. */
function presentOf({ db }: SignedInContext, claim: ClaimToDecide) {
  const isAsSeen = sql`${companyClaims.status} = ${claim.status} and ${companyClaims.version} = ${claim.version}`;
  const ownsCompany = sql`exists (select 1 from ${suppliers} as own where own.owner_id = ${claim.claimant.id})`;
  return db
    .select({
      status: sql<ClaimStatus>`case when not (${isAsSeen}) then ${companyClaims.status}
        when ${suppliers.ownerId} is not null then 'owned' when ${ownsCompany} then 'has_company'
        else ${companyClaims.status} end`,
      version: companyClaims.version,
    })
    .from(companyClaims)
    .innerJoin(suppliers, eq(suppliers.id, companyClaims.supplierId))
    .where(eq(companyClaims.id, claim.id));
}

async function claimToDecide({ db }: SignedInContext, id: string) {
  const [claim] = await db
    .select({
      id: companyClaims.id,
      status: companyClaims.status,
      version: companyClaims.version,
      supplierId: companyClaims.supplierId,
      fileKey: companyClaims.fileKey,
      fileName: companyClaims.fileName,
      mediaType: companyClaims.mediaType,
      bytes: companyClaims.bytes,
      createdAt: companyClaims.createdAt,
      slug: suppliers.slug,
      ownerId: suppliers.ownerId,
      names: namesOf(),
      claimant: { id: users.id, email: users.email, locale: users.locale },
      ownsCompany: sql`exists (select 1 from ${suppliers} as own where own.owner_id = ${users.id})`.mapWith(Boolean),
    })
    .from(companyClaims)
    .innerJoin(suppliers, eq(suppliers.id, companyClaims.supplierId))
    .innerJoin(users, eq(users.id, companyClaims.userId))
    .where(eq(companyClaims.id, id));
  if (!claim) throw new AppError("NOT_FOUND");
  return claim;
}
export type ClaimToDecide = Awaited<ReturnType<typeof claimToDecide>>;

function notifyClaimant(ctx: SignedInContext, claim: ClaimToDecide, isAccepted: boolean, note: string | null) {
  const { claimant, names, slug } = claim;
  const path = isAccepted ? "/supplier-registration" : `/claim/${slug}`;
  const what = isAccepted ? ("accept_claim" as const) : ("refuse_claim" as const);
  const news = { what, names, note, path };
  const mail = mailTo(ctx, claimant, news);
  return { mail, rows: [noticeRow(noticeTo(ctx, claimant, news)), row(outbox, mail)] };
}

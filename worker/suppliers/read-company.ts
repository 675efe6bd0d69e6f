import { eq } from "drizzle-orm";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import { supplierMachine } from "#domain/suppliers/supplier-machine.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { type CompanyEvent, checklistWith, openItemsOf, selectParts } from "./company-parts.ts";
import { namesOf } from "./company-to-transition.ts";
import { writtenTexts } from "./profile/company-profile-sql.ts";

const companyColumns = {
  id: suppliers.id,
  slug: suppliers.slug,
  status: suppliers.status,
  version: suppliers.version,
  businessType: suppliers.businessType,
  names: namesOf(),
  written: writtenTexts(),
  country: suppliers.country,
  city: suppliers.city,
  website: suppliers.website,
  licenceNumber: suppliers.licenceNumber,
  appliedAt: suppliers.appliedAt,
  decidedAt: suppliers.decidedAt,
  decisionNote: suppliers.decisionNote,
  verifiedAt: suppliers.verifiedAt,
  licenceValidUntil: suppliers.licenceValidUntil,
};

/**
 * The caller's company with everything its owner may know; null without one. Keys of files and which operator did
 * what are not told (security 14). One database call besides the session's.
 */
export async function readCompany(ctx: SignedInContext) {
  const { supplier } = ctx.caller;
  if (!supplier) return null;
  const [[company], items, documents, events] = await ctx.db.batch([
    ctx.db.select(companyColumns).from(suppliers).where(eq(suppliers.ownerId, ctx.caller.userId)),
    ...selectParts(ctx.db, supplier.id),
  ]);
  if (!company) return null;
  return {
    ...company,
    workingDays: workingDaysOpen(ctx, company),
    reviewWorkingDays: REVIEW_WORKING_DAYS,
    checklist: checklistWith(items, documents),
    openItems: openItemsOf(items),
    actions: supplierMachine.actionsOf(company.status, "owner"),
    events: events.map((event) => withoutActor(ctx, event)),
  };
}

/** Working days since an application came, while it waits; null when nothing waits. */
export function workingDaysOpen(
  { now }: Pick<Context, "now">,
  { status, appliedAt }: Pick<typeof suppliers.$inferSelect, "status" | "appliedAt">,
): number | null {
  const isOpen = status === "pending" || status === "info_requested";
  return isOpen && appliedAt !== null ? workingDaysBetween(appliedAt, now()) : null;
}

function withoutActor({ caller }: SignedInContext, { actorId, ...event }: CompanyEvent) {
  const by = actorId === null ? "clock" : actorId === caller.userId ? "you" : "operator";
  return { ...event, by: by as "clock" | "you" | "operator" };
}

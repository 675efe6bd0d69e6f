import { asc, count, eq } from "drizzle-orm";
import { PAGE_SIZE } from "#domain/kernel/page.ts";
import { revisionMachine } from "#domain/kernel/revision-machine.ts";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";
import { REVIEW_WORKING_DAYS } from "#domain/suppliers/apply.ts";
import type { CompanyRevisions } from "#domain/suppliers/company-revisions.ts";
import { changedIdentity } from "#domain/suppliers/company-texts.ts";
import { companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { users } from "#drizzle/schema/identity.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { writtenTexts } from "#worker/suppliers/profile/company-profile-sql.ts";

const columns = {
  id: companyRevisions.id,
  version: companyRevisions.version,
  createdAt: companyRevisions.createdAt,
  content: companyRevisions.content,
  company: {
    id: suppliers.id,
    slug: suppliers.slug,
    status: suppliers.status,
    businessType: suppliers.businessType,
    country: suppliers.country,
    licenceNumber: suppliers.licenceNumber,
  },
  written: writtenTexts(),
  readerLocale: users.locale,
};

/**
 * A page of what waits, the oldest first: each company as it is and as it is to become, and how long that waits. One database
 * call besides the session's.
 */
export async function listCompanyRevisions(ctx: Context, { page }: CompanyRevisions) {
  const isPending = eq(companyRevisions.status, "pending");
  const { items, totals } = await batchOf(ctx, {
    items: ctx.db
      .select(columns)
      .from(companyRevisions)
      .innerJoin(suppliers, eq(suppliers.id, companyRevisions.supplierId))
      .leftJoin(users, eq(users.id, suppliers.ownerId))
      .where(isPending)
      .orderBy(asc(companyRevisions.createdAt), asc(companyRevisions.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    totals: ctx.db.select({ total: count() }).from(companyRevisions).where(isPending),
  });
  return {
    items: items.map(({ written, company, content, ...revision }) => {
      const workingDays = workingDaysBetween(revision.createdAt, ctx.now());
      const { businessType, country, licenceNumber, ...place } = company;
      const now = { names: written.names, businessType, country, licenceNumber };
      const next = changedIdentity(now, content);
      return { ...revision, company: place, now, next, workingDays, isLate: workingDays > REVIEW_WORKING_DAYS };
    }),
    actions: revisionMachine.actionsOf("pending", "admin"),
    page,
    pageSize: PAGE_SIZE,
    total: totals[0]?.total ?? 0,
  };
}

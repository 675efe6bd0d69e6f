import { eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { editModeOf } from "#domain/suppliers/edit-company.ts";
import { supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { accountCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { transition } from "#worker/platform/write/transition.ts";
import { COMPANY } from "../transition-company.ts";
import { type CompanyProfile, selectProfiles } from "./company-profile-sql.ts";

/**
 * The caller's company as it was seen, to be edited.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version where it may not be edited or has changed since;
 *   RATE_LIMITED (60 an hour): each edit stays as an event
 */
export async function editableCompany(ctx: SignedInContext, version: number, action: string): Promise<CompanyProfile> {
  const counters = [accountCounter("company.edit", ctx.caller.userId)];
  const { counted, found } = await batchOf(ctx, {
    count: ctx.db.run(countCall(counters, ctx.now(), sql`true`)),
    counted: readCounters(ctx.db, counters),
    found: selectProfiles(ctx.db, eq(suppliers.ownerId, ctx.caller.userId)),
  });
  const refusal = overLimit(counters, counted, ctx.now());
  if (refusal) throw refusal;
  const [company] = found;
  if (!company) throw new AppError("NOT_FOUND");
  if (editModeOf(company.status) === null || company.version !== version) {
    throw new AppError("CONFLICT", { state: company.status, action, version: company.version });
  }
  return company;
}

/** Holds while a company is the caller's and as it was read. */
export function isOwnAsSeen({ caller }: SignedInContext, { id, status, version }: CompanyProfile): SQL {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${id} and ${suppliers.status} = ${status}
    and ${suppliers.version} = ${version} and ${suppliers.ownerId} = ${caller.userId})`;
}

/** What the company's history tells of an edit. */
export function editEvent(
  { caller, now }: SignedInContext,
  { id: supplierId, status }: Pick<CompanyProfile, "id" | "status">,
  action: string,
  note: string | null = null,
): GuardedStatement {
  const event = { supplierId, action, fromStatus: status, toStatus: status, actorId: caller.userId, note };
  return row(supplierEvents, { id: newId("evt"), ...event, createdAt: now() });
}

/**
 * Changes a company that stays in its state, with its event, in one batch.
 * @throws AppError CONFLICT with state and version when somebody was faster; nothing was written then
 */
export async function editCompany(
  ctx: SignedInContext,
  company: CompanyProfile,
  action: string,
  { changes, effects }: { changes: Partial<typeof suppliers.$inferInsert>; effects: GuardedStatement[] },
): Promise<number> {
  const { id, status, version } = company;
  const edited = await transition(
    ctx,
    COMPANY,
    { key: id, status, version },
    {
      action,
      to: status,
      event: { supplierId: id, actorId: ctx.caller.userId },
      changes,
      guard: isOwnAsSeen(ctx, company),
      effects,
    },
  );
  return edited.version;
}

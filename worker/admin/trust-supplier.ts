import { and, eq, sql } from "drizzle-orm";
import type { TrustSupplier } from "#domain/admin/review-suppliers.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { newId } from "#worker/platform/ids.ts";
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
  const conflict = () => new AppError("CONFLICT", { state: status, action });
  if (isTrusted && status !== "approved") throw conflict();
  const eventId = newId("evt");
  const event = { id: eventId, supplierId: id, actorId: ctx.caller.userId, createdAt: ctx.now(), action };
  const audited = auditEntry(ctx, {
    action,
    entity: "supplier",
    entityId: id,
    before: { isTrusted: !isTrusted },
    after: { isTrusted },
    reason,
  });
  const isAsSeen = and(eq(suppliers.id, id), eq(suppliers.version, version), eq(suppliers.status, status));
  const isDone = sql`exists (select 1 from ${supplierEvents} where ${supplierEvents.id} = ${eventId})`;
  const [{ rowsAffected }] = await ctx.db.batch([
    ctx.db
      .update(suppliers)
      .set({ isTrusted, version: version + 1, updatedAt: ctx.now() })
      .where(and(isAsSeen, eq(suppliers.isTrusted, !isTrusted))),
    ctx.db.run(insertWhere(supplierEvents, { ...event, fromStatus: status, toStatus: status }, sql`changes() = 1`)),
    ctx.db.run(audited(isDone)),
  ]);
  if (rowsAffected === 0) throw conflict();
  return { isTrusted, version: version + 1 };
}

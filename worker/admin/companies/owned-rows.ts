import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { companyInvites } from "#drizzle/schema/claims.ts";
import { users } from "#drizzle/schema/identity.ts";
import { supplierChecklist, supplierDocuments, supplierEvents, suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { becomesSupplier } from "#worker/suppliers/apply.ts";
import { isListed } from "#worker/suppliers/claims/claimable-sql.ts";
import type { ClaimToDecide } from "./decide-claim.ts";

/** Holds while a company is nobody's and an account that is not suspended owns none. */
export function mayOwn(supplierId: string, userId: string): SQL {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${supplierId} and ${isListed})
    and not exists (select 1 from ${suppliers} where ${suppliers.ownerId} = ${userId})
    and exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.suspendedAt} is null)`;
}

/**
 * What makes a claimant the owner: the company's owner, its event and the account's type; the licence goes to the checklist,
 * where it is looked at as everybody's, and can't be taken back, since the ownership rests on it.
 */
export function ownedRows(ctx: SignedInContext, claim: ClaimToDecide): GuardedStatement[] {
  const now = ctx.now();
  const { supplierId, claimant } = claim;
  const event = { action: "claim", fromStatus: "approved", toStatus: "approved", actorId: ctx.caller.userId };
  return [
    updateWhere(
      ctx,
      suppliers,
      { ownerId: claimant.id, version: sql`${suppliers.version} + 1`, decidedAt: now, updatedAt: now },
      eq(suppliers.id, supplierId),
    ),
    row(supplierEvents, { id: newId("evt"), supplierId, ...event, createdAt: now }),
    becomesSupplier(ctx, claimant.id),
    updateWhere(
      ctx,
      companyInvites,
      { voidedAt: now },
      and(eq(companyInvites.supplierId, supplierId), isNull(companyInvites.usedAt), isNull(companyInvites.voidedAt)),
    ),
    ...licenceRows(ctx, claim),
  ];
}

function licenceRows(ctx: SignedInContext, claim: ClaimToDecide): GuardedStatement[] {
  const { supplierId, fileKey, fileName, mediaType, bytes, createdAt } = claim;
  if (fileKey === null || fileName === null || mediaType === null || bytes === null) return [];
  const item = { supplierId, item: "trade_licence" as const };
  const provided = { ...item, state: "provided" as const, updatedAt: ctx.now() };
  return [
    row(supplierDocuments, { id: newId("doc"), ...item, fileKey, fileName, mediaType, bytes, createdAt }),
    (condition) => sql`${insertWhere(supplierChecklist, provided, condition)}
      on conflict (supplier_id, item) do update set state = excluded.state, note = null, updated_at = excluded.updated_at`,
  ];
}

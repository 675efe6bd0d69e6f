import { and, desc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { ProposalsAsked } from "#domain/admin/decide-proposal.ts";
import type { ProposalKind } from "#domain/kernel/proposal.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

const TOLD_FOR_MS = 30 * DAY_MS;
const MOST_SHOWN = 20;

/**
 * What others refused of the caller's own proposals in the last thirty days, the latest first, twenty at most, for a batch. Who
 * refused and why stands in the audit log, which is closed to most operators: they read of it what was said to them.
 */
export function selectOwnRefusals(
  { db, caller, now }: SignedInContext,
  { kinds, about }: ProposalsAsked & { kinds: readonly ProposalKind[] },
) {
  const isAsked = about === undefined ? undefined : or(eq(proposals.subjectId, about), eq(orders.reference, about));
  return db
    .select({
      id: proposals.id,
      kind: proposals.kind,
      subjectId: proposals.subjectId,
      action: sql<string>`${proposals.input} ->> '$.action'`,
      reason: sql<string>`coalesce(${auditLog.reason}, '')`,
      refusedAt: auditLog.createdAt,
      /** The account may be gone. */
      refuser: users.name,
      reference: orders.reference,
      names: namesOf(),
    })
    .from(auditLog)
    .innerJoin(proposals, sql`${proposals.id} = ${auditLog.after} ->> '$.proposal'`)
    .leftJoin(orders, and(eq(proposals.kind, "order_ruling"), eq(orders.id, proposals.subjectId)))
    .innerJoin(suppliers, sql`${suppliers.id} = coalesce(${orders.supplierId}, ${proposals.subjectId})`)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        ...[eq(auditLog.action, "refuse_proposal"), gt(auditLog.createdAt, now() - TOLD_FOR_MS)],
        ...[eq(proposals.proposedBy, caller.userId), inArray(proposals.kind, kinds), isAsked],
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(MOST_SHOWN);
}

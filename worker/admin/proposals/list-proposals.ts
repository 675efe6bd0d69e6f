import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { ProposalsAsked } from "#domain/admin/decide-proposal.ts";
import { holdsOne } from "#domain/identity/grants.ts";
import { PROPOSAL_GRANTS } from "#domain/identity/needed-grants.ts";
import { PROPOSAL_KINDS } from "#domain/kernel/proposal.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { anotherHolds } from "#worker/platform/holders-sql.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { isOpenProposal } from "#worker/platform/write/proposals.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { selectOwnRefusals } from "./own-refusals.ts";

const MOST_SHOWN = 50;

const columns = {
  id: proposals.id,
  kind: proposals.kind,
  version: proposals.version,
  subjectId: proposals.subjectId,
  action: sql<string>`${proposals.input} ->> '$.action'`,
  reason: proposals.reason,
  createdAt: proposals.createdAt,
  expiresAt: proposals.expiresAt,
  proposer: { id: users.id, name: users.name },
  reference: orders.reference,
  totalMinor: orders.totalMinor,
  currency: orders.currency,
  /** Of the company, or of the order's seller. */
  names: namesOf(),
};

/**
 * What waits for a second operator, of the kinds that the caller's grants open, longest waiting first, fifty at most; and for
 * each kind whether there is another operator at all who could decide on the caller's own; and what was refused of those, with the
 * reason. One database call besides the session's.
 * @param asked one company or order, where only that is of interest
 */
export async function listProposals(ctx: SignedInContext, { about }: ProposalsAsked) {
  const { db, caller, now } = ctx;
  const kinds = PROPOSAL_KINDS.filter((kind) => holdsOne(PROPOSAL_GRANTS[kind], caller.grants));
  const isAsked = about === undefined ? undefined : or(eq(proposals.subjectId, about), eq(orders.reference, about));
  const { items, refused, others } = await batchOf(
    { db },
    {
      items: db
        .select(columns)
        .from(proposals)
        .leftJoin(orders, and(eq(proposals.kind, "order_ruling"), eq(orders.id, proposals.subjectId)))
        .innerJoin(suppliers, sql`${suppliers.id} = coalesce(${orders.supplierId}, ${proposals.subjectId})`)
        .leftJoin(users, eq(users.id, proposals.proposedBy))
        .where(and(isOpenProposal(now()), inArray(proposals.kind, kinds), isAsked))
        // All last as long: who ends first has waited longest.
        .orderBy(asc(proposals.expiresAt))
        .limit(MOST_SHOWN),
      refused: selectOwnRefusals(ctx, { kinds, about }),
      others: db.all<{ company: number; order: number }>(sql`select
        ${anotherHolds(caller.userId, PROPOSAL_GRANTS.company_exception[0])} as "company",
        ${anotherHolds(caller.userId, PROPOSAL_GRANTS.order_ruling[0])} as "order"`),
    },
  );
  const [there] = others;
  return {
    items: items.map((item) => ({ ...item, isOwn: item.proposer?.id === caller.userId })),
    refused,
    /** Somebody else could decide. */
    hasOther: { company_exception: there?.company === 1, order_ruling: there?.order === 1 },
  };
}

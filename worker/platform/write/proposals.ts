import { and, eq, gt, lte, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Audited } from "#domain/admin/read-audit.ts";
import { PROPOSAL_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { PROPOSAL_KINDS, PROPOSAL_LASTS_MS, type ProposalKind } from "#domain/kernel/proposal.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { stillHolds } from "#worker/platform/holders-sql.ts";
import { newId } from "#worker/platform/ids.ts";
import { updateWhere } from "../conditional-update.ts";
import { batchOf } from "./batch.ts";

/** What each kind is about, as the audit log calls it. */
export const PROPOSED_ENTITIES = { company_exception: "supplier", order_ruling: "order" } as const satisfies Record<
  ProposalKind,
  Audited
>;

export interface Proposed {
  kind: ProposalKind;
  /** The company or the order. */
  subjectId: string;
  /** What a confirmation does: the verb's own input, with the version of the thing that was seen. */
  input: Record<string, unknown> & { version: number };
  reason: string;
  /** Must hold as it is written: the thing is as it was seen. */
  precondition: SQL;
}

/** Nobody has decided; the state is no parameter, so that the indexes of what is open can be used. */
const IS_UNDECIDED = sql`${proposals.status} = 'proposed'`;

/** Holds where the thing is in the version still that a proposal was made for. */
const IS_UNMOVED = sql`${proposals.input} ->> '$.version' = case ${proposals.kind}
  when 'order_ruling' then (select ${orders.version} from ${orders} where ${orders.id} = ${proposals.subjectId})
  else (select ${suppliers.version} from ${suppliers} where ${suppliers.id} = ${proposals.subjectId}) end`;

const proposerHolds = (kind: ProposalKind) =>
  and(
    eq(proposals.kind, kind),
    or(...PROPOSAL_GRANTS[kind].map((grant) => stillHolds(sql`${proposals.proposedBy}`, grant))),
  );

/** Holds while who proposed it could do so still: what was taken from them, or from their account, they no longer propose. */
export const IS_UPHELD = sql`(${or(...PROPOSAL_KINDS.map(proposerHolds))})`;

/** Holds for a proposal that can be decided on: it has not lapsed, its proposer may still, and what it is about has not moved. */
export function isOpenProposal(now: number): SQL | undefined {
  return and(IS_UNDECIDED, gt(proposals.expiresAt, now), IS_UNMOVED, IS_UPHELD);
}

/**
 * Writes down what one operator proposes, with a line of the audit log; one is open for a thing at a time. The same proposal once
 * more, by who made it, is answered as the first; another one of the same operator takes its place, and any takes that of one
 * which has lapsed.
 * @throws AppError CONFLICT with the state "proposed" where another proposal is open, "changed" where the thing is not as seen
 */
export async function propose(ctx: SignedInContext, proposed: Proposed): Promise<void> {
  const { kind, subjectId, input, reason, precondition } = proposed;
  const entity = PROPOSED_ENTITIES[kind];
  const { caller, now, db } = ctx;
  const id = newId("prp");
  const isThere = and(eq(proposals.subjectId, subjectId), IS_UNDECIDED);
  const isOther = or(sql`${proposals.input} <> ${JSON.stringify(input)}`, ne(proposals.reason, reason));
  const isOwnOther = and(eq(proposals.proposedBy, caller.userId), isOther);
  const hasLapsed = or(lte(proposals.expiresAt, now()), not(IS_UNMOVED), not(IS_UPHELD));
  const times = { expiresAt: now() + PROPOSAL_LASTS_MS, createdAt: now(), updatedAt: now() };
  const written = row(proposals, {
    ...{ id, kind, subjectId, input, reason, status: "proposed", version: 1, proposedBy: caller.userId },
    ...times,
  });
  const audited = auditEntry(ctx, { action: "propose", entity, entityId: subjectId, before: {}, after: input, reason });
  const { proposal, present } = await batchOf(ctx, {
    ended: db
      .update(proposals)
      .set({ status: "expired", updatedAt: now() })
      .where(and(isThere, or(hasLapsed, and(isOwnOther, precondition)))),
    proposal: db.run(written(sql`${precondition} and not exists (select 1 from ${proposals} where ${isThere})`)),
    audited: db.run(audited(sql`exists (select 1 from ${proposals} where ${eq(proposals.id, id)})`)),
    present: db
      .select({ by: proposals.proposedBy, input: proposals.input, reason: proposals.reason })
      .from(proposals)
      .where(isThere),
  });
  if (proposal.rowsAffected === 1) return;
  const [other] = present;
  const isMine = other?.by === caller.userId && other.reason === reason;
  if (isMine && JSON.stringify(other.input) === JSON.stringify(input)) return;
  throw new AppError("CONFLICT", { state: other ? "proposed" : "changed", action: "propose" });
}

/** What a verb's own batch holds besides, where it does what was proposed. */
export interface Confirmation {
  precondition: SQL;
  rows: GuardedStatement[];
}

/**
 * Confirms a proposal within the batch that does it, with its own line of the audit log: one that is open still, and another's.
 * @param notice tells who proposed it
 */
export function confirmationOf(
  ctx: SignedInContext,
  { id, kind, subjectId, version, proposedBy }: typeof proposals.$inferSelect,
  notice: GuardedStatement,
): Confirmation {
  const { caller, now } = ctx;
  const isSame = eq(proposals.id, id);
  const isAsSeen = and(
    ...[isSame, eq(proposals.version, version), ne(proposals.proposedBy, caller.userId)],
    isOpenProposal(now()),
  );
  const decided = { status: "confirmed", version: version + 1, decidedBy: caller.userId, updatedAt: now() } as const;
  const audited = auditEntry(ctx, {
    ...{ action: "confirm_proposal", entity: PROPOSED_ENTITIES[kind], entityId: subjectId, reason: null },
    ...{ before: { proposedBy }, after: { proposal: id } },
  });
  return {
    precondition: sql`exists (select 1 from ${proposals} where ${isAsSeen})`,
    rows: [updateWhere(ctx, proposals, decided, isSame), audited, notice],
  };
}

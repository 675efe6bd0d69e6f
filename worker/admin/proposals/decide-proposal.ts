import { and, eq, sql } from "drizzle-orm";
import type { DecideProposal } from "#domain/admin/decide-proposal.ts";
import { PROPOSAL_NOTICES } from "#domain/admin/proposal-notices.ts";
import { transitionSupplierSchema } from "#domain/admin/review-suppliers.ts";
import { PROPOSAL_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { keyedNames } from "#domain/kernel/names.ts";
import {
  PROPOSAL_TRANSITIONS,
  type ProposalStatus,
  proposalMachine,
  proposalStatusAt,
} from "#domain/kernel/proposal.ts";
import { ruleOnOrderSchema } from "#domain/orders/transition-order.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { type OrderToTransition, selectToTransition as selectOrders } from "#worker/orders/order-to-transition.ts";
import { rule } from "#worker/orders/rule-on-order.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { expectGrant } from "#worker/platform/expect-grant.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import {
  type Confirmation,
  confirmationOf,
  IS_UPHELD,
  isOpenProposal,
  PROPOSED_ENTITIES,
} from "#worker/platform/write/proposals.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { transition } from "#worker/platform/write/transition.ts";
import {
  type CompanyToTransition,
  selectToTransition as selectCompanies,
} from "#worker/suppliers/company-to-transition.ts";
import { moveCompany } from "../transition-supplier.ts";

type Proposal = typeof proposals.$inferSelect;

const PROPOSAL = { table: proposals, key: proposals.id, events: auditLog };

/**
 * Another operator's word on what one proposed, of which who proposed it is told; or who proposed it takes it back. A confirmation
 * does it in the batch that says so: just what was proposed, on the thing as it was seen then, or nothing.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own proposal and for taking back another's, for one's own company or order, and
 *   without the grant that the thing itself needs; CONFLICT with the state of the proposal, which has lapsed where the thing moved,
 *   or where who proposed it may no longer propose such a thing
 */
export async function decideProposal(
  ctx: SignedInContext,
  input: DecideProposal,
): Promise<{ status: ProposalStatus; version: number }> {
  const { id, version, action } = input;
  const { proposal, isUpheld, company, order } = await look(ctx, id);
  if (!proposal) throw new AppError("NOT_FOUND");
  expectGrant(ctx.caller.grants, PROPOSAL_GRANTS[proposal.kind]);
  const isOwn = proposal.proposedBy === ctx.caller.userId;
  if (isOwn !== (action === "withdraw")) throw new AppError("FORBIDDEN", { state: "own_proposal" });
  const isMoved = (company ?? order)?.version !== proposal.input.version;
  const state = proposalStatusAt({ ...proposal, isMoved, isUpheld }, ctx.now());
  const to = proposalMachine.transition(state, action, isOwn ? "proposer" : "other");
  if (proposal.version !== version) throw new AppError("CONFLICT", { state, action, version: proposal.version });
  if (action === "withdraw") return end(ctx, proposal, input, []);
  const notice = noticeTo(ctx, proposal, { action, reason: input.reason }, company);
  if (action === "refuse") return end(ctx, proposal, input, [notice]);
  const confirmation = confirmationOf(ctx, proposal, notice);
  if (company) await confirmException(ctx, proposal, company, confirmation);
  else if (order) await confirmRuling(ctx, proposal, order, confirmation);
  return { status: to, version: version + 1 };
}

/** The proposal with the thing that it is about: one call. */
async function look({ db }: SignedInContext, id: string) {
  const subject = sql`(select ${proposals.subjectId} from ${proposals} where ${proposals.id} = ${id})`;
  const [[proposal], upheld, [company], [order]] = await db.batch([
    db.select().from(proposals).where(eq(proposals.id, id)),
    db
      .select({ id: proposals.id })
      .from(proposals)
      .where(and(eq(proposals.id, id), IS_UPHELD)),
    selectCompanies(db, eq(suppliers.id, subject)),
    selectOrders(db, eq(orders.id, subject)),
  ]);
  return { proposal, isUpheld: upheld.length > 0, company, order };
}

async function confirmException(
  ctx: SignedInContext,
  { input, reason }: Proposal,
  company: CompanyToTransition,
  confirmation: Confirmation,
): Promise<void> {
  if (company.owner?.id === ctx.caller.userId) throw new AppError("FORBIDDEN");
  const move = transitionSupplierSchema.parse({ ...input, reason, override: true });
  await moveCompany(ctx, move, company, confirmation);
}

async function confirmRuling(
  ctx: SignedInContext,
  { input, reason }: Proposal,
  order: OrderToTransition,
  confirmation: Confirmation,
): Promise<void> {
  await rule(ctx, order, ruleOnOrderSchema.parse({ ...input, reason }), confirmation);
}

/** A proposal that comes to nothing, with its line of the audit log. */
function end(
  ctx: SignedInContext,
  { id, kind, subjectId, proposedBy, version }: Proposal,
  { action, reason }: DecideProposal,
  effects: GuardedStatement[],
) {
  return transition<typeof proposals, typeof auditLog, ProposalStatus>(
    ctx,
    PROPOSAL,
    { key: id, status: "proposed", version },
    {
      ...{ action: `${action}_proposal`, asked: action, to: PROPOSAL_TRANSITIONS[action].to },
      event: {
        ...{ actorId: ctx.caller.userId, entity: PROPOSED_ENTITIES[kind], entityId: subjectId, reason },
        ...{ before: { proposedBy }, after: { proposal: id } },
      },
      changes: { decidedBy: ctx.caller.userId },
      guard: isOpenProposal(ctx.now()),
      effects,
    },
  );
}

/** Tells who proposed it what became of it, and why it was refused; the account may be gone. */
function noticeTo(
  { now }: SignedInContext,
  { kind, input, subjectId, proposedBy }: Proposal,
  { action, reason }: { action: "confirm" | "refuse"; reason: string | null },
  company: CompanyToTransition | undefined,
): GuardedStatement {
  const reference = String(input.reference ?? "");
  const note: Record<string, string> = action === "refuse" && reason ? { note: reason } : {};
  const notice = noticeRow({
    ...{ id: newId("ntc"), userId: proposedBy, kind: "requests", template: PROPOSAL_NOTICES[kind][action] },
    data: { ...(company ? keyedNames("companyName", company.names) : { reference }), ...note },
    path: company ? `/admin/applications/${subjectId}` : `/orders/${reference}`,
    createdAt: now(),
  });
  return (condition) => notice(sql`${condition} and ${rowExists(users, eq(users.id, proposedBy))}`);
}

import { eq, gt, sql } from "drizzle-orm";
import type { DecideProposal } from "#domain/admin/decide-proposal.ts";
import { transitionSupplierSchema } from "#domain/admin/review-suppliers.ts";
import { PROPOSAL_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { type ProposalStatus, proposalMachine, proposalStatusAt } from "#domain/kernel/proposal.ts";
import { ruleOnOrderSchema } from "#domain/orders/transition-order.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { type OrderToTransition, selectToTransition as selectOrders } from "#worker/orders/order-to-transition.ts";
import { rule } from "#worker/orders/rule-on-order.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { expectGrant } from "#worker/platform/expect-grant.ts";
import { type Confirmation, confirmationOf, PROPOSED_ENTITIES } from "#worker/platform/write/proposals.ts";
import { transition } from "#worker/platform/write/transition.ts";
import {
  type CompanyToTransition,
  selectToTransition as selectCompanies,
} from "#worker/suppliers/company-to-transition.ts";
import { moveCompany } from "../transition-supplier.ts";

type Proposal = typeof proposals.$inferSelect;

const PROPOSAL = { table: proposals, key: proposals.id, events: auditLog };

/**
 * Another operator's word on what one proposed. A confirmation does it in the batch that says so: just what was proposed, on the
 * thing as it was seen then, or nothing.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own proposal, one's own company or order, and without the grant that the thing
 *   itself needs; CONFLICT with the state of the proposal, or of the thing where that has moved meanwhile
 */
export async function decideProposal(
  ctx: SignedInContext,
  input: DecideProposal,
): Promise<{ status: ProposalStatus; version: number }> {
  const { id, version, action } = input;
  const { proposal, company, order } = await look(ctx, id);
  if (!proposal) throw new AppError("NOT_FOUND");
  expectGrant(ctx.caller.grants, PROPOSAL_GRANTS[proposal.kind]);
  if (proposal.proposedBy === ctx.caller.userId) throw new AppError("FORBIDDEN", { state: "own_proposal" });
  const state = proposalStatusAt(proposal, ctx.now());
  const to = proposalMachine.transition(state, action, "other");
  if (proposal.version !== version) throw new AppError("CONFLICT", { state, action, version: proposal.version });
  if (action === "refuse") return refuse(ctx, proposal, input);
  const confirmation = confirmationOf(ctx, proposal);
  if (company) await confirmException(ctx, proposal, company, confirmation);
  else if (order) await confirmRuling(ctx, proposal, order, confirmation);
  else throw new AppError("NOT_FOUND");
  return { status: to, version: version + 1 };
}

/** The proposal with the thing that it is about: one call. */
async function look({ db }: SignedInContext, id: string) {
  const subject = sql`(select ${proposals.subjectId} from ${proposals} where ${proposals.id} = ${id})`;
  const [[proposal], [company], [order]] = await db.batch([
    db.select().from(proposals).where(eq(proposals.id, id)),
    selectCompanies(db, eq(suppliers.id, subject)),
    selectOrders(db, eq(orders.id, subject)),
  ]);
  return { proposal, company, order };
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

function refuse(
  ctx: SignedInContext,
  { id, kind, subjectId, proposedBy, version }: Proposal,
  { reason }: DecideProposal,
) {
  return transition<typeof proposals, typeof auditLog, ProposalStatus>(
    ctx,
    PROPOSAL,
    { key: id, status: "proposed", version },
    {
      ...{ action: "refuse_proposal", asked: "refuse", to: "refused" },
      event: {
        ...{ actorId: ctx.caller.userId, entity: PROPOSED_ENTITIES[kind], entityId: subjectId, reason },
        ...{ before: { proposedBy }, after: { proposal: id } },
      },
      changes: { decidedBy: ctx.caller.userId },
      guard: gt(proposals.expiresAt, ctx.now()),
    },
  );
}

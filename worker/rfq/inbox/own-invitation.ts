import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SubcategorySlug } from "#domain/catalogue/categories.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import {
  type DeclineReason,
  INVITATION_TRANSITIONS,
  type InvitationAction,
  type InvitationActor,
  type InvitationStatus,
  invitationMachine,
  invitationStatusAt,
} from "#domain/rfq/invitation-machine.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { RowValues } from "#worker/platform/conditional-insert.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { type Transitioned, transition } from "#worker/platform/write/transition.ts";
import { textsOfRequest } from "../matching/stored-wanted.ts";

/** How events of invitations begin, beside those of the request itself. */
export const INVITATION_EVENT = "invitation.";

/** What has to be known of an invitation before it moves. */
export interface InvitationToTransition {
  id: string;
  rfqId: string;
  reference: string;
  status: InvitationStatus;
  statusNow: InvitationStatus;
  version: number;
  supplierId: string;
  respondedAt: number | null;
  declineReason: DeclineReason | null;
  /** The request came from the page of a product that the company sells still. */
  isForOwnProduct: boolean;
  /** Its request takes quotes still. */
  isOpen: boolean;
  /** What was asked of it, and why. */
  asked: { reasons: string[]; subcategory: SubcategorySlug | null; texts: string[] };
}

/** Holds for invitations of the caller's company while it may sell (workflows: never again 7). */
export function isOwnInvitation({ caller }: SignedInContext, id: string): SQL | undefined {
  return and(eq(rfqInvitations.id, id), eq(suppliers.ownerId, caller.userId), eq(suppliers.status, "approved"));
}

/**
 * An invitation in the form in which it moves: one call. With a request that is over it has expired.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function readInvitationToTransition(
  ctx: Context,
  where: SQL | undefined,
): Promise<InvitationToTransition> {
  const [found] = await selectInvitationToTransition(ctx, where);
  if (!found) throw new AppError("NOT_FOUND");
  return invitationToTransition(ctx, found);
}

/** What a request asked of those it was matched to, as their invitation has it. */
export const ASKED = { reasons: rfqInvitations.reasons, subcategory: rfqs.subcategory, texts: textsOfRequest };

/** The query of an invitation before it moves, for a batch that reads more. */
export function selectInvitationToTransition({ db }: Pick<Context, "db">, where: SQL | undefined) {
  return db
    .select({
      id: rfqInvitations.id,
      status: rfqInvitations.status,
      version: rfqInvitations.version,
      deadlineAt: rfqInvitations.deadlineAt,
      supplierId: rfqInvitations.supplierId,
      respondedAt: rfqInvitations.respondedAt,
      declineReason: rfqInvitations.declineReason,
      isForOwnProduct: sql`exists (select 1 from ${products} where ${products.number} = ${rfqs.productNumber}
        and ${products.supplierId} = ${rfqInvitations.supplierId} and ${products.status} = 'published')`.mapWith(
        Boolean,
      ),
      asked: ASKED,
      rfq: {
        id: rfqs.id,
        reference: rfqs.reference,
        status: rfqs.status,
        confirmBy: rfqs.confirmBy,
        deadlineAt: rfqs.deadlineAt,
        quotesCount: rfqs.quotesCount,
      },
    })
    .from(rfqInvitations)
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .where(where);
}

/** The form in which it moves, of its row. */
export function invitationToTransition(
  ctx: Pick<Context, "now">,
  found: Awaited<ReturnType<typeof selectInvitationToTransition>>[number],
): InvitationToTransition {
  const { rfq, deadlineAt, ...invitation } = found;
  const isOpen = rfqStatusAt(rfq, ctx.now()) === "open";
  const statusNow = invitationStatusAt({ ...found, deadlineAt: isOpen ? deadlineAt : ctx.now() }, ctx.now());
  return { ...invitation, statusNow, isOpen, rfqId: rfq.id, reference: rfq.reference };
}

export interface InvitationTransition {
  action: InvitationAction;
  actor: InvitationActor;
  changes?: Partial<RowValues<typeof rfqInvitations>>;
  /** Must hold besides state and version: whose it is. */
  guard: SQL;
  rows: GuardedStatement[];
}

/** @throws AppError CONFLICT with state, action and the version that it is in now */
export function expectInvitationTransition(
  invitation: InvitationToTransition,
  action: InvitationAction,
  actor: InvitationActor,
  version = invitation.version,
): void {
  invitationMachine.transition(invitation.statusNow, action, actor);
  if (invitation.version !== version) throw staleInvitation(invitation, action);
}

function staleInvitation(
  { statusNow, version }: Pick<InvitationToTransition, "statusNow" | "version">,
  action: string,
) {
  return new AppError("CONFLICT", { state: statusNow, action, version });
}

/** How an invitation changes its state; its events stand in the request's own history. */
export const INVITATION = {
  table: rfqInvitations,
  key: rfqInvitations.id,
  events: rfqEvents,
  eventPrefix: INVITATION_EVENT,
};

/**
 * Moves an invitation in one atomic batch. What a supplier did is kept with the invitation itself: times and reasons. The event's
 * actor is the invited supplier, whoever moved.
 * @throws AppError CONFLICT with the state and version it is in now when somebody was faster; nothing was written then
 */
export async function transitionInvitation(
  ctx: Context,
  { id, rfqId, supplierId, status, version }: InvitationToTransition,
  { action, changes, guard, rows }: InvitationTransition,
): Promise<Transitioned<InvitationStatus>> {
  const { to } = INVITATION_TRANSITIONS[action];
  const event = { rfqId, actor: supplierId };
  const change = { action, to, event, ...(changes ? { changes } : {}), guard, effects: rows };
  const moved = await transition<typeof rfqInvitations, typeof rfqEvents, InvitationStatus>(
    ctx,
    INVITATION,
    { key: id, status, version },
    change,
  );
  flushOutbox(ctx);
  return moved;
}

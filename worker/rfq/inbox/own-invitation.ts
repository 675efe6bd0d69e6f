import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SubcategorySlug } from "#domain/catalogue/categories.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import {
  INVITATION_MOVES,
  type InvitationAction,
  type InvitationActor,
  type InvitationStatus,
  invitationMachine,
  invitationStatusAt,
} from "#domain/rfq/invitation-machine.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context, SignedInContext } from "#worker/platform/context.ts";
import { type InsertedRow, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { postSoon } from "#worker/platform/tell-accounts.ts";
import { textsOfRequest } from "../matching/stored-wanted.ts";

/** How events of invitations begin, beside those of the request itself. */
export const INVITATION_EVENT = "invitation.";

/** What has to be known of an invitation before it moves. */
export interface MovableInvitation {
  id: string;
  rfqId: string;
  reference: string;
  status: InvitationStatus;
  statusNow: InvitationStatus;
  version: number;
  supplierId: string;
  respondedAt: number | null;
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
export async function readMovableInvitation(ctx: Context, where: SQL | undefined): Promise<MovableInvitation> {
  const [found] = await ctx.db
    .select({
      id: rfqInvitations.id,
      status: rfqInvitations.status,
      version: rfqInvitations.version,
      deadlineAt: rfqInvitations.deadlineAt,
      supplierId: rfqInvitations.supplierId,
      respondedAt: rfqInvitations.respondedAt,
      asked: { reasons: rfqInvitations.reasons, subcategory: rfqs.subcategory, texts: textsOfRequest },
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
  if (!found) throw new AppError("NOT_FOUND");
  const { rfq, deadlineAt, ...invitation } = found;
  const isOver = rfqStatusAt(rfq, ctx.now()) !== "open";
  const statusNow = invitationStatusAt({ ...found, deadlineAt: isOver ? ctx.now() : deadlineAt }, ctx.now());
  return { ...invitation, statusNow, rfqId: rfq.id, reference: rfq.reference };
}

export interface InvitationMove {
  action: InvitationAction;
  actor: InvitationActor;
  changes?: Partial<typeof rfqInvitations.$inferInsert>;
  /** Must hold besides state and version: whose it is. */
  guard: SQL;
  rows: InsertedRow[];
}

/** @throws AppError CONFLICT with state, action and the version that it is in now */
export function expectInvitationMove(
  invitation: MovableInvitation,
  action: InvitationAction,
  actor: InvitationActor,
  version = invitation.version,
): void {
  invitationMachine.transition(invitation.statusNow, action, actor);
  if (invitation.version !== version) throw staleInvitation(invitation, action);
}

function staleInvitation({ statusNow, version }: Pick<MovableInvitation, "statusNow" | "version">, action: string) {
  return new AppError("CONFLICT", { state: statusNow, action, version });
}

/**
 * Moves an invitation in one atomic batch. What a supplier did is kept with the invitation itself: times and reasons.
 * @throws AppError CONFLICT with the state and version it is in now when somebody was faster; nothing was written then
 */
export async function moveInvitation(ctx: Context, invitation: MovableInvitation, move: InvitationMove) {
  const { to } = INVITATION_MOVES[move.action];
  const version = invitation.version + 1;
  const isSeen = isAsSeen(invitation, move.guard);
  const results = await ctx.db.batch([
    ctx.db
      .select({ status: rfqInvitations.status, version: rfqInvitations.version })
      .from(rfqInvitations)
      .where(eq(rfqInvitations.id, invitation.id)),
    ctx.db.run(invitationEvent(ctx, invitation, move.action)(isSeen)),
    ...move.rows.map((insert) => ctx.db.run(insert(isSeen))),
    // Last, so that all rows are written from the state that was seen.
    ctx.db
      .update(rfqInvitations)
      .set({ ...move.changes, status: to, version, updatedAt: ctx.now() })
      .where(and(eq(rfqInvitations.id, invitation.id), isSeen)),
  ]);
  const [[now]] = results;
  const { rowsAffected } = results.at(-1) as { rowsAffected: number };
  if (rowsAffected === 0) {
    throw staleInvitation(
      { statusNow: now?.status ?? invitation.status, version: now?.version ?? version },
      move.action,
    );
  }
  postSoon(ctx);
  return { status: to, version };
}

/** The event of a move in the request's own history; its actor is the invited supplier, whoever moved. */
function invitationEvent(
  { now }: Pick<SignedInContext, "now">,
  { rfqId, supplierId, status }: Pick<MovableInvitation, "rfqId" | "supplierId" | "status">,
  action: InvitationAction,
): InsertedRow {
  return row(rfqEvents, {
    id: newId("evt"),
    rfqId,
    action: `${INVITATION_EVENT}${action}`,
    fromStatus: status,
    toStatus: INVITATION_MOVES[action].to,
    actor: supplierId,
    createdAt: now(),
  });
}

/** Holds while an invitation is as it was read. */
function isAsSeen({ id, status, version }: MovableInvitation, guard: SQL): SQL {
  return sql`exists (select 1 from ${rfqInvitations} where ${rfqInvitations.id} = ${id}
    and ${rfqInvitations.status} = ${status} and ${rfqInvitations.version} = ${version} and ${guard})`;
}

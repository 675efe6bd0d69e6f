import { and, eq, type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { AskAgain } from "#domain/rfq/refused-lines.ts";
import type { ReconsiderInvitation } from "#domain/rfq/supplier-inbox.ts";
import { refusedLines, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { runs } from "./answer-invitation.ts";
import {
  expectInvitationTransition,
  type InvitationToTransition,
  isOwnInvitation,
  readInvitationToTransition,
  transitionInvitation,
} from "./own-invitation.ts";
import { isOwnRefusal } from "./refused-lines.ts";

/**
 * The supplier takes its decline back, and with it what that taught. Where the request takes no quotes any more the decline
 * stays, and what it taught goes.
 * @returns the state it is in then
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function reconsiderInvitation(ctx: SignedInContext, { id, version }: ReconsiderInvitation) {
  const invitation = await readInvitationToTransition(ctx, isOwnInvitation(ctx, id));
  expectInvitationTransition(invitation, "reconsider", "supplier", version);
  const taught = eq(refusedLines.invitationId, id);
  if (invitation.isOpen) return reopen(ctx, invitation, taught);
  await ctx.db.delete(refusedLines).where(and(taught, isOwnRefusal(ctx.caller.userId)));
  return { status: invitation.statusNow, version };
}

/**
 * Takes back what the caller's company refused: it is asked for that again, and for the very request by which it said so,
 * while that takes quotes.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function askAgain(ctx: SignedInContext, { id }: AskAgain): Promise<{ id: string; isReopened: boolean }> {
  const isIt = eq(refusedLines.id, id);
  const isOwn = and(isIt, isOwnRefusal(ctx.caller.userId));
  const invitation = await readTaughtBy(
    ctx,
    sql`(select ${refusedLines.invitationId} from ${refusedLines} where ${isOwn})`,
  );
  if (invitation?.isOpen && invitation.statusNow === "declined") {
    await reopen(ctx, invitation, isIt);
    return { id, isReopened: true };
  }
  const [gone] = await ctx.db.delete(refusedLines).where(isOwn).returning({ id: refusedLines.id });
  if (!gone) throw new AppError("NOT_FOUND");
  return { ...gone, isReopened: false };
}

/** Null where nothing says by which invitation it was. */
async function readTaughtBy(ctx: SignedInContext, invitationId: SQL): Promise<InvitationToTransition | null> {
  try {
    return await readInvitationToTransition(ctx, sql`${rfqInvitations.id} = ${invitationId}`);
  } catch (fault) {
    if (fault instanceof AppError && fault.code === "NOT_FOUND") return null;
    throw fault;
  }
}

/** @param taught what is forgotten with it */
function reopen(ctx: SignedInContext, invitation: InvitationToTransition, taught: SQL) {
  const takesQuotes = sql`exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfqInvitations.rfqId}
    and ${rfqs.status} = 'open' and ${rfqs.deadlineAt} > ${ctx.now()})`;
  const forget: GuardedStatement = (condition) => sql`delete from ${refusedLines} where ${taught} and ${condition}`;
  return transitionInvitation(ctx, invitation, {
    action: "reconsider",
    actor: "supplier",
    // A request may have been extended since, and its unanswered invitations with it.
    changes: { declineReason: null, declineNote: null, deadlineAt: invitation.closesAt },
    guard: sql`${runs(ctx)} and ${takesQuotes}`,
    rows: [forget],
  });
}

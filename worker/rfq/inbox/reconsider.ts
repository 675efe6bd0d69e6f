import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { AskAgain } from "#domain/rfq/refused-lines.ts";
import type { ReconsiderInvitation } from "#domain/rfq/supplier-inbox.ts";
import { refusedLines, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { runs } from "./answer-invitation.ts";
import { type Declined, forgetTaught, readDeclined } from "./forget-refused.ts";
import { expectInvitationTransition, isOwnInvitation, transitionInvitation } from "./own-invitation.ts";
import { isOwnRefusal } from "./refused-lines.ts";

/**
 * The supplier takes its decline back, and with it what that taught and no other of its declines does. Where the request takes
 * no quotes any more the decline stays, and what it taught goes.
 * @returns the state it is in then
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function reconsiderInvitation(ctx: SignedInContext, { id, version }: ReconsiderInvitation) {
  const declined = await readDeclined(ctx, isOwnInvitation(ctx, id));
  if (!declined) throw new AppError("NOT_FOUND");
  expectInvitationTransition(declined.invitation, "reconsider", "supplier", version);
  if (declined.invitation.isOpen) return reopen(ctx, declined);
  const isOwn = isOwnRefusal(ctx.caller.userId);
  await batchOf(ctx, { gone: forgetTaught(ctx, declined).map((forget) => ctx.db.run(forget(isOwn))) });
  return { status: declined.invitation.statusNow, version };
}

/**
 * Takes back what the caller's company refused: it is asked for that again, and for the very request by which it said so,
 * while that takes quotes and nothing else speaks against it. The line goes even where another decline teaches it too; what
 * else the request's decline taught goes as by reconsidering it.
 * @throws AppError NOT_FOUND, whether it is another's or nobody's
 */
export async function askAgain(ctx: SignedInContext, { id }: AskAgain): Promise<{ id: string; isReopened: boolean }> {
  const isIt = eq(refusedLines.id, id);
  const isOwn = and(isIt, isOwnRefusal(ctx.caller.userId));
  const declined = await readDeclined(
    ctx,
    sql`${rfqInvitations.id} = (select ${refusedLines.invitationId} from ${refusedLines} where ${isOwn})`,
  );
  if (declined && isRefusedForIt(declined)) {
    await reopen(ctx, declined, [(condition) => sql`delete from ${refusedLines} where ${isIt} and ${condition}`]);
    return { id, isReopened: true };
  }
  const [gone] = await ctx.db.delete(refusedLines).where(isOwn).returning({ id: refusedLines.id });
  if (!gone) throw new AppError("NOT_FOUND");
  return { ...gone, isReopened: false };
}

/** Not where it was reopened since, and declined for something else then. */
function isRefusedForIt({ invitation: { isOpen, statusNow, declineReason } }: Declined): boolean {
  return isOpen && statusNow === "declined" && declineReason === "not_our_product";
}

/** @param alsoGone what is forgotten with what the decline taught */
function reopen(ctx: SignedInContext, declined: Declined, alsoGone: GuardedStatement[] = []) {
  const { invitation } = declined;
  const ofRequest = sql`from ${rfqs} where ${rfqs.id} = ${invitation.rfqId}`;
  const takesQuotes = sql`exists (select 1 ${ofRequest} and ${rfqs.status} = 'open' and ${rfqs.deadlineAt} > ${ctx.now()})`;
  return transitionInvitation(ctx, invitation, {
    action: "reconsider",
    actor: "supplier",
    // A request may have been extended since, and its unanswered invitations with it: by now, or while this is written.
    changes: { declineReason: null, declineNote: null, deadlineAt: sql`(select ${rfqs.deadlineAt} ${ofRequest})` },
    guard: sql`${runs(ctx)} and ${takesQuotes}`,
    rows: [...forgetTaught(ctx, declined), ...alsoGone],
  });
}

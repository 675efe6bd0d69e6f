import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { isAskedDirectly } from "#domain/rfq/matching.ts";
import type { AnswerQuestion } from "#domain/rfq/own-rfqs.ts";
import { refusedLines } from "#domain/rfq/refused-lines.ts";
import type { AskBuyer, DeclineInvitation, ViewInvitation } from "#domain/rfq/supplier-inbox.ts";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { type BuyerContext, ownsRfq } from "../buyer.ts";
import { notifyBuyer, notifyInvited } from "../notify-trade.ts";
import {
  expectInvitationTransition,
  type InvitationToTransition,
  isOwnInvitation,
  readInvitationToTransition,
  transitionInvitation,
} from "./own-invitation.ts";
import { rememberRefused } from "./refused-lines.ts";

/**
 * The supplier has opened an invitation: the buyer sees that.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function viewInvitation(ctx: SignedInContext, { id, version }: ViewInvitation) {
  const invitation = await readInvitationToTransition(ctx, isOwnInvitation(ctx, id));
  expectInvitationTransition(invitation, "view", "supplier", version);
  const changes = { viewedAt: ctx.now() };
  return transitionInvitation(ctx, invitation, {
    action: "view",
    actor: "supplier",
    changes,
    guard: runs(ctx),
    rows: [],
  });
}

/**
 * The supplier does not quote, and says why. What is not its product is remembered, and it is asked for that no more.
 * @throws AppError NOT_FOUND; BAD_INPUT where it says so of its own product that the buyer asked it for; CONFLICT with state, action and version
 */
export async function declineInvitation(ctx: SignedInContext, { id, version, reason, note }: DeclineInvitation) {
  const invitation = await readInvitationToTransition(ctx, isOwnInvitation(ctx, id));
  expectInvitationTransition(invitation, "decline", "supplier", version);
  const changes = { ...responded(ctx, invitation), declineReason: reason, declineNote: note };
  const isLearnt = reason === "not_our_product";
  if (isLearnt && invitation.isForOwnProduct && isAskedDirectly(invitation.asked.reasons)) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "reason", code: "unknown" }] });
  }
  const rows = isLearnt ? rememberRefused(ctx, invitation, refusedLines(invitation.asked)) : [];
  return transitionInvitation(ctx, invitation, {
    action: "decline",
    actor: "supplier",
    changes,
    guard: runs(ctx),
    rows,
  });
}

/**
 * The supplier asks the buyer before it quotes; the question counts as a response.
 * @throws AppError NOT_FOUND; CONFLICT with state, action and version
 */
export async function askBuyer(ctx: SignedInContext, { id, version, question }: AskBuyer) {
  const invitation = await readInvitationToTransition(ctx, isOwnInvitation(ctx, id));
  expectInvitationTransition(invitation, "request_info", "supplier", version);
  const { rfqId, supplierId } = invitation;
  const asked = { id: newId("qst"), invitationId: id, supplierId, question, createdAt: ctx.now() };
  return transitionInvitation(ctx, invitation, {
    action: "request_info",
    actor: "supplier",
    changes: responded(ctx, invitation),
    guard: runs(ctx),
    rows: [row(rfqQuestions, asked), ...notifyBuyer(ctx, "rfq_question", rfqId, { note: question })],
  });
}

/**
 * The buyer answers; from then on the supplier may know who asks.
 * @throws AppError NOT_FOUND; also where it was answered in other words before; CONFLICT with the invitation's state, action and version
 */
export async function answerQuestion(ctx: BuyerContext, input: AnswerQuestion) {
  const { questionId } = input;
  // By the question's key: an invitation has one open question, since asking and answering take turns.
  const isAsked = sql`${rfqInvitations.id} = (select ${rfqQuestions.invitationId} from ${rfqQuestions}
    where ${rfqQuestions.id} = ${questionId} and ${rfqQuestions.asker} = 'supplier' and ${rfqQuestions.answer} is null)`;
  const isOwn = and(isAsked, ownsRfq(ctx));
  try {
    return await giveAnswer(ctx, input, await readInvitationToTransition(ctx, isOwn));
  } catch (fault) {
    // Gone or moved meanwhile: perhaps by the same answer, whose own answer was lost.
    const isLate = fault instanceof AppError && (fault.code === "NOT_FOUND" || fault.code === "CONFLICT");
    if (!isLate) throw fault;
    return answeredBefore(ctx, input, fault);
  }
}

async function giveAnswer(
  ctx: BuyerContext,
  { questionId, answer }: AnswerQuestion,
  invitation: InvitationToTransition,
) {
  expectInvitationTransition(invitation, "provide_info", "buyer");
  const { id } = invitation;
  const isUnanswered = sql`${rfqQuestions.id} = ${questionId} and ${rfqQuestions.answer} is null`;
  return transitionInvitation(ctx, invitation, {
    action: "provide_info",
    actor: "buyer",
    guard: sql`true`,
    rows: [
      ...notifyInvited(ctx, "rfq_answered", sql`${rfqInvitations.id} = ${id}`, { note: answer }),
      updateWhere(ctx, rfqQuestions, { answer, answeredAt: ctx.now() }, isUnanswered),
    ],
  });
}

/**
 * A question is answered once: the same words again are a retry whose first answer was lost, and hear that answer.
 * @throws the refusal where it was not answered so
 */
async function answeredBefore(ctx: BuyerContext, { questionId, answer }: AnswerQuestion, refusal: AppError) {
  const [found] = await ctx.db
    .select({ status: rfqInvitations.status, version: rfqInvitations.version })
    .from(rfqQuestions)
    .innerJoin(rfqInvitations, eq(rfqInvitations.id, rfqQuestions.invitationId))
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .where(
      and(
        eq(rfqQuestions.id, questionId),
        eq(rfqQuestions.asker, "supplier"),
        eq(rfqQuestions.answer, answer),
        ownsRfq(ctx),
      ),
    );
  if (!found) throw refusal;
  return found;
}

/** The first answer of any kind stops the response clock. */
function responded(ctx: SignedInContext, { respondedAt }: InvitationToTransition) {
  return { respondedAt: respondedAt ?? ctx.now() };
}

/** Holds while the company of an invitation is the caller's and may sell. */
export function runs({ caller }: SignedInContext) {
  return sql`exists (select 1 from ${suppliers} where ${suppliers.id} = ${rfqInvitations.supplierId}
    and ${suppliers.ownerId} = ${caller.userId} and ${suppliers.status} = 'approved')`;
}

import { and, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { AnswerQuestion } from "#domain/rfq/own-rfqs.ts";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { notifyBuyers } from "../notify-trade.ts";

/**
 * The supplier answers what a guest asked about its quote, once. Two calls with the session's.
 * @throws AppError NOT_FOUND for another's question, a missing one, and one that has another answer
 */
export async function answerBuyer(
  ctx: SignedInContext,
  { questionId, answer }: AnswerQuestion,
): Promise<{ at: number }> {
  const at = ctx.now();
  const isOwn = sql`exists (select 1 from ${rfqInvitations} inner join ${suppliers} on ${suppliers.id} = ${rfqInvitations.supplierId}
    where ${rfqInvitations.id} = ${rfqQuestions.invitationId} and ${suppliers.ownerId} = ${ctx.caller.userId}
      and ${suppliers.status} = 'approved')`;
  const isMine = and(eq(rfqQuestions.id, questionId), eq(rfqQuestions.asker, "buyer"), isOwn);
  const isOpen = and(isMine, isNull(rfqQuestions.answer));
  const rfqId = sql`(select ${rfqInvitations.rfqId} from ${rfqInvitations}
    inner join ${rfqQuestions} on ${rfqQuestions.invitationId} = ${rfqInvitations.id} where ${isOpen})`;
  // Told before it is answered: what is open says whom to tell.
  const told = notifyBuyers(ctx, "quote_asked_answered", sql`${rfqs.id} = ${rfqId}`, { note: answer });
  const results = await ctx.db.batch([
    ctx.db.update(rfqQuestions).set({ answeredAt: at }).where(isOpen),
    ...told.map((insert) => ctx.db.run(insert(sql`true`))),
    ctx.db.update(rfqQuestions).set({ answer }).where(isOpen),
    // The same words again are a retry whose first answer was lost.
    ctx.db
      .select({ at: rfqQuestions.answeredAt })
      .from(rfqQuestions)
      .where(and(isMine, eq(rfqQuestions.answer, answer))),
  ]);
  const [{ rowsAffected }] = results;
  const found = results.at(-1) as { at: number | null }[];
  if (rowsAffected > 0) flushOutbox(ctx);
  const answeredAt = rowsAffected > 0 ? at : found[0]?.at;
  if (!answeredAt) throw new AppError("NOT_FOUND");
  return { at: answeredAt };
}

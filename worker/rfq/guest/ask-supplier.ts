import { sql } from "drizzle-orm";
import { type GuestAsk, MAX_OPEN_QUESTIONS } from "#domain/rfq/guest-verbs.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { postSoon } from "#worker/platform/tell-accounts.ts";
import { actorIdOf, ownsRfq } from "../buyer.ts";
import { tellInvited } from "../tell-trade.ts";
import { admitGuest } from "./admit-guest.ts";

export interface AskedSupplier {
  questionId: string;
}

/**
 * A guest asks the supplier of a quote that can still be accepted, or became an order; accounts have conversations for it. At
 * most three questions wait for one supplier.
 * @throws AppError NOT_FOUND for a wrong key, a quote of another request, one that is over, or the fourth question; RATE_LIMITED
 */
export async function askSupplier(
  ctx: Context,
  { idempotencyKey, question, quoteId, ...link }: GuestAsk,
): Promise<AskedSupplier> {
  const guest = await admitGuest(ctx, link);
  const invitation = sql`(select ${quotes.invitationId} from ${quotes} where ${quotes.id} = ${quoteId})`;
  const asked = { id: newId("qst"), invitationId: invitation, asker: "buyer" as const, question, createdAt: ctx.now() };
  const open = sql`(select count(*) from ${rfqQuestions} where ${rfqQuestions.invitationId} = ${quotes.invitationId}
    and ${rfqQuestions.asker} = 'buyer' and ${rfqQuestions.answer} is null)`;
  const { response, isReplay } = await guardedWrite<AskedSupplier>(guest, {
    procedure: "guest.ask",
    key: idempotencyKey,
    actor: actorIdOf(guest),
    input: { quoteId, question },
    response: { questionId: asked.id },
    precondition: sql`exists (select 1 from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
      inner join ${suppliers} on ${suppliers.id} = ${quotes.supplierId}
      where ${quotes.id} = ${quoteId} and ${ownsRfq(guest)} and ${quotes.status} in ('sent', 'countered', 'accepted')
        and ${suppliers.status} = 'approved' and ${open} < ${MAX_OPEN_QUESTIONS})`,
    rows: [
      row(rfqQuestions, asked),
      ...tellInvited(guest, "quote_asked", sql`${rfqInvitations.id} = ${invitation}`, { note: question }),
    ],
  });
  if (!isReplay) postSoon(guest);
  return response;
}

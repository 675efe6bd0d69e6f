import { type SQL, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { type GuestAsk, MAX_OPEN_QUESTIONS } from "#domain/rfq/guest-verbs.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { actorIdOf, ownsRfq } from "../buyer.ts";
import { notifyInvited } from "../notify-trade.ts";
import { admitGuest } from "./admit-guest.ts";
import { overAt } from "./askable-sql.ts";

export interface AskedSupplier {
  questionId: string;
}

/**
 * A guest asks the supplier of a quote that can still be accepted, or became an order; accounts have conversations for it. At
 * most three questions wait for one supplier.
 * @throws AppError NOT_FOUND for a wrong key or a quote of another request; CONFLICT with the state that is in the way: the
 *   request's where that is over, the quote's, `supplier_not_approved`, or `too_many_questions` for the fourth; RATE_LIMITED
 */
export async function askSupplier(
  ctx: Context,
  { idempotencyKey, question, quoteId, ...link }: GuestAsk,
): Promise<AskedSupplier> {
  const guest = await admitGuest(ctx, link);
  const invitation = sql`(select ${quotes.invitationId} from ${quotes} where ${quotes.id} = ${quoteId})`;
  const supplierId = sql`(select ${quotes.supplierId} from ${quotes} where ${quotes.id} = ${quoteId})`;
  const asked = {
    ...{ id: newId("qst"), invitationId: invitation, supplierId },
    ...{ asker: "buyer" as const, question },
  };
  const isTheirs = sql`from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
    inner join ${suppliers} on ${suppliers.id} = ${quotes.supplierId} where ${quotes.id} = ${quoteId} and ${ownsRfq(guest)}`;
  const obstacle = obstacleAt(ctx.now());
  const { response, isReplay } = await guardedWrite<AskedSupplier, Refused>(guest, {
    procedure: "guest.ask",
    key: idempotencyKey,
    actor: actorIdOf(guest),
    input: { quoteId, question },
    response: { questionId: asked.id },
    precondition: sql`exists (select 1 ${isTheirs} and ${obstacle} is null)`,
    refusal: { read: ctx.db.all<Refused>(sql`select ${obstacle} as state ${isTheirs}`), of: refusalOf },
    rows: [
      row(rfqQuestions, { ...asked, createdAt: ctx.now() }),
      ...notifyInvited(guest, "quote_asked", sql`${rfqInvitations.id} = ${invitation}`, { note: question }),
    ],
  });
  if (!isReplay) flushOutbox(guest);
  return response;
}

interface Refused {
  state: string | null;
}

function refusalOf([quote]: Refused[]): AppError {
  return quote ? new AppError("CONFLICT", { state: quote.state ?? "", action: "ask" }) : new AppError("NOT_FOUND");
}

/** What keeps a question from the supplier of a quote, by name; null where nothing does. */
function obstacleAt(now: number): SQL {
  const open = sql`(select count(*) from ${rfqQuestions} where ${rfqQuestions.invitationId} = ${quotes.invitationId}
    and ${rfqQuestions.asker} = 'buyer' and ${rfqQuestions.answer} is null)`;
  return sql`coalesce(${overAt(now)}, iif(${open} >= ${MAX_OPEN_QUESTIONS}, 'too_many_questions', null))`;
}

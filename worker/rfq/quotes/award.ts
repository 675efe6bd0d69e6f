import { eq, type SQL, sql } from "drizzle-orm";
import { QUOTE_TRANSITIONS, type QuoteAction, type QuoteSide } from "#domain/rfq/quote-machine.ts";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import { actorIdOf, type BuyerContext } from "../buyer.ts";
import { endInvitations } from "../end-invitations.ts";
import { notifyOfQuote } from "../notify-trade.ts";
import { RFQ } from "../own/own-rfq.ts";
import type { QuoteToTransition, QuoteVersion } from "./quote-to-transition.ts";
import { ofThisQuote } from "./take-quote-slot.ts";
import { isBuyerOf, isRfqLive, isSupplierOf, moveRows, NO_COUNTER, QUOTE } from "./transition-quote.ts";

/** An acceptance, which makes the order: which terms are taken, and by which side; the other one had put them forward. */
export interface Acceptance {
  action: Extract<QuoteAction, "accept" | "accept_binding">;
  by: QuoteSide;
  taken: QuoteVersion;
}

/** What the side is told whose terms were taken. */
const NEWS = { accept: "quote_accepted", accept_binding: "binding_accepted" } as const;

/**
 * Must hold for the buyer's acceptance besides `isQuoteAsSeen`: the caller is the buyer, the supplier moved last and may still
 * sell, the quote has not expired, the request is live (workflows: Quote, accept; never again 1, 4, 7, 10).
 */
export function isAcceptable(ctx: BuyerContext, quote: QuoteToTransition): SQL {
  return sql`${isBuyerOf(ctx, quote)} and ${isRfqLive(quote)}
    and exists (select 1 from ${quotes} inner join ${suppliers} on ${suppliers.id} = ${quotes.supplierId}
      where ${quotes.id} = ${quote.id} and ${quotes.status} = 'sent' and ${quotes.lastMover} = 'supplier'
        and ${quotes.validUntil} > ${ctx.now()} and ${suppliers.status} = 'approved')`;
}

/**
 * Must hold for the supplier's likewise: the company is the caller's and may sell, the buyer's last word binds it still, its
 * account is there and not suspended, the quote has not expired, the request is live (workflows: Quote, accept a binding counter).
 */
export function isBindingAcceptable(ctx: SignedInContext, quote: QuoteToTransition): SQL {
  const now = ctx.now();
  return sql`${isSupplierOf(ctx, quote)} and ${isRfqLive(quote)}
    and exists (select 1 from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
      where ${quotes.id} = ${quote.id} and ${quotes.status} = 'countered' and ${quotes.lastMover} = 'buyer'
        and ${quotes.bindingUntil} > ${now} and ${quotes.validUntil} > ${now} and ${sql.raw(accountAnswers("rfqs.buyer_id"))})`;
}

/**
 * The rows of an award, for the batch that makes the order: the quote is accepted, the request awarded, other live quotes are
 * not selected, what was asked of others ends, and both losers and winner are told.
 */
export function awardRows(
  ctx: BuyerContext,
  quote: QuoteToTransition,
  { action, by, taken }: Acceptance,
): GuardedStatement[] {
  const { rfq } = quote;
  const accepted = moveRows(ctx, quote, {
    action,
    actor: by,
    actorId: actorIdOf(ctx),
    ofVersion: taken.version,
    changes: { ...NO_COUNTER, currentVersion: taken.version, lastMover: by },
    guard: sql`true`,
    rows: notifyOfQuote(ctx, NEWS[action], by === "buyer" ? "supplier" : "buyer", ofThisQuote(quote), {}),
  });
  const awarded = transitionWhere(ctx, RFQ, {
    action: "award",
    to: RFQ_TRANSITIONS.award.to,
    where: eq(rfqs.id, rfq.id),
    event: { rfqId: rfq.id, actor: by },
  });
  return [...accepted, ...notSelected(ctx, quote), ...awarded, endInvitations(ctx, rfq.id)];
}

/** Each of the others with its event; told before they change, since the state says who they are. */
function notSelected(ctx: BuyerContext, { id, rfq }: QuoteToTransition): GuardedStatement[] {
  const { from, to } = QUOTE_TRANSITIONS.not_select;
  const isOther = sql`${quotes.rfqId} = ${rfq.id} and ${quotes.id} <> ${id} and ${quotes.status} in ${from}`;
  return [
    ...notifyOfQuote(ctx, "quote_not_selected", "supplier", isOther, {}),
    ...transitionWhere(ctx, QUOTE, {
      action: "not_select",
      to,
      where: isOther,
      event: {
        quoteId: sql`${quotes.id}`,
        actor: "award",
        actorId: actorIdOf(ctx),
        ofVersion: sql`${quotes.currentVersion}`,
      },
      changes: NO_COUNTER,
    }),
  ];
}

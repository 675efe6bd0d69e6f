import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { INVITATION_TRANSITIONS } from "#domain/rfq/invitation-machine.ts";
import { MAX_QUOTE_SLOTS } from "#domain/rfq/quote-machine.ts";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Notifier } from "#worker/platform/notify-accounts.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import { endInvitations } from "../end-invitations.ts";
import { INVITATION } from "../inbox/own-invitation.ts";
import { notifyBuyer } from "../notify-trade.ts";
import { RFQ } from "../own/own-rfq.ts";
import type { QuoteToTransition } from "./quote-to-transition.ts";

export function ofThisQuote({ id }: Pick<QuoteToTransition, "id">): SQL {
  return sql`${quotes.id} = ${id}`;
}

/**
 * A first quote answers its invitation and takes a quote slot of the request; the tenth closes it (workflows: RFQ). Who withdrew
 * or was rejected and quotes again keeps its slot.
 */
export function takeQuoteSlot(
  ctx: Notifier,
  { id, rfq, supplierId, invitationId }: QuoteToTransition,
): GuardedStatement[] {
  const isNew = sql`(not exists (select 1 from ${quotes} where ${quotes.rfqId} = ${rfq.id}
    and ${quotes.supplierId} = ${supplierId} and ${quotes.sentAt} is not null and ${quotes.id} <> ${id}))`;
  const eventId = newId("evt");
  const wasClosed = sql`exists (select 1 from ${rfqEvents} where ${rfqEvents.id} = ${eventId})`;
  const whenClosed = (rows: GuardedStatement[]): GuardedStatement[] =>
    rows.map((insert) => (condition) => insert(sql`${condition} and ${wasClosed}`));
  const closed = transitionWhere(ctx, RFQ, {
    action: "close",
    to: RFQ_TRANSITIONS.close.to,
    where: sql`${rfqs.id} = ${rfq.id} and ${rfqs.status} = 'open' and ${rfqs.quotesCount} + ${isNew} >= ${MAX_QUOTE_SLOTS}`,
    event: { id: eventId, rfqId: rfq.id, actor: "system" },
  });
  const counted = { quotesCount: sql`${rfqs.quotesCount} + ${isNew}`, updatedAt: ctx.now() };
  return [
    ...answered(ctx, rfq.id, invitationId),
    // The count goes last: whether this slot is the tenth is asked of those before it.
    ...closed,
    updateWhere(ctx, rfqs, counted, eq(rfqs.id, rfq.id)),
    ...whenClosed([endInvitations(ctx, rfq.id), ...notifyBuyer(ctx, "rfq_closed", rfq.id, {})]),
  ];
}

/** The invitation's answer, where it still waited. */
function answered(ctx: Notifier, rfqId: string, invitationId: string): GuardedStatement[] {
  const { from, to } = INVITATION_TRANSITIONS.quote;
  return transitionWhere(ctx, INVITATION, {
    action: "quote",
    to,
    where: and(eq(rfqInvitations.id, invitationId), inArray(rfqInvitations.status, [...from])),
    event: { rfqId, actor: sql`${rfqInvitations.supplierId}` },
    changes: { respondedAt: sql`ifnull(${rfqInvitations.respondedAt}, ${ctx.now()})` },
  });
}

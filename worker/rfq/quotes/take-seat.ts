import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { INVITATION_MOVES } from "#domain/rfq/invitation-machine.ts";
import { MAX_SEATS } from "#domain/rfq/quote-machine.ts";
import { RFQ_MOVES } from "#domain/rfq/rfq-machine.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Teller } from "#worker/platform/tell-accounts.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import { endInvitations } from "../end-invitations.ts";
import { INVITATION } from "../inbox/own-invitation.ts";
import { RFQ } from "../own/own-rfq.ts";
import { tellBuyer } from "../tell-trade.ts";
import type { MovableQuote } from "./movable-quote.ts";

export function ofThisQuote({ id }: Pick<MovableQuote, "id">): SQL {
  return sql`${quotes.id} = ${id}`;
}

/**
 * A first quote answers its invitation and takes a seat of the request; the tenth closes it (workflows: RFQ). Who withdrew
 * or was rejected and quotes anew keeps its seat.
 */
export function takeSeat(ctx: Teller, { id, rfq, supplierId, invitationId }: MovableQuote): InsertedRow[] {
  const isNew = sql`(not exists (select 1 from ${quotes} where ${quotes.rfqId} = ${rfq.id}
    and ${quotes.supplierId} = ${supplierId} and ${quotes.sentAt} is not null and ${quotes.id} <> ${id}))`;
  const eventId = newId("evt");
  const wasClosed = sql`exists (select 1 from ${rfqEvents} where ${rfqEvents.id} = ${eventId})`;
  const whenClosed = (rows: InsertedRow[]): InsertedRow[] =>
    rows.map((insert) => (condition) => insert(sql`${condition} and ${wasClosed}`));
  const closed = transitionWhere(ctx, RFQ, {
    action: "close",
    to: RFQ_MOVES.close.to,
    where: sql`${rfqs.id} = ${rfq.id} and ${rfqs.status} = 'open' and ${rfqs.quotesCount} + ${isNew} >= ${MAX_SEATS}`,
    event: { id: eventId, rfqId: rfq.id, actor: "system" },
  });
  const counted = { quotesCount: sql`${rfqs.quotesCount} + ${isNew}`, updatedAt: ctx.now() };
  return [
    ...answered(ctx, rfq.id, invitationId),
    // The count goes last: whether this seat is the tenth is asked of those before it.
    ...closed,
    updateWhere(ctx, rfqs, counted, eq(rfqs.id, rfq.id)),
    ...whenClosed([endInvitations(ctx, rfq.id), ...tellBuyer(ctx, "rfq_closed", rfq.id, {})]),
  ];
}

/** The invitation's answer, where it still waited. */
function answered(ctx: Teller, rfqId: string, invitationId: string): InsertedRow[] {
  const { from, to } = INVITATION_MOVES.quote;
  return transitionWhere(ctx, INVITATION, {
    action: "quote",
    to,
    where: and(eq(rfqInvitations.id, invitationId), inArray(rfqInvitations.status, [...from])),
    event: { rfqId, actor: sql`${rfqInvitations.supplierId}` },
    changes: { respondedAt: sql`ifnull(${rfqInvitations.respondedAt}, ${ctx.now()})` },
  });
}

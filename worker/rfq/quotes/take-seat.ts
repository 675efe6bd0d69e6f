import { type SQL, sql } from "drizzle-orm";
import { INVITATION_MOVES } from "#domain/rfq/invitation-machine.ts";
import { MAX_SEATS } from "#domain/rfq/quote-machine.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { Teller } from "#worker/platform/tell-accounts.ts";
import { endInvitations } from "../end-invitations.ts";
import { INVITATION_EVENT } from "../inbox/own-invitation.ts";
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
  const now = ctx.now();
  const { from, to } = INVITATION_MOVES.quote;
  const isNew = sql`(not exists (select 1 from ${quotes} where ${quotes.rfqId} = ${rfq.id}
    and ${quotes.supplierId} = ${supplierId} and ${quotes.sentAt} is not null and ${quotes.id} <> ${id}))`;
  const isFull = sql`(${rfqs.quotesCount} + ${isNew} >= ${MAX_SEATS})`;
  const eventId = newId("evt");
  const closed = { rfqId: rfq.id, action: "close", fromStatus: "open" as const, toStatus: "closed", actor: "system" };
  const wasClosed = sql`exists (select 1 from ${rfqEvents} where ${rfqEvents.id} = ${eventId})`;
  const whenClosed = (rows: InsertedRow[]): InsertedRow[] =>
    rows.map((insert) => (condition) => insert(sql`${condition} and ${wasClosed}`));
  return [
    answered(ctx, rfq.id, invitationId),
    (condition) => sql`update ${rfqInvitations} set status = ${to}, responded_at = ifnull(responded_at, ${now}),
      version = version + 1, updated_at = ${now}
      where id = ${invitationId} and status in ${from} and ${condition}`,
    (condition) => sql`update ${rfqs} set quotes_count = quotes_count + ${isNew}, updated_at = ${now},
      version = version + ${isFull}, status = iif(${isFull}, 'closed', status)
      where id = ${rfq.id} and ${condition}`,
    (condition) =>
      row(rfqEvents, { id: eventId, ...closed, createdAt: now })(
        sql`${condition} and exists (select 1 from ${rfqs} where ${rfqs.id} = ${rfq.id} and ${rfqs.status} = 'closed')`,
      ),
    ...whenClosed([endInvitations(ctx, rfq.id), ...tellBuyer(ctx, "rfq_closed", rfq.id, {})]),
  ];
}

/** The invitation's own event, where it still waited. */
function answered({ now }: Pick<Teller, "now">, rfqId: string, invitationId: string): InsertedRow {
  const { from, to } = INVITATION_MOVES.quote;
  return (condition) => sql`insert into ${rfqEvents} (id, rfq_id, action, from_status, to_status, actor, created_at)
    select ${newId("evt")}, ${rfqId}, ${`${INVITATION_EVENT}quote`}, status, ${to}, supplier_id, ${now()}
    from ${rfqInvitations} where id = ${invitationId} and status in ${from} and ${condition}`;
}

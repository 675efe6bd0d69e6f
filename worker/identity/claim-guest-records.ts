import { type SQL, sql } from "drizzle-orm";
import { RFQ_MOVES } from "#domain/rfq/rfq-machine.ts";
import { leads } from "#drizzle/schema/content.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";

/**
 * Statements for the batch that proves a mailbox: what was sent from its address without an account joins the account.
 * Requests that still wait for their own link are confirmed by it: the mailbox is proven, which is all that link would show.
 * They stay without `opened_at` until the clock asks suppliers (worker/rfq/ask-opened.ts), within a minute.
 * Addresses are stored in lower case on both sides. The plus keeps SQLite from walking the index of everybody's guest
 * records instead of that of one address.
 */
export function claimGuestRecords(
  ctx: Context,
  account: { userId: string | SQL; email: string | SQL },
  condition: SQL,
) {
  const { userId, email } = account;
  const { from, to } = RFQ_MOVES.confirm;
  const now = ctx.now();
  const isGuests = sql`${rfqs.email} = ${email} and +${rfqs.buyerId} is null and ${condition}`;
  const isWaiting = sql`+${rfqs.status} = ${from[0]} and ${rfqs.confirmBy} > ${now}`;
  return [
    ctx.db.run(sql`insert into ${rfqEvents} (id, rfq_id, action, from_status, to_status, actor, created_at)
      select 'evt_' || lower(hex(randomblob(12))), ${rfqs.id}, 'confirm', ${from[0]}, ${to}, 'guest', ${now}
      from ${rfqs} where ${isGuests} and ${isWaiting}`),
    ctx.db.run(sql`update ${rfqs} set buyer_id = ${userId}, updated_at = ${now},
      version = version + iif(${isWaiting}, 1, 0),
      deadline_at = iif(${isWaiting}, ${now} + deadline_at - created_at, deadline_at),
      status = iif(${isWaiting}, ${to}, status)
      where ${isGuests}`),
    ctx.db.run(sql`update ${quotes} set buyer_id = ${userId}
      where +${quotes.buyerId} is null and ${condition}
        and ${quotes.rfqId} in (select id from ${rfqs} where email = ${email} and +buyer_id = ${userId})`),
    ctx.db.run(sql`update ${orders} set buyer_id = ${userId}, updated_at = ${now}
      where +${orders.buyerId} is null and ${condition} and ${orders.quoteId} in (select ${quotes.id} from ${quotes}
        inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId} where ${rfqs.email} = ${email} and +${rfqs.buyerId} = ${userId})`),
    ctx.db.run(sql`update ${leads} set user_id = ${userId}, updated_at = ${now}
      where ${leads.email} = ${email} and +${leads.userId} is null and ${condition}`),
  ] as const;
}

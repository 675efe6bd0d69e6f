import { eq, type SQL, sql } from "drizzle-orm";
import { QUOTE_MOVES } from "#domain/rfq/quote-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";

const PERSON = JSON.stringify({ contactName: "", email: "", phone: "" });

/**
 * Statements for the batch that deletes an account, to stand before its requests lose their owner: quotes that wait for it are
 * turned down with an event, as by a cancellation, invitations end, files that no quote rests on go. Orders keep what the other
 * side's books need, company, address and tax number; the person behind them is forgotten.
 */
export function blankTrade(db: Database, { userId, now }: { userId: string; now: number }, condition: SQL) {
  const { from, to } = QUOTE_MOVES.reject;
  const ownRfqs = sql`(select ${rfqs.id} from ${rfqs} where ${rfqs.buyerId} = ${userId} and ${rfqs.status} in ('open', 'closed'))`;
  const isLive = sql`${quotes.rfqId} in ${ownRfqs} and ${quotes.status} in ${from}`;
  return [
    db.run(sql`insert into ${quoteEvents} (id, quote_id, action, from_status, to_status, actor, of_version, created_at)
      select 'evt_' || lower(hex(randomblob(16))), ${quotes.id}, 'reject', ${quotes.status}, ${to}, 'buyer',
        ${quotes.currentVersion}, ${now} from ${quotes} where ${isLive} and ${condition}`),
    db.run(sql`update ${quotes} set status = ${to}, closing_reason = 'other', counter_version = null, binding_until = null,
      delivery_place = null, version = version + 1, updated_at = ${now} where ${isLive} and ${condition}`),
    db.run(sql`update ${rfqInvitations} set deadline_at = min(deadline_at, ${now}), updated_at = ${now}
      where ${rfqInvitations.rfqId} in ${ownRfqs} and ${condition}`),
    db.run(sql`delete from ${rfqFiles} where (${eq(rfqFiles.uploaderId, userId)}
      or ${rfqFiles.rfqId} in (select ${rfqs.id} from ${rfqs} where ${rfqs.buyerId} = ${userId})) and ${condition} and not exists
      (select 1 from ${quotes} where ${quotes.rfqId} = ${rfqFiles.rfqId} and ${quotes.currentVersion} > 0)`),
    db.run(sql`update ${orders} set buyer = json_patch(${orders.buyer}, ${PERSON}), updated_at = ${now}
      where ${eq(orders.buyerId, userId)} and ${condition}`),
  ] as const;
}

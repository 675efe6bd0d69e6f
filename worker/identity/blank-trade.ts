import { and, eq, type SQL, sql } from "drizzle-orm";
import { QUOTE_MOVES } from "#domain/rfq/quote-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";

const QUOTE = { table: quotes, events: quoteEvents };
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
  const noCounter = { counterVersion: null, bindingUntil: null, deliveryPlace: null };
  const rejected = transitionWhere({ db, now: () => now }, QUOTE, {
    action: "reject",
    to,
    where: isLive,
    event: { quoteId: sql`${quotes.id}`, actor: "buyer", ofVersion: sql`${quotes.currentVersion}` },
    changes: { ...noCounter, closingReason: "other" },
  });
  return [
    ...rejected.map((write) => db.run(write(condition))),
    db
      .update(rfqInvitations)
      .set({ deadlineAt: sql`min(${rfqInvitations.deadlineAt}, ${now})`, updatedAt: now })
      .where(sql`${rfqInvitations.rfqId} in ${ownRfqs} and ${condition}`),
    db.run(sql`delete from ${rfqFiles} where (${eq(rfqFiles.uploaderId, userId)}
      or ${rfqFiles.rfqId} in (select ${rfqs.id} from ${rfqs} where ${rfqs.buyerId} = ${userId})) and ${condition} and not exists
      (select 1 from ${quotes} where ${quotes.rfqId} = ${rfqFiles.rfqId} and ${quotes.currentVersion} > 0)`),
    db
      .update(orders)
      .set({ buyer: sql`json_patch(${orders.buyer}, ${PERSON})`, updatedAt: now })
      .where(and(eq(orders.buyerId, userId), condition)),
  ] as const;
}

import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { QUOTE_TRANSITIONS } from "#domain/rfq/quote-machine.ts";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import type { Database } from "#drizzle/client.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import type { Person } from "./personal-data/personal-table.ts";
import { isOwnRfq } from "./personal-data/reach.ts";

const QUOTE = { table: quotes, events: quoteEvents };
const RFQ = { table: rfqs, events: rfqEvents };
const PERSON = JSON.stringify({ contactName: "", email: "", phone: "" });

/**
 * Statements for the batch that deletes an account, to stand before its requests lose their owner: quotes that wait for it are
 * turned down with an event, as by a cancellation, invitations end, files that no quote rests on go. Orders keep what the other
 * side's books need, company, address and tax number; the person behind them is forgotten.
 */
export function blankTrade(db: Database, { userId, now }: { userId: string; now: number }, condition: SQL) {
  const { from, to } = QUOTE_TRANSITIONS.reject;
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

/** No link key has this as its SHA-256. */
const NO_KEY = "deleted";

/**
 * Statements for the batch that deletes an account, to stand before its requests are emptied: live ones are cancelled with an
 * event, unconfirmed ones dropped, links to all of them void. Reference, category and dates stay.
 */
export function endSentRequests(db: Database, person: Person, now: number, condition: SQL) {
  const sent = (status: SQL) => sql`${isOwnRfq(person)} and ${status} and ${condition}`;
  const isLive = inArray(rfqs.status, ["open", "closed"]);
  const isUnconfirmed = sql`${eq(rfqs.status, "unconfirmed")}`;
  const cancelled = transitionWhere({ db, now: () => now }, RFQ, {
    action: "cancel",
    to: RFQ_TRANSITIONS.cancel.to,
    where: and(isOwnRfq(person), isLive),
    event: { rfqId: sql`${rfqs.id}`, actor: "buyer" },
  });
  return [
    db
      .delete(rfqEvents)
      .where(inArray(rfqEvents.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(sent(isUnconfirmed)))),
    db.delete(rfqs).where(sent(isUnconfirmed)),
    ...cancelled.map((write) => db.run(write(condition))),
    db.update(rfqs).set({ accessHash: NO_KEY, updatedAt: now }).where(sent(sql`true`)),
  ] as const;
}

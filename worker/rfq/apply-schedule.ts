import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { INVITATION_TRANSITIONS } from "#domain/rfq/invitation-machine.ts";
import { QUOTE_TRANSITIONS } from "#domain/rfq/quote-machine.ts";
import { RFQ_TRANSITIONS } from "#domain/rfq/rfq-machine.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { transitionWhere } from "#worker/platform/write/transition-where.ts";
import { askForOpened } from "./ask-opened.ts";
import { INVITATION } from "./inbox/own-invitation.ts";
import { notifyBuyers, notifyOfQuote } from "./notify-trade.ts";
import { RFQ } from "./own/own-rfq.ts";
import { NO_COUNTER, QUOTE } from "./quotes/transition-quote.ts";
import { widenDueRequests } from "./widen-requests.ts";

/**
 * The scheduler's moves of requests, quotes and invitations: unconfirmed requests that have run out are dropped, open ones past
 * their deadline close or, without a quote, expire, quotes past their validity and invitations past their deadline expire,
 * what is open and was not asked of any supplier yet is asked, and what nobody has quoted on after a day is widened. Reads apply the same by themselves, so nothing hangs on when this runs.
 * @returns how many of them it touched
 */
export async function applyRfqSchedule(clock: Post): Promise<number> {
  const { db } = clock;
  const isStale = and(eq(rfqs.status, "unconfirmed"), lte(rfqs.confirmBy, clock.now()));
  const stale = db.select({ id: rfqs.id }).from(rfqs).where(isStale);
  const run = (rows: GuardedStatement[]) => rows.map((write) => db.run(write(sql`true`)));
  const { dropped, ...ended } = await batchOf(clock, {
    files: db.delete(rfqFiles).where(inArray(rfqFiles.rfqId, stale)),
    events: db.delete(rfqEvents).where(inArray(rfqEvents.rfqId, stale)),
    dropped: db.delete(rfqs).where(isStale),
    quotes: run(quotesRunOut(clock)),
    requests: run(requestsEnd(clock)),
    invitations: run(invitationsEnd(clock)),
  });
  // The events stand first: one for each that ends.
  const moved = [ended.quotes, ended.requests, ended.invitations].map(([events]) => events?.rowsAffected ?? 0);
  const asked = (await askForOpened(clock)) + (await widenDueRequests(clock));
  return moved.reduce((sum, count) => sum + count, dropped.rowsAffected + asked);
}

// Of each kind: the events and notices, which read the state from before, then the change itself.

function quotesRunOut(clock: Post): GuardedStatement[] {
  const { from, to } = QUOTE_TRANSITIONS.expire;
  const isOver = sql`${quotes.status} in ${from} and ${quotes.validUntil} <= ${clock.now()}`;
  const [events, change] = transitionWhere(clock, QUOTE, {
    action: "expire",
    to,
    where: isOver,
    event: { quoteId: sql`${quotes.id}`, actor: "clock", ofVersion: sql`${quotes.currentVersion}` },
    changes: NO_COUNTER,
  });
  const told = (["buyer", "supplier"] as const).map((side) => notifyOfQuote(clock, "quote_expired", side, isOver, {}));
  return [events, ...told.flat(), change];
}

function requestsEnd(clock: Post): GuardedStatement[] {
  const isOver = sql`${rfqs.status} = 'open' and ${rfqs.deadlineAt} <= ${clock.now()}`;
  const hasQuotes = sql`${rfqs.quotesCount} > 0`;
  const [events, change] = transitionWhere(clock, RFQ, {
    action: sql`iif(${hasQuotes}, 'close', 'expire')`,
    to: sql`iif(${hasQuotes}, ${RFQ_TRANSITIONS.close.to}, ${RFQ_TRANSITIONS.expire.to})`,
    where: isOver,
    event: { rfqId: sql`${rfqs.id}`, actor: "clock" },
  });
  return [
    events,
    ...notifyBuyers(clock, "rfq_closed", sql`${isOver} and ${hasQuotes}`, {}),
    ...notifyBuyers(clock, "rfq_expired", sql`${isOver} and not ${hasQuotes}`, {}),
    change,
  ];
}

function invitationsEnd(clock: Post): GuardedStatement[] {
  const { from, to } = INVITATION_TRANSITIONS.expire;
  return transitionWhere(clock, INVITATION, {
    action: "expire",
    to,
    where: sql`${rfqInvitations.status} in ${from} and ${rfqInvitations.deadlineAt} <= ${clock.now()}`,
    event: { rfqId: sql`${rfqInvitations.rfqId}`, actor: sql`${rfqInvitations.supplierId}` },
  });
}

import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { INVITATION_MOVES } from "#domain/rfq/invitation-machine.ts";
import { QUOTE_MOVES } from "#domain/rfq/quote-machine.ts";
import { RFQ_MOVES } from "#domain/rfq/rfq-machine.ts";
import { quoteEvents, quotes } from "#drizzle/schema/quotes.ts";
import { rfqEvents, rfqFiles, rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { idBySql } from "#worker/platform/tell-accounts.ts";
import { askForOpened } from "./ask-opened.ts";
import { INVITATION_EVENT } from "./inbox/own-invitation.ts";
import { SET_NO_COUNTER } from "./quotes/move-quote.ts";
import { tellBuyers, tellOfQuote } from "./tell-trade.ts";
import { widenDueRequests } from "./widen-requests.ts";

/**
 * The clock's moves of requests, quotes and invitations: unconfirmed requests that have run out are dropped, open ones past
 * their deadline close or, without a quote, expire, quotes past their validity and invitations past their deadline expire,
 * what is open and was asked of nobody is asked, and what nobody has quoted on after a day is widened. Reads apply the same by themselves, so nothing hangs on when this runs.
 * @returns how many of them it touched
 */
export async function applyRfqClock(clock: Post): Promise<number> {
  const { db } = clock;
  const isStale = and(eq(rfqs.status, "unconfirmed"), lte(rfqs.confirmBy, clock.now()));
  const groups = [quotesRunOut(clock), requestsEnd(clock), invitationsEnd(clock)];
  const [, , { rowsAffected: dropped }, ...results] = await db.batch([
    db.delete(rfqFiles).where(inArray(rfqFiles.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(isStale))),
    db.delete(rfqEvents).where(inArray(rfqEvents.rfqId, db.select({ id: rfqs.id }).from(rfqs).where(isStale))),
    db.delete(rfqs).where(isStale),
    ...groups.flatMap(({ before, move }) => [...before, move].map((statement) => db.run(statement))),
  ]);
  const places = groups.map(
    (_, at) => groups.slice(0, at + 1).reduce((sum, { before }) => sum + before.length + 1, 0) - 1,
  );
  const moved = places.reduce((sum, place) => sum + (results[place]?.rowsAffected ?? 0), 0);
  return dropped + moved + (await askForOpened(clock)) + (await widenDueRequests(clock));
}

/** Statements of one kind of move: events and notices from the state before, then the move itself. */
interface Moves {
  before: SQL[];
  move: SQL;
}

const written = (rows: InsertedRow[]): SQL[] => rows.map((insert) => insert(sql`true`));

function quotesRunOut(clock: Post): Moves {
  const { from, to } = QUOTE_MOVES.expire;
  const now = clock.now();
  const isOver = sql`${quotes.status} in ${from} and ${quotes.validUntil} <= ${now}`;
  const event = sql`insert into ${quoteEvents} (id, quote_id, action, from_status, to_status, actor, of_version, created_at)
    select ${idBySql("evt")}, ${quotes.id}, 'expire', ${quotes.status}, ${to}, 'clock', ${quotes.currentVersion}, ${now}
    from ${quotes} where ${isOver}`;
  return {
    before: [
      event,
      ...written(tellOfQuote(clock, "quote_expired", "buyer", isOver, {})),
      ...written(tellOfQuote(clock, "quote_expired", "supplier", isOver, {})),
    ],
    move: sql`update ${quotes} set status = ${to}, ${SET_NO_COUNTER}, version = version + 1, updated_at = ${now}
      where ${isOver}`,
  };
}

function requestsEnd(clock: Post): Moves {
  const now = clock.now();
  const isOver = sql`${rfqs.status} = 'open' and ${rfqs.deadlineAt} <= ${now}`;
  const hasQuotes = sql`${rfqs.quotesCount} > 0`;
  const to = sql`iif(${hasQuotes}, ${RFQ_MOVES.close.to}, ${RFQ_MOVES.expire.to})`;
  const event = sql`insert into ${rfqEvents} (id, rfq_id, action, from_status, to_status, actor, created_at)
    select ${idBySql("evt")}, ${rfqs.id}, iif(${hasQuotes}, 'close', 'expire'), 'open', ${to}, 'clock', ${now}
    from ${rfqs} where ${isOver}`;
  return {
    before: [
      event,
      ...written(tellBuyers(clock, "rfq_closed", sql`${isOver} and ${hasQuotes}`, {})),
      ...written(tellBuyers(clock, "rfq_expired", sql`${isOver} and not ${hasQuotes}`, {})),
    ],
    move: sql`update ${rfqs} set status = ${to}, version = version + 1, updated_at = ${now} where ${isOver}`,
  };
}

function invitationsEnd(clock: Post): Moves {
  const { from, to } = INVITATION_MOVES.expire;
  const now = clock.now();
  const isOver = sql`${rfqInvitations.status} in ${from} and ${rfqInvitations.deadlineAt} <= ${now}`;
  const event = sql`insert into ${rfqEvents} (id, rfq_id, action, from_status, to_status, actor, created_at)
    select ${idBySql("evt")}, rfq_id, ${`${INVITATION_EVENT}expire`}, status, ${to}, supplier_id, ${now}
    from ${rfqInvitations} where ${isOver}`;
  const move = sql`update ${rfqInvitations} set status = ${to}, version = version + 1, updated_at = ${now} where ${isOver}`;
  return { before: [event], move };
}

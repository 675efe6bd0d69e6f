import { and, eq, gt, isNull, lte, not, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Side } from "#domain/kernel/turn.ts";
import { COMPLETE_AFTER_MS, ESCALATE_AT_MS } from "#domain/orders/order-machine.ts";
import { RATE_WITHIN_MS } from "#domain/reviews/rating-status.ts";
import { LICENCE_GRACE_MS } from "#domain/suppliers/supplier-machine.ts";
import { remindBefore } from "#domain/waits/reminder.ts";
import type { Waiter } from "#domain/waits/what-waits.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { deadlineReminders } from "#drizzle/schema/platform.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { companySubject, selectCompanies } from "./company-subjects.ts";
import { type Kind, kindOf } from "./kind.ts";
import { isRated, orderSubject, ratingSubject, selectOrders, selectRatable } from "./order-subjects.ts";
import {
  invitationSubject,
  invitationsAwaiting,
  quoteSubject,
  quotesAwaiting,
  selectInvitations,
  selectQuotes,
  selectUnconfirmed,
  unconfirmedSubject,
} from "./request-subjects.ts";

/** Rows of each kind that one tick looks at; the next takes the rest. */
const MOST_AT_ONCE = 100;
const PARTIES: readonly Side[] = ["buyer", "supplier"];

/** What has a deadline soon, of everybody: whoever's turn it is, is reminded of it. */
export function dueKinds(clock: Post): Kind[] {
  return [...requestKinds(clock), ...orderKinds(clock), licenceKind(clock)];
}

function requestKinds(clock: Post): Kind[] {
  const { db } = clock;
  const time = clock.now();
  const unconfirmed = isNear(
    { machine: "rfq", id: rfqs.id, state: rfqs.status, since: rfqs.createdAt, from: rfqs.confirmBy },
    time,
  );
  const { id, status: state, updatedAt: since, deadlineAt } = rfqInvitations;
  const invited = PARTIES.map((side) =>
    and(isNear({ machine: "invitation", id, state, since, from: deadlineAt }, time), invitationsAwaiting(side, time)),
  );
  const quote = { machine: "quote", id: quotes.id, state: quotes.status, since: quotes.updatedAt } as const;
  const near = isNear({ ...quote, from: quotes.validUntil }, time);
  const bound = isNear({ ...quote, from: quotes.bindingUntil }, time);
  const quoted = [
    and(near, quotesAwaiting("buyer", time)),
    and(near, quotesAwaiting("supplier", time)),
    and(bound, quotesAwaiting("supplier", time)),
  ];
  return [
    kindOf(selectUnconfirmed(db, unconfirmed).limit(MOST_AT_ONCE), unconfirmedSubject),
    ...invited.map((where) => kindOf(selectInvitations(db, where).limit(MOST_AT_ONCE), invitationSubject)),
    ...quoted.map((where) => kindOf(selectQuotes(clock, where).limit(MOST_AT_ONCE), quoteSubject)),
  ];
}

function orderKinds({ db, now }: Post): Kind[] {
  const time = now();
  const { status, answerBy, deliveredAt, disputedAt, escalatedAt, completedAt } = orders;
  const near = (from: SQLiteColumn, after = 0, machine: Waiter = "order") =>
    isNear({ machine, id: orders.id, state: status, since: orders.updatedAt, from, after }, time);
  const due = [
    and(eq(status, "new"), near(answerBy), eq(suppliers.status, "approved")),
    and(eq(status, "delivered"), near(deliveredAt, COMPLETE_AFTER_MS), sql`${orders.buyerId} is not null`),
    and(eq(status, "disputed"), near(disputedAt, ESCALATE_AT_MS), isNull(escalatedAt)),
  ];
  const isUnrated = not(sql`(${isRated("buyer")} and ${isRated("supplier")})`);
  const rated = and(eq(status, "completed"), near(completedAt, RATE_WITHIN_MS, "rating"), isUnrated);
  return [
    ...due.map((where) => kindOf(selectOrders(db, where).limit(MOST_AT_ONCE), orderSubject)),
    kindOf(selectRatable(db, rated).limit(MOST_AT_ONCE), ratingSubject),
  ];
}

function licenceKind({ db, now }: Post): Kind {
  const { id, status: state, updatedAt: since, licenceValidUntil: from } = suppliers;
  const near = isNear({ machine: "company", id, state, since, from, after: LICENCE_GRACE_MS }, now());
  const where = and(eq(state, "approved"), near);
  return kindOf(selectCompanies(db, where).limit(MOST_AT_ONCE), companySubject);
}

interface Clocked {
  machine: Waiter;
  id: SQLiteColumn;
  state: SQLiteColumn;
  /** When it came to be as it is. */
  since: SQLiteColumn;
  /** What the deadline counts from, and how long after it that is, in milliseconds. */
  from: SQLiteColumn;
  after?: number;
}

/**
 * Holds for rows of whose deadline somebody is to be reminded now, as `remindAt` says it, and was not in this state; found by the
 * index of `from`. Those in the first half of their time would else stand before those that are due.
 */
function isNear({ machine, id, state, since, from, after = 0 }: Clocked, now: number): SQL | undefined {
  const isDone = sql`exists (select 1 from ${deadlineReminders} done where done.machine = ${machine}
    and done.subject_id = ${id} and done.state = ${state} and done.until = ${from} + ${after})`;
  const isHalfOver = sql`${since} + ${from} + ${after} <= ${2 * now}`;
  return and(gt(from, now - after), lte(from, now + remindBefore(machine) - after), isHalfOver, not(isDone));
}

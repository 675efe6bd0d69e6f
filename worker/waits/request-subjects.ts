import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Side } from "#domain/kernel/turn.ts";
import { statesAwaiting } from "#domain/kernel/turn.ts";
import type { InvitationStatus } from "#domain/rfq/invitation-machine.ts";
import { INVITATION_TURNS } from "#domain/rfq/invitation-turns.ts";
import type { QuoteStatus } from "#domain/rfq/quote-machine.ts";
import { QUOTE_TURNS } from "#domain/rfq/quote-turns.ts";
import type { Database } from "#drizzle/client.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { overAt } from "#worker/rfq/guest/askable-sql.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { byDeadline, guestColumns, guestOf, rfqFacts, TOTAL, type WaitSubject } from "./subject.ts";

const EXCERPT_LENGTH = 140;
/** What a request is for, in short. */
export const excerpt = {
  description: sql<string>`substr(${rfqs.description}, 1, ${EXCERPT_LENGTH})`,
  names: goodsNames("rfqs.product_number"),
};

const BUYER_ANSWERS = sql.raw(accountAnswers("rfqs.buyer_id"));

const shared = {
  buyerId: rfqs.buyerId,
  ownerId: suppliers.ownerId,
  supplierStatus: suppliers.status,
  company: rfqs.companyName,
  names: namesOf(),
  about: excerpt,
  rfq: rfqFacts,
  ...guestColumns,
  total: TOTAL,
};

/** Requests whose guest has not confirmed them yet. */
export function selectUnconfirmed(db: Database, where: SQL | undefined) {
  return db
    .select({ id: rfqs.id, since: rfqs.createdAt, about: excerpt, rfq: rfqFacts, ...guestColumns, total: TOTAL })
    .from(rfqs)
    .where(and(eq(rfqs.status, "unconfirmed"), where))
    .orderBy(rfqs.confirmBy)
    .$dynamic();
}

export function unconfirmedSubject(row: Awaited<ReturnType<typeof selectUnconfirmed>>[number]): WaitSubject {
  const { id, since, about, rfq, rfqReference: reference } = row;
  return {
    ...{ machine: "rfq", id, since, about, reference, facts: rfq, state: rfq.status },
    ...{ accounts: {}, parties: { buyer: null, supplier: null }, guest: guestOf(row) },
    paths: { buyer: `/rfq/${reference}`, supplier: "/inbox" },
  };
}

/** Invitations to requests that still take quotes, where one of the two sides has the word. */
export function selectInvitations(db: Database, where: SQL | undefined) {
  const { id, status, deadlineAt, updatedAt } = rfqInvitations;
  return db
    .select({ id, status, deadlineAt, since: updatedAt, ...shared })
    .from(rfqInvitations)
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .where(where)
    .orderBy(byDeadline(sql`${deadlineAt}`, sql`${updatedAt}`, sql`${id}`))
    .$dynamic();
}

/** Holds for invitations whose turn is a side's, as `invitationWaits` says it. */
export function invitationsAwaiting(side: Side, now: number): SQL {
  const states = statesAwaiting<InvitationStatus>(INVITATION_TURNS, side);
  return sql`${rfqInvitations.status} in ${states} and ${rfqInvitations.deadlineAt} > ${now}
    and ${rfqs.status} = 'open' and ${rfqs.deadlineAt} > ${now} and ${suppliers.status} = 'approved'`;
}

/** Who asks is not the supplier's to know before it has quoted (workflows: Invitation). */
export function invitationSubject(row: Awaited<ReturnType<typeof selectInvitations>>[number]): WaitSubject {
  const { id, status, deadlineAt, since, about, rfq, supplierStatus, rfqReference: reference } = row;
  return {
    ...{ machine: "invitation", id, since, about, reference, state: status },
    facts: { status, deadlineAt, supplierStatus, rfq },
    accounts: { buyer: row.buyerId, supplier: row.ownerId },
    parties: { buyer: row.names, supplier: null },
    paths: { buyer: `/rfqs/${reference}`, supplier: `/inbox/${id}` },
    guest: guestOf(row),
  };
}

export function selectQuotes({ db, now: clock }: Pick<Post, "db" | "now">, where: SQL | undefined) {
  const now = clock();
  const { id, status, reference, validUntil, bindingUntil, updatedAt } = quotes;
  const buyerAnswers = BUYER_ANSWERS.mapWith(Boolean);
  const isBound = sql`${status} = 'countered' and ${bindingUntil} > ${now} and ${BUYER_ANSWERS}`;
  return db
    .select({ id, status, reference, validUntil, bindingUntil, since: updatedAt, buyerAnswers, ...shared })
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .where(where)
    .orderBy(byDeadline(sql`iif(${isBound}, ${bindingUntil}, ${validUntil})`, sql`${updatedAt}`, sql`${id}`))
    .$dynamic();
}

/** Holds for quotes whose turn is a side's, as `quoteWaits` says it. */
export function quotesAwaiting(side: Side, now: number): SQL {
  const states = statesAwaiting<QuoteStatus>(QUOTE_TURNS, side);
  return sql`${quotes.status} in ${states} and (${quotes.validUntil} is null or ${quotes.validUntil} > ${now})
    and ${suppliers.status} = 'approved' and (${rfqs.status} = 'closed'
      or ${rfqs.status} = 'open' and (${rfqs.deadlineAt} > ${now} or ${rfqs.quotesCount} > 0))`;
}

export function quoteSubject(row: Awaited<ReturnType<typeof selectQuotes>>[number]): WaitSubject {
  const { id, status, reference, validUntil, bindingUntil, since, about, rfq, supplierStatus, buyerAnswers } = row;
  return {
    ...{ machine: "quote", id, since, about, reference, state: status },
    facts: { status, validUntil, bindingUntil, supplierStatus, buyerAnswers, rfq },
    accounts: { buyer: row.buyerId, supplier: row.ownerId },
    parties: { buyer: row.names, supplier: row.company },
    paths: { buyer: `/quotes/${id}`, supplier: `/quotes/${id}` },
    guest: guestOf(row),
  };
}

/** What guests asked a company about its quotes and it has not answered, while the quote is not over; oldest first. */
export function selectQuestions(db: Database, supplierId: string, now: number) {
  const { id, asker, answer, question, invitationId, createdAt } = rfqQuestions;
  const isAlive = sql`exists (select 1 from ${quotes} where ${quotes.invitationId} = ${invitationId} and ${overAt(now)} is null)`;
  const isQuoteAlive = isAlive.mapWith(Boolean);
  return db
    .select({ id, asker, answer, question, invitationId, isQuoteAlive, since: createdAt, ...shared })
    .from(rfqQuestions)
    .innerJoin(rfqInvitations, eq(rfqInvitations.id, invitationId))
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .where(
      sql`${rfqQuestions.supplierId} = ${supplierId} and ${asker} = 'buyer' and ${answer} is null
        and ${suppliers.status} = 'approved' and ${isAlive}`,
    )
    .orderBy(byDeadline(null, sql`${createdAt}`, sql`${id}`))
    .$dynamic();
}

export function questionSubject(row: Awaited<ReturnType<typeof selectQuestions>>[number]): WaitSubject {
  const { id, asker, answer, question, invitationId, since, rfqReference: reference } = row;
  const { supplierStatus, isQuoteAlive } = row;
  return {
    ...{ machine: "question", id, since, about: question, reference, state: "asked", guest: null },
    facts: { asker, answer, supplierStatus, isQuoteAlive },
    accounts: { supplier: row.ownerId },
    parties: { buyer: row.names, supplier: row.company },
    paths: { buyer: `/rfqs/${reference}`, supplier: `/inbox/${invitationId}` },
  };
}

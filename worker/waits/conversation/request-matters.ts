import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Side } from "#domain/messaging/message-facts.ts";
import { type InvitationStatus, invitationStatusAt } from "#domain/rfq/invitation-machine.ts";
import { invitationWaits } from "#domain/rfq/invitation-turns.ts";
import { type QuoteStatus, quoteStatusAt } from "#domain/rfq/quote-machine.ts";
import { quoteWaits } from "#domain/rfq/quote-turns.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { isNegotiable } from "#domain/rfq/rfq-turns.ts";
import { quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import { isBetween } from "#worker/messaging/member-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { excerpt } from "../request-subjects.ts";
import { rfqFacts } from "../subject.ts";
import { MOST_MATTERS } from "./most-matters.ts";
import { spokenOf } from "./spoken-of.ts";

const ALIVE: readonly QuoteStatus[] = ["sent", "countered"];
/** A company that turned a request down, or let it pass, is done with it. */
const OVER: readonly InvitationStatus[] = ["declined", "expired"];

/** The terms that the one who has the word decides on: a counter-offer that waits, else the version that stands. */
const standing = sql`iif(${quotes.status} = 'countered', ifnull(${quotes.counterVersion}, ${quotes.currentVersion}),
  ${quotes.currentVersion})`;

/** The quotes between the two sides that were sent and are not over. */
export function selectQuoteMatters(ctx: SignedInContext, id: string) {
  return ctx.db
    .select({
      id: quotes.id,
      reference: quotes.reference,
      invitationId: quotes.invitationId,
      sentAt: sql<number>`${quotes.sentAt}`,
      currency: quoteVersions.currency,
      totalMinor: quoteVersions.totalMinor,
      facts: {
        status: quotes.status,
        validUntil: quotes.validUntil,
        bindingUntil: quotes.bindingUntil,
        supplierStatus: suppliers.status,
        buyerAnswers: sql.raw(accountAnswers("rfqs.buyer_id")).mapWith(Boolean),
      },
      rfq: rfqFacts,
    })
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .innerJoin(quoteVersions, and(eq(quoteVersions.quoteId, quotes.id), sql`${quoteVersions.version} = ${standing}`))
    .where(and(isBetween(ctx, id, quotes), inArray(quotes.status, ALIVE), isNotNull(quotes.sentAt)))
    .orderBy(desc(quotes.sentAt))
    .limit(MOST_MATTERS);
}

type QuoteRow = Awaited<ReturnType<typeof selectQuoteMatters>>[number];

/** A quote as of now; none where it has expired, or its request was closed for good. */
export function quoteMatters({ facts, rfq, ...row }: QuoteRow, side: Side, now: number) {
  const { id, reference, invitationId, sentAt, currency, totalMinor } = row;
  const status = quoteStatusAt(facts, now);
  if (!ALIVE.includes(status) || !isNegotiable(rfq, now)) return [];
  const wait = quoteWaits({ ...facts, rfq }, now).find((one) => one.side === side);
  return [
    {
      kind: "quote" as const,
      at: sentAt,
      ids: [id, invitationId],
      shown: {
        ...{ kind: "quote" as const, path: `/quotes/${id}`, reference, status, currency, totalMinor },
        act: wait?.action ?? null,
      },
    },
  ];
}

/**
 * The requests that the two have spoken of. Others that a company was asked to quote on are not shown: before it has quoted it
 * does not learn whose they are (workflows: Invitation).
 */
export function selectRequestMatters(ctx: SignedInContext, id: string) {
  const parties = { buyerId: rfqs.buyerId, supplierId: rfqInvitations.supplierId };
  return ctx.db
    .select({
      id: rfqInvitations.id,
      reference: rfqs.reference,
      createdAt: rfqInvitations.createdAt,
      about: excerpt,
      facts: {
        status: rfqInvitations.status,
        deadlineAt: rfqInvitations.deadlineAt,
        supplierStatus: suppliers.status,
      },
      rfq: rfqFacts,
    })
    .from(rfqInvitations)
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .where(and(sql`${rfqInvitations.id} in ${spokenOf("rfq", id)}`, isBetween(ctx, id, parties)));
}

type RequestRow = Awaited<ReturnType<typeof selectRequestMatters>>[number];

/** A request as of now, while it can still become an order of the two. */
export function requestMatters({ facts, rfq, ...row }: RequestRow, side: Side, now: number) {
  const { id, reference, createdAt, about } = row;
  const status = rfqStatusAt(rfq, now);
  if (status === null || !isNegotiable(rfq, now) || OVER.includes(invitationStatusAt(facts, now))) return [];
  const wait = invitationWaits({ ...facts, rfq }, now).find((one) => one.side === side);
  const path = side === "buyer" ? `/rfqs/${reference}` : `/inbox/${id}`;
  return [
    {
      kind: "rfq" as const,
      at: createdAt,
      ids: [id],
      shown: { kind: "rfq" as const, path, reference, status, about, act: wait?.action ?? null },
    },
  ];
}

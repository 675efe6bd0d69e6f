import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { orderDocuments, orders } from "#drizzle/schema/orders.ts";
import { quoteLines, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { selectSummaries } from "../quotes/quote-summary.ts";
import { quoteLineColumns } from "../quotes/read-thread.ts";
import { selectFiles, selectLines } from "../request-parts.ts";

/** The queries of what came of one request, for the page of its link: `rfqId` is a query of its id. */
export function selectTracked(ctx: Context, rfqId: SQL) {
  const isSent = and(eq(quotes.rfqId, rfqId), gt(quotes.currentVersion, 0));
  return [
    selectSummaries(ctx, isSent).orderBy(desc(quotes.sentAt)),
    selectTerms(ctx, isSent),
    selectQuoteLines(ctx, isSent),
    selectAsked(ctx, rfqId),
    selectQuestions(ctx, rfqId),
    selectLines(ctx.db, rfqId),
    selectFiles(ctx.db, rfqId),
    selectOrders(ctx, rfqId),
    selectDocuments(ctx, rfqId),
  ] as const;
}

/** Of each quote the version that stands, and why it ended. */
function selectTerms({ db }: Context, isSent: SQL | undefined) {
  const { leadTimeDaysMin, leadTimeDaysMax, paymentTerms, freightMinor, insuranceMinor, discountMinor } = quoteVersions;
  const { vatRate, goodsMinor, vatMinor, notes } = quoteVersions;
  return db
    .select({
      quoteId: quotes.id,
      closingReason: quotes.closingReason,
      closingNote: quotes.closingNote,
      invitationId: quotes.invitationId,
      ...{ leadTimeDaysMin, leadTimeDaysMax, paymentTerms, freightMinor, insuranceMinor, discountMinor },
      ...{ vatRate, goodsMinor, vatMinor, notes },
    })
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.currentVersion)),
    )
    .where(isSent);
}

function selectQuoteLines({ db }: Context, isSent: SQL | undefined) {
  const { version: _, productId: __, ...columns } = quoteLineColumns;
  return db
    .select({ quoteId: quoteLines.quoteId, ...columns })
    .from(quotes)
    .innerJoin(quoteLines, and(eq(quoteLines.quoteId, quotes.id), eq(quoteLines.version, quotes.currentVersion)))
    .leftJoin(products, eq(products.number, quoteLines.productNumber))
    .where(isSent)
    .orderBy(asc(quoteLines.line), asc(quoteLines.offer));
}

/** The only company that a direct request goes to; without an address where its page is not shown. */
export function selectAddressee({ db }: Context, rfqId: SQL) {
  const slug = sql<string | null>`iif(${suppliers.status} = 'approved', ${suppliers.slug}, null)`;
  return db
    .select({ slug, names: namesOf() })
    .from(rfqs)
    .innerJoin(suppliers, eq(suppliers.id, rfqs.supplierId))
    .where(eq(rfqs.id, rfqId));
}

/** Who was asked and how far each is; no more of them than that. */
function selectAsked({ db }: Context, rfqId: SQL) {
  const { status, deadlineAt, wave, viewedAt, respondedAt } = rfqInvitations;
  return db
    .select({ status, deadlineAt, wave, viewedAt, respondedAt })
    .from(rfqInvitations)
    .where(eq(rfqInvitations.rfqId, rfqId));
}

function selectQuestions({ db }: Context, rfqId: SQL) {
  const { id, invitationId, asker, question, answer, createdAt, answeredAt } = rfqQuestions;
  return db
    .select({
      ...{ id, invitationId, asker, question, answer, createdAt, answeredAt },
      invitation: { status: rfqInvitations.status, deadlineAt: rfqInvitations.deadlineAt },
      supplierNames: namesOf(),
    })
    .from(rfqInvitations)
    .innerJoin(rfqQuestions, eq(rfqQuestions.invitationId, rfqInvitations.id))
    .innerJoin(suppliers, eq(suppliers.id, rfqInvitations.supplierId))
    .where(eq(rfqInvitations.rfqId, rfqId))
    .orderBy(asc(rfqQuestions.createdAt));
}

/** The order that an acceptance made. Whom to call is known from then on, as it is to accounts that trade. */
function selectOrders({ db }: Context, rfqId: SQL) {
  const { reference, status, payment, carrier, trackingReference, createdAt } = orders;
  const { id, version, cancelAskedBy, cancelNote } = orders;
  const { answerBy, shippedAt, deliveredAt, completedAt, disputedAt, escalatedAt, closingReason } = orders;
  return db
    .select({
      quoteId: quotes.id,
      ...{ id, reference, version, status, payment, carrier, trackingReference, createdAt, cancelAskedBy, cancelNote },
      ...{ answerBy, shippedAt, deliveredAt, completedAt, disputedAt, escalatedAt, closingReason },
      supplierPhone: sql<string | null>`iif(${suppliers.status} = 'approved', ${users.phone}, null)`,
    })
    .from(quotes)
    .innerJoin(orders, eq(orders.quoteId, quotes.id))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .leftJoin(users, eq(users.id, suppliers.ownerId))
    .where(eq(quotes.rfqId, rfqId));
}

/** The documents of those orders. */
function selectDocuments({ db }: Context, rfqId: SQL) {
  const { id, orderId, kind, side, bytes, createdAt } = orderDocuments;
  return db
    .select({ ...{ id, orderId, kind, side, bytes, createdAt }, name: orderDocuments.fileName })
    .from(quotes)
    .innerJoin(orders, eq(orders.quoteId, quotes.id))
    .innerJoin(orderDocuments, eq(orderDocuments.orderId, orders.id))
    .where(eq(quotes.rfqId, rfqId))
    .orderBy(asc(createdAt));
}

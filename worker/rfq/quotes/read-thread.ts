import { and, asc, eq, isNotNull, ne, or, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { DeliveryPlace } from "#domain/rfq/delivery-place.ts";
import type { QuoteThreadInput } from "#domain/rfq/quote-verbs.ts";
import { rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { tradeSight, withoutContacts } from "#domain/suppliers/trade-sight.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quoteEvents, quoteLines, quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { rfqLines, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { quoteActionsOf } from "./quote-actions.ts";
import { selectSummaries, summaryOf } from "./quote-summary.ts";

const versionColumns = {
  version: quoteVersions.version,
  side: quoteVersions.side,
  currency: quoteVersions.currency,
  incoterm: quoteVersions.incoterm,
  place: quoteVersions.place,
  leadTimeDaysMin: quoteVersions.leadTimeDaysMin,
  leadTimeDaysMax: quoteVersions.leadTimeDaysMax,
  paymentTerms: quoteVersions.paymentTerms,
  validUntil: quoteVersions.validUntil,
  freightMinor: quoteVersions.freightMinor,
  insuranceMinor: quoteVersions.insuranceMinor,
  discountMinor: quoteVersions.discountMinor,
  vatRate: quoteVersions.vatRate,
  goodsMinor: quoteVersions.goodsMinor,
  vatMinor: quoteVersions.vatMinor,
  totalMinor: quoteVersions.totalMinor,
  rateToAed: quoteVersions.rateToAed,
  rateSource: quoteVersions.rateSource,
  rateDate: quoteVersions.rateDate,
  notes: quoteVersions.notes,
  bindingUntil: quoteVersions.bindingUntil,
  createdAt: quoteVersions.createdAt,
};

export const quoteLineColumns = {
  version: quoteLines.version,
  line: quoteLines.line,
  offer: quoteLines.offer,
  isSubstitute: quoteLines.isSubstitute,
  productId: products.id,
  description: quoteLines.description,
  /** What is offered in the place of a product is not that product. */
  names: goodsNames("iif(quote_lines.is_substitute, null, quote_lines.product_number)"),
  quantityMilli: quoteLines.quantityMilli,
  unit: quoteLines.unit,
  unitPriceMinor: quoteLines.unitPriceMinor,
  amountMinor: quoteLines.amountMinor,
};

const headColumns = {
  ownerId: suppliers.ownerId,
  supplierStatus: suppliers.status,
  isBuyerReachable: sql.raw(accountAnswers("rfqs.buyer_id")).mapWith(Boolean),
  draft: quotes.draft,
  deliveryPlace: quotes.deliveryPlace,
  closingReason: quotes.closingReason,
  closingNote: quotes.closingNote,
  verifyCode: quotes.verifyCode,
  invitationId: quotes.invitationId,
  trn: suppliers.trn,
  orderReference: orders.reference,
  rfq: {
    reference: rfqs.reference,
    status: rfqs.status,
    confirmBy: rfqs.confirmBy,
    deadlineAt: rfqs.deadlineAt,
    quotesCount: rfqs.quotesCount,
    description: rfqs.description,
    names: goodsNames("rfqs.product_number"),
    destinationCountry: rfqs.destinationCountry,
    destinationCity: rfqs.destinationCity,
  },
  buyer: { companyName: rfqs.companyName, contactName: rfqs.contactName, email: rfqs.email, phone: rfqs.phone },
};

/**
 * A whole negotiation for either of its two sides: every version with its lines, who moved last, what may be done now. The supplier
 * of a draft sees no more of the buyer than the company asks for; one that is no longer approved reads what it sent, without
 * contact details, and moves nothing. One call besides the session's.
 * @throws AppError NOT_FOUND, whether it is others' or nobody's
 */
export async function readQuoteThread(ctx: SignedInContext, { id }: QuoteThreadInput) {
  const { userId } = ctx.caller;
  const isBinding = and(ne(suppliers.status, "terminated"), isNotNull(quotes.sentAt));
  const isSupplier = and(eq(suppliers.ownerId, userId), or(eq(suppliers.status, "approved"), isBinding));
  const isBuyer = and(eq(rfqs.buyerId, userId), isNotNull(quotes.sentAt));
  const isTheirs = and(eq(quotes.id, id), or(isSupplier, isBuyer));
  const [[summary], [head], versions, lines, events, asked, questions] = await ctx.db.batch([
    selectSummaries(ctx, isTheirs),
    selectHead(ctx, isTheirs),
    ctx.db
      .select(versionColumns)
      .from(quoteVersions)
      .where(eq(quoteVersions.quoteId, id))
      .orderBy(asc(quoteVersions.version)),
    selectLines(ctx, id),
    selectEvents(ctx, id),
    selectAsked(ctx, id),
    selectQuestions(ctx, id),
  ]);
  if (!summary || !head) throw new AppError("NOT_FOUND");
  const quote = summaryOf(summary, ctx.now());
  const side = head.ownerId === userId ? ("supplier" as const) : ("buyer" as const);
  const isWhole = side === "buyer" || tradeSight(head.supplierStatus) === "whole";
  const { confirmBy: _, quotesCount: __, ...request } = head.rfq;
  const rfqStatus = rfqStatusAt(head.rfq, ctx.now()) ?? head.rfq.status;
  return {
    quote: {
      ...quote,
      closingReason: head.closingReason,
      closingNote: head.closingNote,
      verifyCode: head.verifyCode,
      invitationId: head.invitationId,
      /** Of the order that its acceptance made. */
      orderReference: head.orderReference,
    },
    side,
    /** The other side has an account that can be written to; guests have none. */
    isReachable: isWhole && (side === "buyer" ? quote.supplier.isReachable : head.isBuyerReachable),
    actions: isWhole ? quoteActionsOf(quote, side, { rfqStatus, isBuyerReachable: head.isBuyerReachable }) : [],
    draft: side === "supplier" && isWhole ? head.draft : null,
    request: { ...request, status: rfqStatus, lines: asked },
    buyer: side === "buyer" || quote.currentVersion > 0 ? (isWhole ? head.buyer : withoutContacts(head.buyer)) : null,
    hidesContacts: !isWhole,
    supplierTrn: head.trn,
    versions: versions.map((version) => ({
      ...version,
      lines: lines.flatMap(({ version: of, ...line }) => (of === version.version ? [line] : [])),
    })),
    /** A draft was nobody's but the supplier's, and so is when it was begun. */
    events: side === "supplier" ? events : events.filter(({ action }) => action !== "start"),
    /** Where the goods go if the binding counter-offer becomes the order; null where none binds. */
    deliveryPlace: quote.bindingUntil !== null && isWhole ? placeOf(head) : null,
    /** Between a supplier and a guest, who has no conversations: a buyer with an account reads them with its request. */
    questions: side === "supplier" && isWhole ? questions : [],
  };
}

/** What the counter-offer leaves open is the request's (worker/orders/accept-binding.ts). */
function placeOf({ deliveryPlace, rfq }: { deliveryPlace: DeliveryPlace | null; rfq: Destination }) {
  return {
    country: deliveryPlace?.country ?? rfq.destinationCountry,
    city: deliveryPlace?.city ?? rfq.destinationCity,
    address: deliveryPlace?.address ?? null,
  };
}

type Destination = Pick<typeof rfqs.$inferSelect, "destinationCountry" | "destinationCity">;

function selectHead({ db }: SignedInContext, where: ReturnType<typeof and>) {
  return db
    .select(headColumns)
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .innerJoin(suppliers, eq(suppliers.id, quotes.supplierId))
    .leftJoin(orders, eq(orders.quoteId, quotes.id))
    .where(where);
}

function selectLines({ db }: SignedInContext, id: string) {
  return db
    .select(quoteLineColumns)
    .from(quoteLines)
    .leftJoin(products, eq(products.number, quoteLines.productNumber))
    .where(eq(quoteLines.quoteId, id))
    .orderBy(asc(quoteLines.version), asc(quoteLines.line), asc(quoteLines.offer));
}

function selectEvents({ db }: SignedInContext, id: string) {
  const { action, fromStatus, toStatus, actor, ofVersion, note, createdAt } = quoteEvents;
  return db
    .select({ action, fromStatus, toStatus, actor, ofVersion, note, createdAt })
    .from(quoteEvents)
    .where(eq(quoteEvents.quoteId, id))
    .orderBy(asc(createdAt), sql`rowid`);
}

function selectQuestions({ db }: SignedInContext, id: string) {
  const { id: questionId, invitationId, asker, question, answer, createdAt, answeredAt } = rfqQuestions;
  return db
    .select({ id: questionId, asker, question, answer, createdAt, answeredAt })
    .from(rfqQuestions)
    .where(sql`${invitationId} = (select ${quotes.invitationId} from ${quotes} where ${quotes.id} = ${id})`)
    .orderBy(asc(createdAt));
}

function selectAsked({ db }: SignedInContext, id: string) {
  const { position, description, quantity, quantityMilli, unit } = rfqLines;
  const isSellers = sql`${products.supplierId} = (select ${quotes.supplierId} from ${quotes} where ${quotes.id} = ${id})`;
  return db
    .select({ position, description, names: goodsNames("products.number"), quantity, quantityMilli, unit })
    .from(rfqLines)
    .leftJoin(products, and(eq(products.number, rfqLines.productNumber), isSellers))
    .where(sql`${rfqLines.rfqId} = (select ${quotes.rfqId} from ${quotes} where ${quotes.id} = ${id})`)
    .orderBy(asc(position));
}

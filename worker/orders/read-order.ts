import { and, eq, or, sql } from "drizzle-orm";
import type { CategorySlug } from "#domain/catalogue/categories.ts";
import { mayOperate } from "#domain/identity/access.ts";
import { holdsOne } from "#domain/identity/grants.ts";
import { PROCEDURE_GRANTS, THING_GRANTS } from "#domain/identity/needed-grants.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import { phoneFrom } from "#domain/kernel/phone.ts";
import { type OrderViewer, orderButtons } from "#domain/orders/order-buttons.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import { paymentSchedule, paymentSums } from "#domain/orders/payment-schedule.ts";
import type { OrderAsked } from "#domain/orders/transition-order.ts";
import { tradeSight, withoutContacts } from "#domain/suppliers/trade-sight.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { type OrderParty, orderLines, orders } from "#drizzle/schema/orders.ts";
import { proposals } from "#drizzle/schema/proposals.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { isOpenProposal } from "#worker/platform/write/proposals.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";
import { lastProposal } from "./agree-freight.ts";
import { selectParts } from "./order-parts.ts";
import { ratingsSeenBy } from "./ratings-seen.ts";

const columns = {
  reference: orders.reference,
  status: orders.status,
  payment: orders.payment,
  version: orders.version,
  currency: orders.currency,
  incoterm: orders.incoterm,
  place: orders.place,
  leadTimeDaysMin: orders.leadTimeDaysMin,
  leadTimeDaysMax: orders.leadTimeDaysMax,
  paymentTerms: orders.paymentTerms,
  goodsMinor: orders.goodsMinor,
  discountMinor: orders.discountMinor,
  freightMinor: orders.freightMinor,
  insuranceMinor: orders.insuranceMinor,
  vatRate: orders.vatRate,
  vatMinor: orders.vatMinor,
  isVatOpen: orders.isVatOpen,
  totalMinor: orders.totalMinor,
  notes: orders.notes,
  answerBy: orders.answerBy,
  carrier: orders.carrier,
  trackingReference: orders.trackingReference,
  shippedAt: orders.shippedAt,
  deliveredAt: orders.deliveredAt,
  completedAt: orders.completedAt,
  closingReason: orders.closingReason,
  cancelAskedBy: orders.cancelAskedBy,
  cancelNote: orders.cancelNote,
  disputedAt: orders.disputedAt,
  escalatedAt: orders.escalatedAt,
  createdAt: orders.createdAt,
  quoteId: orders.quoteId,
  verifyCode: orders.verifyCode,
};

/**
 * The page of an order for its buyer, its supplier or the platform, as of now: terms, lines, timeline, documents, payments, the
 * talk of a dispute and the ratings that the viewer may see; with what the viewer may do. Both parties see the same, but
 * for sealed ratings. A supplier that is no longer approved still reads its orders, without contact details and files, and does
 * nothing with them; one that was terminated reads none. One database call besides the session's.
 * @throws AppError NOT_FOUND for another's and a missing one alike
 */
export async function readOrder(ctx: SignedInContext, { reference }: OrderAsked) {
  const { found, lines, events, documents, payments, dispute, ofSupplier, ofBuyer } = await readRows(ctx, reference);
  if (!found) throw new AppError("NOT_FOUND");
  const side: OrderViewer = found.isBuyer ? "buyer" : found.isSeller ? "supplier" : "admin";
  const sight = side === "supplier" ? tradeSight(found.supplier.status) : "whole";
  if (sight === "nothing") throw new AppError("NOT_FOUND");
  const isWhole = sight === "whole";
  const now = ctx.now();
  const proposedFreightMinor = found.proposed === null ? null : Number(found.proposed);
  const order = {
    ...orderAsOf(found.order, now),
    proposedFreightMinor,
    quoteReference: found.quoteReference,
    category: found.category,
  };
  const sums = paymentSums(order.totalMinor, payments);
  const ratings = ratingsSeenBy(side, order, { ofSupplier, ofBuyer }, now);
  const facts = {
    ...order,
    outstandingMinor: sums.outstandingMinor,
    hasUnconfirmedPayment: payments.some(({ status }) => status === "recorded"),
    hasProposal: dispute.some((entry) => entry.proposal !== null && entry.side !== side && entry.side !== "admin"),
    mayRate: ratings.canRate,
  };
  const { status: _, ...supplier } = found.supplier;
  const mayAct = isWhole && mayMove(ctx, side);
  const proposedRuling = side === "admin" && mayAct ? found.proposedRuling : null;
  return {
    side,
    isReachable: found.supplier.status === "approved" && isOtherReachable(side, found),
    // While a ruling waits for a second operator, no other can be made.
    actions: mayAct && proposedRuling === null ? orderButtons(facts, side, now) : [],
    proposedRuling,
    order,
    ...seenParts(isWhole, { buyer: reachableBuyer(found.buyer), documents, payments }),
    supplier: { ...supplier, names: found.names },
    lines,
    events,
    sums,
    schedule: paymentSchedule(order.paymentTerms, order.totalMinor, payments),
    dispute,
    ratings,
  };
}

/** The sides move an order, and of the platform those who may rule on it. */
function mayMove({ caller }: SignedInContext, side: OrderViewer): boolean {
  return side !== "admin" || holdsOne(PROCEDURE_GRANTS["orders.rule"], caller.grants);
}

/** An order keeps its buyer as it was written: the country of the delivery decides for a phone without a calling code. */
function reachableBuyer(buyer: OrderParty): OrderParty {
  return { ...buyer, phone: phoneFrom(buyer.country, buyer.phone) };
}

/** The order, where it is the caller's or the platform's to see, with all its parts. */
async function readRows(ctx: SignedInContext, reference: string) {
  const { userId } = ctx.caller;
  const isOperator = mayOperate(ctx.caller, THING_GRANTS.order);
  const isTheirs = or(eq(orders.buyerId, userId), eq(suppliers.ownerId, userId), sql`${isOperator}`);
  const [[found], lines, events, documents, payments, dispute, [ofSupplier], [ofBuyer]] = await ctx.db.batch([
    ctx.db
      .select({
        order: columns,
        buyer: orders.buyer,
        isBuyer: sql<number>`${orders.buyerId} is ${userId}`,
        isSeller: sql<number>`${suppliers.ownerId} is ${userId}`,
        isBuyerReachable: sql.raw(accountAnswers("orders.buyer_id")).mapWith(Boolean),
        isSellerReachable: sql.raw(accountAnswers("suppliers.owner_id")).mapWith(Boolean),
        proposed: lastProposal(),
        proposedRuling: proposedRuling(ctx),
        quoteReference: sql<
          string | null
        >`(select ${quotes.reference} from ${quotes} where ${quotes.id} = ${orders.quoteId})`,
        category: categoryOfOrder(),
        names: namesOf(),
        supplier: {
          slug: suppliers.slug,
          country: suppliers.country,
          city: suppliers.city,
          trn: suppliers.trn,
          status: suppliers.status,
        },
      })
      .from(orders)
      .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
      .where(and(eq(orders.reference, reference), isTheirs)),
    ...selectParts(ctx.db, reference),
  ]);
  return { found, lines, events, documents, payments, dispute, ofSupplier, ofBuyer };
}

interface Guarded<Document, Payment> {
  buyer: OrderParty;
  documents: Document[];
  payments: Payment[];
}

/** Whose the ruling is, seen by the caller, that waits for a second operator; null where none does. */
function proposedRuling({ caller, now }: SignedInContext) {
  return sql<"own" | "other" | null>`(select iif(${proposals.proposedBy} = ${caller.userId}, 'own', 'other')
    from ${proposals} where ${and(eq(proposals.subjectId, orders.id), isOpenProposal(now()))})`;
}

/** What the goods are of: the request's own category, or that of the first product; null where neither is known. */
function categoryOfOrder() {
  return sql<CategorySlug | null>`coalesce(
    (select ${rfqs.category} from ${quotes} inner join ${rfqs} on ${rfqs.id} = ${quotes.rfqId}
      where ${quotes.id} = ${orders.quoteId}),
    (select ${products.category} from ${orderLines} inner join ${products}
      on ${products.number} = ${orderLines.productNumber} where ${orderLines.orderId} = ${orders.id} limit 1))`;
}

/** What names contacts and files; a company that is not approved sees neither. */
function seenParts<Document, Payment extends { documentId: string | null }>(
  isWhole: boolean,
  { buyer, documents, payments }: Guarded<Document, Payment>,
) {
  if (isWhole) return { buyer, documents, payments, hidesContacts: false };
  const withoutFiles = payments.map((payment) => ({ ...payment, documentId: null }));
  return { buyer: withoutContacts(buyer), documents: [], payments: withoutFiles, hidesContacts: true };
}

/** The other party has an account that can be written to; the platform is none of the two. */
function isOtherReachable(
  side: OrderViewer,
  found: { isBuyerReachable: boolean; isSellerReachable: boolean },
): boolean {
  if (side === "admin") return false;
  return side === "buyer" ? found.isSellerReachable : found.isBuyerReachable;
}

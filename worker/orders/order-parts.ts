import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import { products } from "#drizzle/schema/catalogue.ts";
import { disputeEntries, orderDocuments, orderEvents, orderLines, orders } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";

// The parts of an order's page, each an allow-list for both parties and the platform (security 14); joined by the order,
// so that none is read where the order isn't the caller's: the page throws them away then.

/** The statements of all parts, for a batch. */
export function selectParts(db: Database, reference: string) {
  return [
    selectLines(db, reference),
    selectEvents(db, reference),
    selectDocuments(db, reference),
    selectPayments(db, reference),
    selectDispute(db, reference),
    selectRatingOfSupplier(db, reference),
    selectRatingOfBuyer(db, reference),
  ] as const;
}

const isOf = (reference: string) => eq(orders.reference, reference);

function selectLines(db: Database, reference: string) {
  return db
    .select({
      position: orderLines.position,
      productNumber: orderLines.productNumber,
      productId: onSaleId(),
      sku: orderLines.sku,
      description: orderLines.description,
      names: goodsNames("order_lines.product_number"),
      quantityMilli: orderLines.quantityMilli,
      unit: orderLines.unit,
      unitPriceMinor: orderLines.unitPriceMinor,
      amountMinor: orderLines.amountMinor,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(isOf(reference))
    .orderBy(asc(orderLines.position));
}

/** The product of a line while it is on sale: what can be ordered again. */
function onSaleId() {
  return sql<string | null>`(select ${products.id} from ${products} inner join ${suppliers}
    on ${suppliers.id} = ${products.supplierId} where ${products.number} = ${orderLines.productNumber}
    and ${products.status} = 'published' and ${suppliers.status} = 'approved')`;
}

function selectEvents(db: Database, reference: string) {
  return db
    .select({
      action: orderEvents.action,
      fromStatus: orderEvents.fromStatus,
      toStatus: orderEvents.toStatus,
      actor: orderEvents.actor,
      note: orderEvents.note,
      createdAt: orderEvents.createdAt,
    })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(isOf(reference))
    .orderBy(asc(orderEvents.createdAt));
}

function selectDocuments(db: Database, reference: string) {
  return db
    .select({
      id: orderDocuments.id,
      kind: orderDocuments.kind,
      side: orderDocuments.side,
      name: orderDocuments.fileName,
      type: orderDocuments.mediaType,
      bytes: orderDocuments.bytes,
      createdAt: orderDocuments.createdAt,
    })
    .from(orders)
    .innerJoin(orderDocuments, eq(orderDocuments.orderId, orders.id))
    .where(isOf(reference))
    .orderBy(asc(orderDocuments.createdAt));
}

function selectPayments(db: Database, reference: string) {
  return db
    .select({
      id: paymentRecords.id,
      status: paymentRecords.status,
      amountMinor: paymentRecords.amountMinor,
      method: paymentRecords.method,
      reference: paymentRecords.reference,
      documentId: paymentRecords.documentId,
      paidOn: paymentRecords.paidOn,
      confirmedAt: paymentRecords.confirmedAt,
      refusalReason: paymentRecords.refusalReason,
      createdAt: paymentRecords.createdAt,
    })
    .from(orders)
    .innerJoin(paymentRecords, eq(paymentRecords.orderId, orders.id))
    .where(isOf(reference))
    .orderBy(asc(paymentRecords.createdAt));
}

function selectDispute(db: Database, reference: string) {
  return db
    .select({
      id: disputeEntries.id,
      side: disputeEntries.side,
      proposal: disputeEntries.proposal,
      text: disputeEntries.text,
      createdAt: disputeEntries.createdAt,
    })
    .from(orders)
    .innerJoin(disputeEntries, eq(disputeEntries.orderId, orders.id))
    .where(isOf(reference))
    .orderBy(asc(disputeEntries.createdAt));
}

function selectRatingOfSupplier(db: Database, reference: string) {
  return db
    .select({
      status: supplierRatings.status,
      opensAt: supplierRatings.opensAt,
      supplierRating: supplierRatings.supplierRating,
      productQuality: supplierRatings.productQuality,
      deliveryTime: supplierRatings.deliveryTime,
      communication: supplierRatings.communication,
      review: supplierRatings.review,
      reply: supplierRatings.reply,
      repliedAt: supplierRatings.repliedAt,
      createdAt: supplierRatings.createdAt,
    })
    .from(orders)
    .innerJoin(supplierRatings, eq(supplierRatings.orderId, orders.id))
    .where(isOf(reference));
}

function selectRatingOfBuyer(db: Database, reference: string) {
  return db
    .select({
      status: buyerRatings.status,
      rating: buyerRatings.rating,
      review: buyerRatings.review,
      createdAt: buyerRatings.createdAt,
    })
    .from(orders)
    .innerJoin(buyerRatings, eq(buyerRatings.orderId, orders.id))
    .where(isOf(reference));
}

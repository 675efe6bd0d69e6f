import { asc, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client.ts";
import {
  disputeEntries,
  orderDocuments,
  orderEvents,
  orderLines,
  orders,
  paymentRecords,
} from "#drizzle/schema/orders.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";

// The parts of an order's page, each an allow-list for both parties and the house (security.md 14); joined by the order,
// so that none is read where the order isn't the caller's: the page throws them away then.

export function selectParts(db: Database, reference: string) {
  const isOf = eq(orders.reference, reference);
  return [
    db
      .select({
        position: orderLines.position,
        productNumber: orderLines.productNumber,
        sku: orderLines.sku,
        description: orderLines.description,
        quantityMilli: orderLines.quantityMilli,
        unit: orderLines.unit,
        unitPriceMinor: orderLines.unitPriceMinor,
        amountMinor: orderLines.amountMinor,
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(isOf)
      .orderBy(asc(orderLines.position)),
    db
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
      .where(isOf)
      .orderBy(asc(orderEvents.createdAt)),
    db
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
      .where(isOf)
      .orderBy(asc(orderDocuments.createdAt)),
    db
      .select({
        id: paymentRecords.id,
        kind: paymentRecords.kind,
        amountMinor: paymentRecords.amountMinor,
        method: paymentRecords.method,
        reference: paymentRecords.reference,
        documentId: paymentRecords.documentId,
        paidOn: paymentRecords.paidOn,
        confirmedAt: paymentRecords.confirmedAt,
        createdAt: paymentRecords.createdAt,
      })
      .from(orders)
      .innerJoin(paymentRecords, eq(paymentRecords.orderId, orders.id))
      .where(isOf)
      .orderBy(asc(paymentRecords.createdAt)),
    db
      .select({
        id: disputeEntries.id,
        side: disputeEntries.side,
        proposal: disputeEntries.proposal,
        text: disputeEntries.text,
        createdAt: disputeEntries.createdAt,
      })
      .from(orders)
      .innerJoin(disputeEntries, eq(disputeEntries.orderId, orders.id))
      .where(isOf)
      .orderBy(asc(disputeEntries.createdAt)),
    db
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
      .where(isOf),
    db
      .select({ rating: buyerRatings.rating, review: buyerRatings.review, createdAt: buyerRatings.createdAt })
      .from(orders)
      .innerJoin(buyerRatings, eq(buyerRatings.orderId, orders.id))
      .where(isOf),
  ] as const;
}

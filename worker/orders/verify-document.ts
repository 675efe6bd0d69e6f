import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { nameIn } from "#domain/kernel/names.ts";
import type { VerifyDocument } from "#domain/orders/list-orders.ts";
import { DOCUMENT_PREFIXES, type OrderDocumentName, referenceOfDocument } from "#domain/orders/order-reference.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Context } from "#worker/platform/context.ts";
import { callerCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

const columns = {
  reference: orders.reference,
  status: orders.status,
  answerBy: orders.answerBy,
  deliveredAt: orders.deliveredAt,
  completedAt: orders.completedAt,
  disputedAt: orders.disputedAt,
  escalatedAt: orders.escalatedAt,
  createdAt: orders.createdAt,
  buyer: orders.buyer,
  currency: orders.currency,
  totalMinor: orders.totalMinor,
  supplierNames: namesOf(),
};

/**
 * Whether a printed order, pro-forma invoice or purchase order is real: what it must say, for whoever holds its number and
 * its code. One database call.
 * @throws AppError NOT_FOUND for an unknown number and a wrong code alike; RATE_LIMITED
 */
export async function verifyDocument({ db, now, clientAddress }: Context, { number, code, locale }: VerifyDocument) {
  const counters = [callerCounter("orders.verify", clientAddress)];
  const {
    counted,
    found: [found],
  } = await batchOf(
    { db },
    {
      call: db.run(countCall(counters, now(), sql`true`)),
      counted: readCounters(db, counters),
      found: db
        .select(columns)
        .from(orders)
        .innerJoin(suppliers, eq(suppliers.id, orders.supplierId))
        .where(and(eq(orders.reference, referenceOfDocument(number)), eq(orders.verifyCode, code))),
    },
  );
  const refusal = overLimit(counters, counted, now());
  if (refusal) throw refusal;
  if (!found) throw new AppError("NOT_FOUND");
  const { status } = orderAsOf(found, now());
  const { reference, createdAt, currency, totalMinor } = found;
  return {
    document: documentOf(number),
    number,
    reference,
    status,
    createdAt,
    supplierName: nameIn(found.supplierNames, locale),
    buyerName: found.buyer.companyName,
    currency,
    totalMinor,
  };
}

function documentOf(number: string): OrderDocumentName {
  const documents = Object.entries(DOCUMENT_PREFIXES) as [OrderDocumentName, string][];
  return documents.find(([, prefix]) => number.startsWith(`${prefix}-`))?.[0] ?? "order";
}

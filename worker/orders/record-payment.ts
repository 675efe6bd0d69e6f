import { eq, type SQL, sql } from "drizzle-orm";
import { AppError, type FieldIssue } from "#domain/kernel/app-error.ts";
import { fitsCurrency, fromMinor, toMinor } from "#domain/kernel/price.ts";
import { PAYABLE_STATUSES, type RecordPayment } from "#domain/orders/payments.ts";
import { orderDocuments, orders } from "#drizzle/schema/orders.ts";
import { paymentRecords } from "#drizzle/schema/payments.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { notifyParties } from "./notify-parties.ts";
import { mayAct, type OrderToTransition } from "./order-to-transition.ts";
import { paymentRows } from "./payment-rows.ts";
import { recordedMinor } from "./payment-sums-sql.ts";
import { ownOrder } from "./transition-order.ts";

type Payment = typeof paymentRecords.$inferInsert;

/**
 * The buyer writes down money that was sent to the supplier; the platform holds none of it. Record, payment state, event,
 * notice and mail in one batch. What an order is paid is counted from its records; none goes over what is outstanding.
 * @throws AppError NOT_FOUND for another's order; BAD_INPUT with `amount:precision`, `amount:above_outstanding` (`maximum` in
 *   units of the currency) or `documentId:unknown`; CONFLICT with state and action for an order that is not agreed on or was
 *   called off
 */
export async function recordPayment(
  ctx: SignedInContext,
  { idempotencyKey, ...input }: RecordPayment,
): Promise<{ id: string }> {
  const { order, side } = await ownOrder(ctx, input.reference);
  if (side !== "buyer") throw new AppError("CONFLICT", { state: order.status, action: "record_payment" });
  if (!fitsCurrency(input.amount, order.currency)) throw refusedField("amount", "precision");
  const payment = paymentRow(ctx, order, input);
  const { response, isReplay } = await guardedWrite<{ id: string }, Missing>(ctx, {
    procedure: "orders.recordPayment",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input,
    response: { id: payment.id },
    precondition: sql`${isRecordable(payment)} and ${mayAct(ctx, order)}`,
    refusal: { read: selectMissing(ctx, payment), of: ([missing]) => refusalOf(order, payment, missing) },
    rows: [
      row(paymentRecords, payment),
      ...paymentRows(ctx, order, "buyer", "record_payment", null),
      ...notifyParties(ctx, order, [{ to: "supplier", what: "payment_recorded" }]),
    ],
  });
  if (!isReplay) flushOutbox(ctx);
  return response;
}

function paymentRow(ctx: SignedInContext, order: OrderToTransition, input: Omit<RecordPayment, "idempotencyKey">) {
  return {
    id: newId("pay"),
    orderId: order.id,
    supplierId: order.supplierId,
    status: "recorded",
    amountMinor: toMinor(input.amount, order.currency) ?? 0,
    method: input.method,
    reference: input.paymentReference,
    documentId: input.documentId ?? null,
    paidOn: input.paidOn,
    recordedBy: ctx.caller.userId,
    confirmedAt: null,
    createdAt: ctx.now(),
    updatedAt: ctx.now(),
  } satisfies Payment;
}

function isPayable(): SQL {
  return sql`${orders.status} in (select value from json_each(${JSON.stringify(PAYABLE_STATUSES)}))`;
}

function isOwnDocument({ documentId, orderId }: Payment): SQL {
  if (!documentId) return sql`true`;
  return sql`exists (select 1 from ${orderDocuments}
    where ${orderDocuments.id} = ${documentId} and ${orderDocuments.orderId} = ${orderId})`;
}

/** Holds while the order may be paid, the amount is not above what is outstanding and the proof is the order's. */
function isRecordable(payment: Payment): SQL {
  const { orderId, amountMinor } = payment;
  return sql`exists (select 1 from ${orders} where ${orders.id} = ${orderId} and ${isPayable()}
      and ${recordedMinor(orderId)} + ${amountMinor} <= ${orders.totalMinor}) and ${isOwnDocument(payment)}`;
}

interface Missing {
  status: string;
  isPayable: boolean;
  outstandingMinor: number;
  hasDocument: boolean;
}

function selectMissing({ db }: SignedInContext, payment: Payment) {
  return db
    .select({
      status: sql<string>`${orders.status}`,
      isPayable: isPayable().mapWith(Boolean),
      outstandingMinor: sql<number>`${orders.totalMinor} - ${recordedMinor(payment.orderId)}`,
      hasDocument: isOwnDocument(payment).mapWith(Boolean),
    })
    .from(orders)
    .where(eq(orders.id, payment.orderId));
}

function refusalOf(
  { status, currency }: OrderToTransition,
  { amountMinor }: Payment,
  missing: Missing | undefined,
): AppError {
  const conflict = new AppError("CONFLICT", { state: missing?.status ?? status, action: "record_payment" });
  if (!missing?.isPayable) return conflict;
  if (!missing.hasDocument) return refusedField("documentId", "unknown");
  if (amountMinor <= missing.outstandingMinor) return conflict;
  const maximum = Number(fromMinor(Math.max(0, missing.outstandingMinor), currency));
  return refusedField("amount", "above_outstanding", { maximum, currency });
}

function refusedField(path: string, code: string, bounds: Pick<FieldIssue, "maximum" | "currency"> = {}): AppError {
  return new AppError("BAD_INPUT", { issues: [{ path, code, ...bounds }] });
}

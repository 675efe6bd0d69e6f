import { and, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { fitsCurrency, toMinor } from "#domain/kernel/price.ts";
import type { PaymentState } from "#domain/orders/order-machine.ts";
import {
  type ConfirmPayment,
  PAYABLE_STATUSES,
  PAYMENT_MOVES,
  paymentMachine,
  type RecordPayment,
} from "#domain/orders/payments.ts";
import { orderDocuments, orderEvents, orders, paymentRecords } from "#drizzle/schema/orders.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { postSoon } from "#worker/platform/tell-accounts.ts";
import { asConflict } from "./add-to-dispute.ts";
import { mayAct } from "./movable-order.ts";
import { type OwnOrder, ownOrder } from "./move-order.ts";
import { tellParties } from "./tell-parties.ts";

/**
 * The buyer writes down money that was sent to the supplier; the house holds none of it. Record, payment state, event,
 * notice and mail in one batch.
 * @throws AppError NOT_FOUND for another's order; BAD_INPUT with `amount:precision` or `documentId:unknown`; CONFLICT with
 *   state and action for an order that is not agreed on or was called off, and for a payment that is recorded already
 */
export async function recordPayment(
  ctx: SignedInContext,
  { idempotencyKey, ...input }: RecordPayment,
): Promise<{ id: string; payment: PaymentState }> {
  const own = await ownOrder(ctx, input.reference);
  const { order, side } = own;
  if (side !== "buyer") throw new AppError("CONFLICT", { state: order.status, action: "record_payment" });
  if (!fitsCurrency(input.amount, order.currency)) {
    throw new AppError("BAD_INPUT", { issues: [{ path: "amount", code: "precision" }] });
  }
  const { from, to } = { from: order.payment, to: PAYMENT_MOVES[input.kind].to };
  const record = recordRow(ctx, own, input);
  const rows = tellParties(ctx, order, [{ to: "supplier", what: "payment_recorded" }]);
  const { response, isReplay } = await guardedWrite<{ id: string; payment: PaymentState }>(ctx, {
    procedure: "orders.recordPayment",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input,
    response: { id: record.id, payment: to },
    precondition: sql`${sql.raw(paymentMachine.can(from, input.kind, "buyer") ? "true" : "false")}
      and exists (select 1 from ${orders} where ${orders.id} = ${order.id} and ${orders.payment} = ${from}
        and ${orders.status} in (select value from json_each(${JSON.stringify(PAYABLE_STATUSES)})))
      and (${record.documentId} is null or exists (select 1 from ${orderDocuments}
        where ${orderDocuments.id} = ${record.documentId} and ${orderDocuments.orderId} = ${order.id}))
      and ${mayAct(ctx, order)}`,
    rows: [
      row(paymentRecords, record),
      row(orderEvents, eventRow(ctx, own, `record_${input.kind}`)),
      (condition) => sql`update ${orders} set payment = ${to}, version = version + 1, updated_at = ${ctx.now()}
        where ${orders.id} = ${order.id} and ${condition}`,
      ...rows,
    ],
  }).catch((refusal: unknown) => {
    throw asConflict(refusal, order.payment, "record_payment");
  });
  if (!isReplay) postSoon(ctx);
  return response;
}

function recordRow(ctx: SignedInContext, { order }: OwnOrder, input: Omit<RecordPayment, "idempotencyKey">) {
  return {
    id: newId("pay"),
    orderId: order.id,
    kind: input.kind,
    amountMinor: toMinor(input.amount, order.currency) ?? 0,
    method: input.method,
    reference: input.paymentReference,
    documentId: input.documentId ?? null,
    paidOn: input.paidOn,
    recordedBy: ctx.caller.userId,
    confirmedAt: null,
    createdAt: ctx.now(),
  };
}

function eventRow(ctx: SignedInContext, { order, side }: OwnOrder, action: string) {
  const { id: orderId, status } = order;
  const by = { actor: side, actorId: ctx.caller.userId, note: null, createdAt: ctx.now() };
  return { id: newId("evt"), orderId, action, fromStatus: status, toStatus: status, ...by };
}

/**
 * The supplier says that recorded money has come, once: with event, notice and mail in one batch.
 * @throws AppError NOT_FOUND for another's order and for a payment that is not the order's; CONFLICT with state and action
 *   where it was confirmed before
 */
export async function confirmPayment(
  ctx: SignedInContext,
  { reference, id }: ConfirmPayment,
): Promise<{ id: string; confirmedAt: number }> {
  const own = await ownOrder(ctx, reference);
  const { order, side } = own;
  if (side !== "supplier") throw new AppError("CONFLICT", { state: order.status, action: "confirm_payment" });
  const isOfOrder = and(eq(paymentRecords.id, id), eq(paymentRecords.orderId, order.id));
  const event = eventRow(ctx, own, "confirm_payment");
  const isWritten = sql`exists (select 1 from ${orderEvents} where ${orderEvents.id} = ${event.id})`;
  const rows = tellParties(ctx, order, [{ to: "buyer", what: "payment_confirmed" }]);
  const confirmedAt = ctx.now();
  const [{ rowsAffected }, , [found]] = await ctx.db.batch([
    ctx.db
      .update(paymentRecords)
      .set({ confirmedAt })
      .where(and(isOfOrder, isNull(paymentRecords.confirmedAt), mayAct(ctx, order))),
    ctx.db.run(insertWhere(orderEvents, event, sql`changes() = 1`)),
    ctx.db.select({ confirmedAt: paymentRecords.confirmedAt }).from(paymentRecords).where(isOfOrder),
    ...rows.map((write) => ctx.db.run(write(isWritten))),
  ]);
  if (!found) throw new AppError("NOT_FOUND");
  if (rowsAffected === 0) {
    const state = found.confirmedAt === null ? order.status : "confirmed";
    throw new AppError("CONFLICT", { state, action: "confirm_payment" });
  }
  postSoon(ctx);
  return { id, confirmedAt };
}

import { and, eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { OrderNews } from "#domain/orders/order-notices.ts";
import {
  type ConfirmPayment,
  PAYMENT_TRANSITIONS,
  type PaymentAction,
  type PaymentStatus,
  paymentMachine,
  type RefusePayment,
} from "#domain/orders/payments.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { paymentEvents, paymentRecords } from "#drizzle/schema/payments.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type Intent, idempotentReplay, selectKept } from "#worker/platform/idempotent-replay.ts";
import { flushOutbox } from "#worker/platform/notify-accounts.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { type Transitioned, transitionOnce } from "#worker/platform/write/transition.ts";
import { notifyParties } from "./notify-parties.ts";
import { mayAct } from "./order-to-transition.ts";
import { paymentRows } from "./payment-rows.ts";
import { asOwn, selectOwn } from "./transition-order.ts";

const PAYMENT = { table: paymentRecords, key: paymentRecords.id, events: paymentEvents };
const NEWS = {
  confirm_payment: "payment_confirmed",
  refuse_payment: "payment_refused",
} as const satisfies Record<PaymentAction, OrderNews>;

const VERBS = {
  confirm_payment: "orders.confirmPayment",
  refuse_payment: "orders.refusePayment",
} as const satisfies Record<PaymentAction, string>;

export interface AnsweredPayment {
  id: string;
  status: PaymentStatus;
}

/**
 * The supplier says that recorded money has come, once: with event, notice and mail in one batch.
 * @throws AppError NOT_FOUND for another's order and for a payment that is not the order's; CONFLICT with state and action
 *   where it was answered before
 */
export function confirmPayment(ctx: SignedInContext, input: ConfirmPayment): Promise<AnsweredPayment> {
  return answerPayment(ctx, "confirm_payment", { ...input, reason: null });
}

/** The supplier says that recorded money has not come, and why; it counts no more. Refusals as {@link confirmPayment}. */
export function refusePayment(ctx: SignedInContext, input: RefusePayment): Promise<AnsweredPayment> {
  return answerPayment(ctx, "refuse_payment", input);
}

async function answerPayment(
  ctx: SignedInContext,
  action: PaymentAction,
  { idempotencyKey: key, reference, id, reason: note }: ConfirmPayment & { reason: string | null },
): Promise<AnsweredPayment> {
  const intent: Intent = { procedure: VERBS[action], key, input: { reference, id, note } };
  const { own, payment, kept } = await readPayment(ctx, reference, id, intent);
  const answered = idempotentReplay<Transitioned<PaymentStatus>>(ctx, kept, intent);
  if (answered) return { id, status: answered.status };
  const { order, side } = own;
  if (side !== "supplier") throw new AppError("CONFLICT", { state: order.status, action });
  if (!payment) throw new AppError("NOT_FOUND");
  paymentMachine.transition(payment.status, action, side);
  const { to } = PAYMENT_TRANSITIONS[action];
  const isConfirmed = to === "confirmed";
  const change = {
    action,
    to,
    event: { paymentId: id, actorId: ctx.caller.userId, note },
    changes: isConfirmed ? { confirmedAt: ctx.now() } : { refusalReason: note },
    guard: mayAct(ctx, order),
    effects: [
      ...paymentRows(ctx, order, side, action, note),
      ...notifyParties(ctx, order, [{ to: "buyer", what: NEWS[action], note }]),
    ],
  };
  await transitionOnce<typeof paymentRecords, typeof paymentEvents, PaymentStatus>(
    ctx,
    PAYMENT,
    payment,
    change,
    intent,
  );
  flushOutbox(ctx);
  return { id, status: to };
}

async function readPayment(ctx: SignedInContext, reference: string, id: string, intent: Intent) {
  const { orderRows, payments, kept } = await batchOf(ctx, {
    orderRows: selectOwn(ctx, reference),
    payments: ctx.db
      .select({ key: paymentRecords.id, status: paymentRecords.status, version: paymentRecords.version })
      .from(paymentRecords)
      .innerJoin(orders, eq(orders.id, paymentRecords.orderId))
      .where(and(eq(paymentRecords.id, id), eq(orders.reference, reference))),
    kept: selectKept(ctx.db, ctx.caller.userId, intent),
  });
  return { own: asOwn(ctx, orderRows[0]), payment: payments[0], kept };
}

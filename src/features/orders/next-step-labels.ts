import { COMPLETE_AFTER_MS, DISPUTE_WITHIN_MS } from "#domain/orders/order-machine.ts";
import { dueNowMinor } from "#domain/orders/payment-moments.ts";
import { formatDateTime, formatMoney } from "#i18n/formats.ts";
import { isolated } from "#i18n/isolated.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { OrderStanding } from "./order-labels.ts";

/** The supplier is to say what delivery costs. */
export function freightOpen({ order }: OrderStanding): string {
  return order.status === "confirmed" ? m.orders_own_confirmed_freight() : m.orders_own_freight_open();
}

/** The buyer is to agree to what delivery costs. */
export function freightProposed({ order }: OrderStanding): string {
  const amount = formatMoney(order.proposedFreightMinor ?? 0, order.currency, currentLocale());
  return m.orders_own_freight_proposed({ amount: isolated(amount) });
}

/** The buyer is to pay, and how much. */
export function paymentDue({ order, schedule }: OrderStanding): string {
  const amount = formatMoney(dueNowMinor(order, schedule), order.currency, currentLocale());
  return m.orders_own_payment_due({ amount: isolated(amount) });
}

/** When a delivered order completes, and until when it can be disputed. */
export function windows({ deliveredAt }: OrderStanding["order"]): { date: string; dispute: string } {
  return {
    date: moment(after(deliveredAt, COMPLETE_AFTER_MS)),
    dispute: moment(after(deliveredAt, DISPUTE_WITHIN_MS)),
  };
}

/** A moment so many ms after another; null where nobody knows the first. */
export function after(time: number | null, span: number): number | null {
  return time === null ? null : time + span;
}

/** A moment in the reader's words, or a dash. */
export function moment(time: number | null): string {
  return time === null ? "—" : formatDateTime(time, currentLocale());
}

/** Of a completed order: that it may be rated, to the side that still may. */
export function nextCompleted({ actions }: OrderStanding): string {
  return actions.includes("rate") ? m.orders_next_completed() : m.orders_next_completed_over();
}

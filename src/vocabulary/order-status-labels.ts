import { ORDER_FACTS } from "#domain/orders/order-facts.ts";
import type { PaymentState } from "#domain/orders/order-machine.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { BadgeTone } from "./look-of.ts";

/** The states of an order as both sides and the platform read them. */
export const STATUS_LABELS: Record<OrderStatus, { words: () => string; tone: BadgeTone }> = {
  new: { words: m.orders_status_new, tone: ORDER_FACTS.new.tone },
  confirmed: { words: m.orders_status_confirmed, tone: ORDER_FACTS.confirmed.tone },
  in_production: { words: m.orders_status_in_production, tone: ORDER_FACTS.in_production.tone },
  ready_to_ship: { words: m.orders_status_ready_to_ship, tone: ORDER_FACTS.ready_to_ship.tone },
  shipped: { words: m.orders_status_shipped, tone: ORDER_FACTS.shipped.tone },
  delivered: { words: m.orders_status_delivered, tone: ORDER_FACTS.delivered.tone },
  completed: { words: m.orders_status_completed, tone: ORDER_FACTS.completed.tone },
  declined: { words: m.orders_status_declined, tone: ORDER_FACTS.declined.tone },
  cancelled: { words: m.orders_status_cancelled, tone: ORDER_FACTS.cancelled.tone },
  disputed: { words: m.orders_status_disputed, tone: ORDER_FACTS.disputed.tone },
};

/** What is recorded of the money of an order. */
export const PAYMENT_LABELS: Record<PaymentState, () => string> = {
  unpaid: m.orders_payment_unpaid,
  deposit_recorded: m.orders_payment_deposit_recorded,
  paid_recorded: m.orders_payment_paid_recorded,
};

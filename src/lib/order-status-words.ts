import type { PaymentState } from "#domain/orders/order-machine.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { m } from "#i18n/paraglide/messages.js";

type Tone = "neutral" | "gulf" | "brass" | "leaf" | "clay";

/** The states of an order as both sides and the house read them. */
export const STATUS_WORDS: Record<OrderStatus, { words: () => string; tone: Tone }> = {
  new: { words: m.orders_status_new, tone: "brass" },
  confirmed: { words: m.orders_status_confirmed, tone: "gulf" },
  in_production: { words: m.orders_status_in_production, tone: "gulf" },
  ready_to_ship: { words: m.orders_status_ready_to_ship, tone: "gulf" },
  shipped: { words: m.orders_status_shipped, tone: "gulf" },
  delivered: { words: m.orders_status_delivered, tone: "leaf" },
  completed: { words: m.orders_status_completed, tone: "leaf" },
  declined: { words: m.orders_status_declined, tone: "neutral" },
  cancelled: { words: m.orders_status_cancelled, tone: "neutral" },
  disputed: { words: m.orders_status_disputed, tone: "clay" },
};

/** What is recorded of the money of an order. */
export const PAYMENT_WORDS: Record<PaymentState, () => string> = {
  unpaid: m.orders_payment_unpaid,
  deposit_recorded: m.orders_payment_deposit_recorded,
  paid_recorded: m.orders_payment_paid_recorded,
};

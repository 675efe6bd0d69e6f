import type { OrderStep } from "#domain/orders/order-steps.ts";
import { formatDate } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

/** The steps by name: an order's state says where it is, a step what happens there. */
export const STEP_LABELS: Record<OrderStep["status"], () => string> = {
  new: m.orders_step_new,
  confirmed: m.orders_step_confirmed,
  in_production: m.orders_step_in_production,
  ready_to_ship: m.orders_step_ready_to_ship,
  shipped: m.orders_step_shipped,
  delivered: m.orders_step_delivered,
  completed: m.orders_step_completed,
  declined: m.orders_step_declined,
  cancelled: m.orders_step_cancelled,
  disputed: m.orders_step_disputed,
};

/** How a step stands, for those who don't see its sign. */
export function stepStateLabels({ state, isLate }: OrderStep): string {
  if (isLate) return m.orders_step_late();
  if (state === "done") return m.orders_step_done();
  return state === "current" ? m.orders_step_now() : m.orders_step_coming();
}

/** When a step was reached, or until when it was promised; null where nobody knows. */
export function stepDateLabels({ at, promisedAt }: OrderStep): string | null {
  if (at !== null) return formatDate(at, currentLocale());
  return promisedAt === null ? null : m.orders_step_promised({ date: formatDate(promisedAt, currentLocale()) });
}

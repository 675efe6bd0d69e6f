import { m } from "#i18n/paraglide/messages.js";
import { type MainAction, mainActionOf } from "./next-step.ts";
import type { OrderStanding } from "./order-labels.ts";
import { TRANSITIONS } from "./transitions.ts";

/** The words of each button that can lead; what stands in a panel of its own goes by that panel's. */
const ACTS: Partial<Record<MainAction, () => string>> = {
  ...Object.fromEntries(Object.entries(TRANSITIONS).map(([move, { label }]) => [move, label])),
  record_payment: m.orders_record_payment,
  confirm_payment: m.orders_confirm_payment,
  agree_to_settle: m.orders_go_dispute,
  add_to_dispute: m.orders_go_dispute,
};

/** The button that leads on an order's page, in words, for a screen that leads there; null where its reader only looks. */
export function orderAct(order: OrderStanding): string | null {
  const main = mainActionOf(order);
  return (main && ACTS[main]?.()) ?? null;
}

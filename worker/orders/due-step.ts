import { ORDER_TRANSITIONS } from "#domain/orders/order-machine.ts";
import { dueTransition } from "#domain/orders/order-schedule.ts";
import type { OrderToTransition } from "./order-to-transition.ts";
import type { OrderStep } from "./take-step.ts";
import { changesOf, notifiedOf } from "./transition-effects.ts";

/** The scheduler's step that an order is owed as of now, and the order behind it; null where it is owed none. */
export function dueStep(order: OrderToTransition, now: number): { step: OrderStep; after: OrderToTransition } | null {
  const due = dueTransition(order, now);
  if (!due) return null;
  const { to } = ORDER_TRANSITIONS[due.action];
  const changes = changesOf(due.action, due.at, null);
  const step: OrderStep = {
    action: due.action,
    to,
    actor: "clock",
    actorId: null,
    note: null,
    at: due.at,
    changes,
    notify: notifiedOf(due.action, "clock", null),
  };
  const completedAt = due.action === "complete" ? due.at : order.completedAt;
  return { step, after: { ...order, status: to, version: order.version + 1, completedAt } };
}

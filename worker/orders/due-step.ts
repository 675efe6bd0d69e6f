import { dueMove } from "#domain/orders/order-clock.ts";
import { ORDER_MOVES } from "#domain/orders/order-machine.ts";
import type { MovableOrder } from "./movable-order.ts";
import { changesOf, toldOf } from "./move-effects.ts";
import type { OrderStep } from "./take-step.ts";

/** The clock's step that an order is owed as of now, and the order behind it; null where it is owed none. */
export function dueStep(order: MovableOrder, now: number): { step: OrderStep; after: MovableOrder } | null {
  const due = dueMove(order, now);
  if (!due) return null;
  const { to } = ORDER_MOVES[due.action];
  const changes = changesOf(due.action, due.at, null);
  const step: OrderStep = {
    action: due.action,
    to,
    actor: "clock",
    actorId: null,
    note: null,
    at: due.at,
    changes,
    tell: toldOf(due.action, "clock", null),
  };
  const completedAt = due.action === "complete" ? due.at : order.completedAt;
  return { step, after: { ...order, status: to, version: order.version + 1, completedAt } };
}

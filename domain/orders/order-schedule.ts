import { DAY_MS, dayInDubai, endOfDay } from "#domain/kernel/time.ts";
import { workingDaysBetween } from "#domain/kernel/working-days.ts";
import {
  ANSWER_WORKING_DAYS,
  COMPLETE_AFTER_MS,
  DISPUTE_WITHIN_MS,
  ESCALATE_AT_MS,
  ESCALATE_FROM_MS,
  type OrderAction,
} from "./order-machine.ts";
import type { OrderStatus } from "./order-status.ts";

/** What of an order the scheduler looks at; times in milliseconds. */
export interface ScheduledOrder {
  status: OrderStatus;
  answerBy: number | null;
  deliveredAt: number | null;
  completedAt: number | null;
  disputedAt: number | null;
  escalatedAt: number | null;
}

/**
 * Until when a new order can be answered: the last millisecond of its third working day in Dubai, its own day not counted. The
 * moment after it bears the date of a day on which it is too late.
 */
export function answerDeadline(placedAt: number): number {
  let end = endOfDay(dayInDubai(placedAt));
  while (workingDaysBetween(placedAt, end) < ANSWER_WORKING_DAYS) end += DAY_MS;
  return end;
}

/** The move that the scheduler owes an order as of now, with the moment at which it was due; null where it owes none. */
export function dueTransition(
  order: ScheduledOrder,
  now: number,
): { action: OrderAction & ("lapse" | "complete"); at: number } | null {
  if (order.status === "new" && order.answerBy !== null && order.answerBy <= now) {
    return { action: "lapse", at: order.answerBy };
  }
  const completesAt = order.deliveredAt === null ? null : order.deliveredAt + COMPLETE_AFTER_MS;
  if (order.status === "delivered" && completesAt !== null && completesAt <= now) {
    return { action: "complete", at: completesAt };
  }
  return null;
}

/** The order as of now: the scheduler's moves hold even where its job has not run yet (workflows: rules for all of them). */
export function orderAsOf<O extends ScheduledOrder>(order: O, now: number): O {
  const due = dueTransition(order, now);
  if (due?.action === "lapse") return { ...order, status: "cancelled" };
  if (due?.action === "complete") return { ...order, status: "completed", completedAt: due.at };
  return isEscalationDue(order, now) ? { ...order, escalatedAt: (order.disputedAt ?? 0) + ESCALATE_AT_MS } : order;
}

/** True for a dispute that the scheduler brings before the platform. */
export function isEscalationDue(order: ScheduledOrder, now: number): boolean {
  if (order.status !== "disputed" || order.escalatedAt !== null || order.disputedAt === null) return false;
  return order.disputedAt + ESCALATE_AT_MS <= now;
}

/** True once either side may bring a dispute before the platform: the three days to talk are over. */
export function mayEscalate(order: ScheduledOrder, now: number): boolean {
  if (order.status !== "disputed" || order.escalatedAt !== null || order.disputedAt === null) return false;
  return order.disputedAt + ESCALATE_FROM_MS <= now;
}

/** True while a buyer may still dispute a delivery. */
export function mayDispute({ deliveredAt }: ScheduledOrder, now: number): boolean {
  return deliveredAt !== null && now <= deliveredAt + DISPUTE_WITHIN_MS;
}

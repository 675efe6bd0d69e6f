import { and, eq, isNull, lte, type SQL } from "drizzle-orm";
import { COMPLETE_AFTER_MS, ESCALATE_AT_MS } from "#domain/orders/order-machine.ts";
import { isEscalationDue } from "#domain/orders/order-schedule.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { type orderEvents, orders } from "#drizzle/schema/orders.ts";
import type { Post } from "#worker/platform/outbox.ts";
import { transitionEach } from "#worker/platform/write/transition.ts";
import { dueStep } from "./due-step.ts";
import { type OrderToTransition, selectToTransition } from "./order-to-transition.ts";
import { ORDER, type OrderStep, stepTransition } from "./take-step.ts";

/** Orders of each kind that one tick moves; the next takes the rest. */
const MOST_AT_ONCE = 20;

/**
 * The scheduler's moves of orders: new ones that nobody answered lapse, deliveries complete after 14 days, disputes come
 * before the platform on the seventh day; each with event, notices and mails, all in one batch (workflows: Order). Reads
 * apply the same by themselves. Mails go out with the next run of the outbox.
 * @returns how many orders it touched
 */
export async function applyOrderSchedule(clock: Post): Promise<number> {
  const { db, now } = clock;
  const due = (where: SQL | undefined) => selectToTransition(db, where).limit(MOST_AT_ONCE);
  const [unanswered, delivered, disputed] = await db.batch([
    due(and(eq(orders.status, "new"), lte(orders.answerBy, now()))),
    due(and(eq(orders.status, "delivered"), lte(orders.deliveredAt, now() - COMPLETE_AFTER_MS))),
    due(and(eq(orders.status, "disputed"), isNull(orders.escalatedAt), lte(orders.disputedAt, now() - ESCALATE_AT_MS))),
  ]);
  const steps = [...unanswered, ...delivered, ...disputed].flatMap((order) => {
    const step = stepOf(order, now());
    return step ? [stepTransition(clock, order, step)] : [];
  });
  const isMoved = await transitionEach<typeof orders, typeof orderEvents, OrderStatus>(clock, ORDER, steps);
  return isMoved.filter(Boolean).length;
}

function stepOf(order: OrderToTransition, now: number): OrderStep | null {
  if (!isEscalationDue(order, now)) return dueStep(order, now)?.step ?? null;
  const at = (order.disputedAt ?? 0) + ESCALATE_AT_MS;
  return {
    action: "escalate",
    to: order.status,
    actor: "clock",
    actorId: null,
    note: null,
    at,
    changes: { escalatedAt: at },
    notify: [
      { to: "buyer", what: "escalated" },
      { to: "supplier", what: "escalated" },
    ],
  };
}

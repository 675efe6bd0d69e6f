import { and, eq, type SQL, sql } from "drizzle-orm";
import { countChange } from "#domain/orders/counted-orders.ts";
import type { OrderActor } from "#domain/orders/order-machine.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { orderEvents, orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { flushOutbox, type Notifier } from "#worker/platform/notify-accounts.ts";
import { type Counter, countCall, overLimit, readCounters, withinLimits } from "#worker/platform/rate-limits.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import {
  conflictOf,
  type Seen,
  type Transitioned,
  transitionRows,
  transitionStatements,
} from "#worker/platform/write/transition.ts";
import type { BuyerContext } from "#worker/rfq/buyer.ts";
import { dueStep } from "./due-step.ts";
import { notifyParties, type PartyNews } from "./notify-parties.ts";
import { mayAct, type OrderToTransition } from "./order-to-transition.ts";

/** Something that happens to an order: a move of its machine, or a word beside it that leaves the state. */
export interface OrderStep {
  action: string;
  to: OrderStatus;
  actor: OrderActor;
  /** The account that takes it; null for the scheduler. */
  actorId: string | null;
  note: string | null;
  /** When it happened, where that was not just now. */
  at?: number;
  changes?: Partial<typeof orders.$inferInsert>;
  /** What it counts in, where it may be taken again and again. */
  counters?: Counter[];
  /** Must hold besides state and version. */
  precondition?: SQL | undefined;
  rows?: GuardedStatement[];
  notify: PartyNews[];
}

export type OrderTransitioned = Transitioned<OrderStatus>;

/** How an order changes its state (worker/platform/write/transition.ts). */
export const ORDER = { table: orders, key: orders.id, events: orderEvents };

/** A step as a state change: the supplier's count, the step's own rows and what both sides are told go along with it. */
export function stepTransition(ctx: Notifier, order: OrderToTransition, step: OrderStep) {
  const { id: key, status, version } = order;
  const { action, to, actor, actorId, note, at, changes, precondition, rows = [], notify } = step;
  return {
    seen: { key, status, version } satisfies Seen<OrderStatus>,
    change: {
      ...{ action, to, guard: precondition },
      event: { orderId: key, actor, actorId, note },
      ...(at === undefined ? {} : { at }),
      ...(changes ? { changes } : {}),
      effects: [...countRows(ctx, order, step), ...rows, ...notifyParties(ctx, order, notify)],
    },
  };
}

/** The statements of what the scheduler owes an order, for a batch of its own or of what comes next. */
export function owedStatements(ctx: Notifier, stored: OrderToTransition) {
  const due = dueStep(stored, ctx.now());
  if (!due) return [];
  const { seen, change } = stepTransition(ctx, stored, due.step);
  return transitionStatements<typeof orders, typeof orderEvents, OrderStatus>(ctx, ORDER, seen, change);
}

/** The public count of the supplier's orders goes along with the state. */
function countRows(ctx: Notifier, { supplierId, status }: OrderToTransition, { to }: OrderStep): GuardedStatement[] {
  const change = countChange(status, to);
  if (change === 0) return [];
  const ordersCount = sql`${suppliers.ordersCount} + ${change}`;
  return [updateWhere(ctx, suppliers, { ordersCount }, eq(suppliers.id, supplierId))];
}

/**
 * Takes a step in one atomic batch, after what the scheduler owes the order, and sends the mails after the response. A side has to
 * be one still when it is written.
 * @param stored the order as the database holds it
 * @param stepOf makes the step of the order as of now
 * @throws AppError CONFLICT with the state it is in now when somebody was faster; RATE_LIMITED; nothing was written then
 */
export async function takeStep(
  ctx: BuyerContext,
  stored: OrderToTransition,
  stepOf: (order: OrderToTransition) => OrderStep,
): Promise<OrderTransitioned> {
  const due = dueStep(stored, ctx.now());
  const order = due?.after ?? stored;
  const step = stepOf(order);
  const { counters = [] } = step;
  const { seen, change } = stepTransition(ctx, order, { ...step, precondition: mayTake(ctx, order, step) });
  const own = transitionRows<typeof orders, typeof orderEvents, OrderStatus>(ctx, ORDER, seen, change);
  const isCounted = counters.length > 0;
  const { event, counted, present } = await batchOf(ctx, {
    counting: isCounted ? [ctx.db.run(countCall(counters, ctx.now(), sql`true`))] : [],
    owed: owedStatements(ctx, stored),
    event: ctx.db.run(own.event(own.precondition)),
    others: own.others.map((write) => ctx.db.run(write(own.isDone))),
    counted: isCounted ? [readCounters(ctx.db, counters)] : [],
    present: own.read,
  });
  if (event.rowsAffected === 0) {
    throw overLimit(counters, counted[0] ?? [], ctx.now()) ?? conflictOf(seen, step.action, present);
  }
  flushOutbox(ctx);
  return { status: step.to, version: order.version + 1 };
}

/** The platform is no side of an order, and rules on what is. */
function mayTake(ctx: BuyerContext, order: OrderToTransition, { actor, counters = [], precondition }: OrderStep) {
  const isSide = actor === "admin" ? undefined : mayAct(ctx, order);
  return and(precondition, isSide, counters.length > 0 ? withinLimits(counters) : undefined);
}

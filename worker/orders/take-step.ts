import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "#domain/kernel/app-error.ts";
import { countChange } from "#domain/orders/counted-orders.ts";
import type { OrderActor } from "#domain/orders/order-machine.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { orderEvents, orders } from "#drizzle/schema/orders.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { Context } from "#worker/platform/context.ts";
import type { InsertedRow } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { type Counter, countCall, overLimit, readCounters, withinLimits } from "#worker/platform/rate-limits.ts";
import { postSoon, type Teller } from "#worker/platform/tell-accounts.ts";
import type { BuyerContext } from "#worker/rfq/buyer.ts";
import { dueStep } from "./due-step.ts";
import { type MovableOrder, mayAct } from "./movable-order.ts";
import { type Told, tellParties } from "./tell-parties.ts";

/** Something that happens to an order: a move of its machine, or a word beside it that leaves the state. */
export interface OrderStep {
  action: string;
  to: OrderStatus;
  actor: OrderActor;
  /** The account that takes it; null for the clock. */
  actorId: string | null;
  note: string | null;
  /** When it happened, where that was not just now. */
  at?: number;
  changes?: Partial<typeof orders.$inferInsert>;
  /** What it counts in, where it may be taken again and again. */
  counters?: Counter[];
  /** Must hold besides state and version. */
  precondition?: SQL | undefined;
  rows?: InsertedRow[];
  tell: Told[];
}

export interface Moved {
  status: OrderStatus;
  version: number;
}

/**
 * The statements of a step: the first compares and sets state and version, the second is the event where the first
 * changed a row, all others are written where the event was (workflows: rules for all of them).
 */
export function stepStatements(ctx: Teller, order: MovableOrder, step: OrderStep) {
  const { db } = ctx;
  const { id, status, version } = order;
  const eventId = newId("evt");
  const event = {
    id: eventId,
    orderId: id,
    action: step.action,
    fromStatus: status,
    toStatus: step.to,
    actor: step.actor,
    actorId: step.actorId,
    note: step.note,
    createdAt: step.at ?? ctx.now(),
  };
  const isAsSeen = and(eq(orders.id, id), eq(orders.status, status), eq(orders.version, version), step.precondition);
  const isTaken = sql`exists (select 1 from ${orderEvents} where ${orderEvents.id} = ${eventId})`;
  const others = [...countRows(order, step), ...(step.rows ?? []), ...tellParties(ctx, order, step.tell)];
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    db
      .update(orders)
      .set({ ...step.changes, status: step.to, version: version + 1, updatedAt: ctx.now() })
      .where(isAsSeen),
    db.run(insertWhere(orderEvents, event, sql`changes() = 1`)),
    ...others.map((write) => db.run(write(isTaken))),
  ];
  return { eventId, statements };
}

/** The public count of the supplier's orders goes along with the state. */
function countRows({ supplierId, status }: MovableOrder, { to }: OrderStep): InsertedRow[] {
  const change = countChange(status, to);
  if (change === 0) return [];
  return [
    (condition) => sql`update ${suppliers} set orders_count = orders_count + ${change}
      where ${suppliers.id} = ${supplierId} and ${condition}`,
  ];
}

/**
 * Takes a step in one atomic batch, after what the clock owes the order, and sends the mails behind the answer. A side has to
 * be one still when it is written.
 * @param stored the order as the database holds it
 * @param stepOf makes the step of the order as of now
 * @throws AppError CONFLICT with the state it is in now when somebody was faster; RATE_LIMITED; nothing was written then
 */
export async function takeStep(
  ctx: BuyerContext,
  stored: MovableOrder,
  stepOf: (order: MovableOrder) => OrderStep,
): Promise<Moved> {
  const due = dueStep(stored, ctx.now());
  const order = due?.after ?? stored;
  const step = stepOf(order);
  const { counters = [] } = step;
  const own = stepStatements(ctx, order, { ...step, precondition: mayTake(ctx, order, step) });
  const owed = due ? stepStatements(ctx, stored, due.step).statements : [];
  const isCounted = counters.length > 0;
  const counting = isCounted ? [ctx.db.run(countCall(counters, ctx.now(), sql`true`))] : [];
  const [first, ...others] = [...counting, ...owed, ...own.statements];
  const results = await ctx.db.batch([
    first as BatchItem<"sqlite">,
    ...others,
    ...(isCounted ? [readCounters(ctx.db, counters)] : []),
    selectEnd(ctx, order.id, own.eventId),
  ]);
  // The last statements of the batch are those that tell how it ended.
  const [end] = results.at(-1) as Awaited<ReturnType<typeof selectEnd>>;
  const counted = isCounted ? (results.at(-2) as Awaited<ReturnType<typeof readCounters>>) : [];
  if (!end?.isTaken) {
    const conflict = new AppError("CONFLICT", { state: end?.status ?? order.status, action: step.action });
    throw overLimit(counters, counted, ctx.now()) ?? conflict;
  }
  postSoon(ctx);
  return { status: step.to, version: order.version + 1 };
}

/** The house is no side of an order, and rules on what is. */
function mayTake(ctx: BuyerContext, order: MovableOrder, { actor, counters = [], precondition }: OrderStep) {
  const isSide = actor === "admin" ? undefined : mayAct(ctx, order);
  return and(precondition, isSide, counters.length > 0 ? withinLimits(counters) : undefined);
}

function selectEnd({ db }: Context, id: string, eventId: string) {
  const isTaken = sql<number>`exists (select 1 from ${orderEvents} where ${orderEvents.id} = ${eventId})`;
  return db.select({ status: orders.status, isTaken }).from(orders).where(eq(orders.id, id));
}

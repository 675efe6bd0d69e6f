import { and, eq } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { ORDER_TRANSITIONS, type OrderAction, type OrderActor, orderMachine } from "#domain/orders/order-machine.ts";
import { orderAsOf } from "#domain/orders/order-schedule.ts";
import type { TransitionOrder } from "#domain/orders/transition-order.ts";
import { orders } from "#drizzle/schema/orders.ts";
import type { GuardedStatement } from "#worker/platform/guarded-write.ts";
import { actorIdOf, type BuyerContext } from "#worker/rfq/buyer.ts";
import { isParty, type OrderToTransition, selectToTransition, sideOf } from "./order-to-transition.ts";
import { type OrderTransitioned, takeStep } from "./take-step.ts";
import { changesOf, notifiedOf } from "./transition-effects.ts";

/** An order that the caller is a party of, as the database holds it, and the side that the caller is on. */
export interface OwnOrder {
  stored: OrderToTransition;
  /** As of now: what the scheduler owes it is counted in. */
  order: OrderToTransition;
  side: "buyer" | "supplier";
}

/** The query of the caller's order behind a reference, for the batch of a verb that asks for more; {@link asOwn} reads it. */
export function selectOwn(ctx: BuyerContext, reference: string) {
  return selectToTransition(ctx.db, and(eq(orders.reference, reference), isParty(ctx)));
}

/**
 * The caller's order as of now, with the side that the caller is on.
 * @throws AppError NOT_FOUND for another's and a missing one alike, and for a supplier that is not approved
 */
export function asOwn(ctx: BuyerContext, stored: OrderToTransition | undefined): OwnOrder {
  if (!stored) throw new AppError("NOT_FOUND");
  return { stored, order: orderAsOf(stored, ctx.now()), side: sideOf(ctx, stored) };
}

/** The caller's order behind a reference; refusals as those of {@link asOwn}. */
export async function ownOrder(ctx: BuyerContext, reference: string): Promise<OwnOrder> {
  const [stored] = await selectOwn(ctx, reference);
  return asOwn(ctx, stored);
}

/** Refuses who saw an older version of an order than there is now. */
export function expectSeen(stored: OrderToTransition, { version }: { version: number }, action: string): void {
  if (stored.version === version) return;
  throw new AppError("CONFLICT", { state: stored.status, action, version: stored.version });
}

interface Extras {
  reason?: string;
  changes?: Partial<typeof orders.$inferInsert>;
  rows?: GuardedStatement[];
  /** As whom the table of moves knows the caller where that is not its side. */
  actor?: OrderActor;
}

/**
 * A move of an order by one of its parties: state, event, count, notices and mails in one batch. At most three database
 * calls with the session's.
 * @throws AppError CONFLICT with state and action for a move that the table does not know, and for an older version
 */
export async function transitionOwnOrder(
  ctx: BuyerContext,
  input: TransitionOrder,
  action: OrderAction,
  extras: Extras = {},
): Promise<OrderTransitioned> {
  const own = await ownOrder(ctx, input.reference);
  return takeTransition(ctx, own, input, action, extras);
}

/** The move of an order that was read already, for verbs with guards of their own. */
export function takeTransition(
  ctx: BuyerContext,
  { stored, order, side }: OwnOrder,
  input: TransitionOrder,
  action: OrderAction,
  { reason, changes, rows, actor = side }: Extras = {},
): Promise<OrderTransitioned> {
  orderMachine.transition(order.status, action, actor);
  expectSeen(stored, input, action);
  const note = reason ?? null;
  return takeStep(ctx, stored, () => ({
    action,
    to: ORDER_TRANSITIONS[action].to,
    actor,
    actorId: actorIdOf(ctx),
    note,
    changes: { ...changesOf(action, ctx.now(), note), ...changes },
    rows: rows ?? [],
    notify: notifiedOf(action, actor === "consent" || actor === "agreement" ? side : actor, note),
  }));
}

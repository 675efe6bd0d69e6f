import { AppError } from "#domain/kernel/app-error.ts";
import { orderMachine } from "#domain/orders/order-machine.ts";
import type { TransitionOrder, TransitionWithReason } from "#domain/orders/transition-order.ts";
import { actorIdOf, type BuyerContext } from "#worker/rfq/buyer.ts";
import { commentsOf } from "./order-to-transition.ts";
import { type OrderTransitioned, takeStep } from "./take-step.ts";
import { expectSeen, ownOrder, takeTransition } from "./transition-order.ts";

const OTHER = { buyer: "supplier", supplier: "buyer" } as const;

/**
 * One side asks the other to call off a confirmed order, and says why. The order stays as it is until that one answers.
 * @throws AppError CONFLICT with state and action where it can't be agreed on any more, or was asked for already; RATE_LIMITED
 */
export async function askToCancel(
  ctx: BuyerContext,
  { reason, ...input }: TransitionWithReason,
): Promise<OrderTransitioned> {
  const { stored, order, side } = await ownOrder(ctx, input.reference);
  if (!orderMachine.can(order.status, "cancel_agreed", "consent") || order.cancelAskedBy !== null) {
    throw new AppError("CONFLICT", { state: order.status, action: "ask_to_cancel" });
  }
  expectSeen(stored, input, "ask_to_cancel");
  return takeStep(ctx, stored, ({ status }) => ({
    action: "ask_to_cancel",
    to: status,
    actor: side,
    actorId: actorIdOf(ctx),
    note: reason,
    changes: { cancelAskedBy: side, cancelNote: reason },
    counters: [commentsOf(ctx, order)],
    notify: [{ to: OTHER[side], what: "cancel_asked", note: reason }],
  }));
}

/**
 * The other side agrees, and the order is cancelled for the reason that was given.
 * @throws AppError CONFLICT with state and action where the other side did not ask
 */
export async function consentToCancel(ctx: BuyerContext, input: TransitionOrder): Promise<OrderTransitioned> {
  const own = await ownOrder(ctx, input.reference);
  const { order, side } = own;
  orderMachine.transition(order.status, "cancel_agreed", "consent");
  if (order.cancelAskedBy !== OTHER[side]) {
    throw new AppError("CONFLICT", { state: order.status, action: "cancel_agreed" });
  }
  return takeTransition(ctx, own, input, "cancel_agreed", { actor: "consent", reason: order.cancelNote ?? "" });
}

/**
 * The other side refuses, or the asker takes it back: the order goes on.
 * @throws AppError CONFLICT with state and action where nobody asked; RATE_LIMITED
 */
export async function refuseToCancel(ctx: BuyerContext, input: TransitionOrder): Promise<OrderTransitioned> {
  const { stored, order, side } = await ownOrder(ctx, input.reference);
  if (order.cancelAskedBy === null) {
    throw new AppError("CONFLICT", { state: order.status, action: "refuse_to_cancel" });
  }
  expectSeen(stored, input, "refuse_to_cancel");
  return takeStep(ctx, stored, ({ status }) => ({
    action: "refuse_to_cancel",
    to: status,
    actor: side,
    actorId: actorIdOf(ctx),
    note: null,
    changes: { cancelAskedBy: null, cancelNote: null },
    counters: [commentsOf(ctx, order)],
    notify: [{ to: OTHER[side], what: "cancel_refused" }],
  }));
}

import { AppError } from "#domain/kernel/app-error.ts";
import { orderMachine } from "#domain/orders/order-machine.ts";
import { mayDispute } from "#domain/orders/order-schedule.ts";
import type { TransitionOrder, TransitionWithReason } from "#domain/orders/transition-order.ts";
import { disputeEntries } from "#drizzle/schema/orders.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { OrderTransitioned } from "./take-step.ts";
import { ownOrder, takeTransition, transitionOwnOrder } from "./transition-order.ts";

// Moves that the buyer takes, or either side; refusals as those of transitionOwnOrder.

/** Either side says that the goods have come. */
export function deliver(ctx: SignedInContext, input: TransitionOrder): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "deliver");
}

/** The buyer is content; the rating opens. */
export function complete(ctx: SignedInContext, input: TransitionOrder): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "complete");
}

/** Either side calls off an order that was not confirmed yet. */
export function cancel(ctx: SignedInContext, { reason, ...input }: TransitionWithReason): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "cancel", { reason });
}

/**
 * The buyer disputes a delivery, once, within 30 days of it; what is said opens the conversation.
 * @throws AppError CONFLICT also after that time, and for an order that was disputed and settled before
 */
export async function dispute(
  ctx: SignedInContext,
  { reason, ...input }: TransitionWithReason,
): Promise<OrderTransitioned> {
  const own = await ownOrder(ctx, input.reference);
  const { order, side } = own;
  orderMachine.transition(order.status, "dispute", side);
  if (!mayDispute(order, ctx.now()) || order.disputedAt !== null) {
    throw new AppError("CONFLICT", { state: order.status, action: "dispute" });
  }
  const entry = {
    id: newId("dsp"),
    orderId: order.id,
    side,
    authorId: ctx.caller.userId,
    proposal: null,
    text: reason,
    createdAt: ctx.now(),
  };
  return takeTransition(ctx, own, input, "dispute", { reason, rows: [row(disputeEntries, entry)] });
}

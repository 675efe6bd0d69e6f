import type { ShipOrder, TransitionOrder, TransitionWithReason } from "#domain/orders/transition-order.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import type { OrderTransitioned } from "./take-step.ts";
import { transitionOwnOrder } from "./transition-order.ts";

// Moves that the supplier takes; refusals as those of transitionOwnOrder.

/** The supplier takes a checkout's order on. */
export function confirm(ctx: SignedInContext, input: TransitionOrder): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "confirm", { changes: { answerBy: null } });
}

/** The supplier turns a checkout's order down, and says why. */
export function decline(ctx: SignedInContext, { reason, ...input }: TransitionWithReason): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "decline", { reason });
}

export function startProduction(ctx: SignedInContext, input: TransitionOrder): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "start_production");
}

/** Goods in stock skip the production. */
export function makeReady(ctx: SignedInContext, input: TransitionOrder): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "make_ready");
}

/** The goods leave, with who carries them and under which number. */
export function ship(
  ctx: SignedInContext,
  { carrier, trackingReference, ...input }: ShipOrder,
): Promise<OrderTransitioned> {
  return transitionOwnOrder(ctx, input, "ship", { changes: { carrier, trackingReference } });
}

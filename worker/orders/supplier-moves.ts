import type { MoveOrder, MoveWithReason, ShipOrder } from "#domain/orders/move-order.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { moveOwnOrder } from "./move-order.ts";
import type { Moved } from "./take-step.ts";

// Moves that the supplier takes; refusals as those of moveOwnOrder.

/** The supplier takes a checkout's order on. */
export function confirm(ctx: SignedInContext, input: MoveOrder): Promise<Moved> {
  return moveOwnOrder(ctx, input, "confirm", { changes: { answerBy: null } });
}

/** The supplier turns a checkout's order down, and says why. */
export function decline(ctx: SignedInContext, { reason, ...input }: MoveWithReason): Promise<Moved> {
  return moveOwnOrder(ctx, input, "decline", { reason });
}

export function startProduction(ctx: SignedInContext, input: MoveOrder): Promise<Moved> {
  return moveOwnOrder(ctx, input, "start_production");
}

/** Goods in stock skip the production. */
export function makeReady(ctx: SignedInContext, input: MoveOrder): Promise<Moved> {
  return moveOwnOrder(ctx, input, "make_ready");
}

/** The goods leave, with who carries them and under which number. */
export function ship(ctx: SignedInContext, { carrier, trackingReference, ...input }: ShipOrder): Promise<Moved> {
  return moveOwnOrder(ctx, input, "ship", { changes: { carrier, trackingReference } });
}
